import { act, render, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { OfflineNotice } from './offline-notice';

const onLine = vi.spyOn(navigator, 'onLine', 'get');

afterAll(() => {
  onLine.mockRestore();
});

function connection(online: boolean) {
  onLine.mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

describe('a lost connection', () => {
  it('is said while it lasts', () => {
    onLine.mockReturnValue(true);
    render(<OfflineNotice title="You are offline" text="What you have filled in stays here." />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    connection(false);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. What you have filled in stays here.',
    );
    connection(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
