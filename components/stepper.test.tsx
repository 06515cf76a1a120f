import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeSteps, Stepper } from './stepper';

const steps = [
  { id: 'flights', text: 'Flights', href: '/en/flights/AMS/AYT/20270501' },
  { id: 'travellers', text: 'Travellers', href: '/en/booking/bookpay?basket=a' },
  { id: 'extras', text: 'Extras', href: '/en/booking/extra?basket=a' },
  { id: 'payment', text: 'Payment', href: '/en/booking/payment?basket=a' },
];

describe('the steps of a booking', () => {
  it('marks the current step, and only what lies behind it can be gone back to', () => {
    render(<Stepper label="Your booking" steps={placeSteps(steps, 'extras')} visitedText="done" />);
    const items = within(screen.getByRole('navigation', { name: 'Your booking' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Flights, done',
      'Travellers, done',
    ]);
  });

  it('has nothing visited on the first step', () => {
    expect(placeSteps(steps, 'flights').map((step) => step.state)).toEqual([
      'current',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
  });
});
