import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClosingDetails } from './closing-details';

let visitor: ReturnType<typeof userEvent.setup>;

beforeEach(async () => {
  visitor = userEvent.setup();
  render(
    <>
      <ClosingDetails>
        <summary>Menu</summary>
        <a href="/en/hotels">Hotels</a>
      </ClosingDetails>
      <button type="button">Elsewhere</button>
    </>,
  );
  await visitor.click(screen.getByText('Menu'));
});

const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open;

describe('a menu that opens without scripts', () => {
  it('stays open while a visitor moves inside it', async () => {
    await visitor.pointer({ keys: '[MouseLeft]', target: screen.getByRole('link') });
    expect(isOpen()).toBe(true);
  });

  it('closes by Escape and gives the focus back', async () => {
    screen.getByRole('link').focus();
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Menu')).toHaveFocus();
  });

  it('closes when a visitor presses elsewhere', async () => {
    await visitor.click(screen.getByRole('button'));
    expect(isOpen()).toBe(false);
  });
});
