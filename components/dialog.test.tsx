import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DialogButton } from './dialog-button';

const rules = (
  <DialogButton text="Fare rules" title="Rules of the flex fare" closeLabel="Close">
    <p>Change for free until two hours before departure.</p>
  </DialogButton>
);

describe('a dialog behind a button', () => {
  it('opens with its title as its name, and closes by its button', async () => {
    const visitor = userEvent.setup();
    render(rules);
    await visitor.click(screen.getByRole('button', { name: 'Fare rules' }));
    const dialog = screen.getByRole('dialog', { name: 'Rules of the flex fare' }) as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain('Change for free');
    await visitor.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
  });

  it('opens again after it was closed', async () => {
    const visitor = userEvent.setup();
    render(rules);
    await visitor.click(screen.getByRole('button', { name: 'Fare rules' }));
    await visitor.click(screen.getByRole('button', { name: 'Close' }));
    await visitor.click(screen.getByRole('button', { name: 'Fare rules' }));
    expect((screen.getByRole('dialog') as HTMLDialogElement).open).toBe(true);
  });

  it('closes on a press beside it, not on a press inside it', async () => {
    const visitor = userEvent.setup();
    render(rules);
    await visitor.click(screen.getByRole('button', { name: 'Fare rules' }));
    const dialog = screen.getByRole('dialog') as HTMLDialogElement;
    await visitor.click(screen.getByText(/Change for free/));
    expect(dialog.open).toBe(true);
    await visitor.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it('is readable before scripts run', () => {
    const html = renderToString(rules);
    expect(html).toContain('<details');
    expect(html).toContain('Change for free');
  });
});
