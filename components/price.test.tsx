import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from './price';
import { PriceLines } from './price-lines';

// Intl puts no-break spaces between sign and figure.
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

describe('a price', () => {
  it('is written the way of the market', () => {
    const { container, rerender } = render(<Price amount={124950} currency="EUR" market="nl" />);
    expect(plain(container.textContent)).toBe('€ 1.249,50');
    rerender(<Price amount={124950} currency="DKK" market="dk" />);
    expect(plain(container.textContent)).toBe('1.249,50 kr.');
  });

  it('says that the struck price is the old one', () => {
    const { container } = render(
      <Price amount={9900} currency="EUR" market="en" old={{ amount: 12900, label: 'was' }} compact />,
    );
    expect(plain(container.querySelector('s')?.textContent)).toBe('was €129');
    expect(plain(container.querySelector('strong')?.textContent)).toBe('€99');
  });

  it('shows a difference with its sign', () => {
    const { container } = render(<Price amount={2500} currency="EUR" market="en" signed />);
    expect(plain(container.textContent)).toBe('+€25.00');
  });
});

describe('the lines of a price', () => {
  it('reads each amount with what it is for, and the total last', () => {
    render(
      <PriceLines
        caption="What you pay"
        currency="EUR"
        market="en"
        freeText="included"
        lines={[
          { id: 'adult', text: 'Adult', amount: 39800, count: 2 },
          { id: 'cabin', text: 'Cabin bag', amount: 0, count: 1 },
        ]}
        total={{ text: 'Total', amount: 39800 }}
      />,
    );
    expect(screen.getByRole('table', { name: 'What you pay' })).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => plain(row.textContent));
    expect(rows).toEqual(['2 × Adult€398.00', 'Cabin bagincluded', 'Total€398.00']);
    expect(screen.getByRole('rowheader', { name: 'Total' })).toBeTruthy();
  });
});
