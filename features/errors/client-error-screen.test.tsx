import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClientErrorScreen, ErrorTextsProvider } from './client-error-screen';

const texts = {
  title: 'Something went wrong on our side',
  text: 'Nothing was booked.',
  status: 'Error code 500',
  correlation: 'Mention this reference: {id}',
  home: 'To the home page',
};

describe('the screen of an error boundary', () => {
  it('says what happened, in the page’s language, with a way home and the reference', () => {
    render(
      <ErrorTextsProvider texts={texts}>
        <ClientErrorScreen market="dk" correlationId="3856765495" />
      </ErrorTextsProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(screen.getByText('Mention this reference: 3856765495')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/dk');
  });

  it('is still a page with a way home when nothing could be loaded', () => {
    render(<ClientErrorScreen market="nl" />);
    expect(screen.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/nl');
  });
});
