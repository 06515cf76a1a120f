import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary';
import { fieldId } from './field';
import { TextField } from './text-field';

const problems = [
  { fieldId: fieldId('name'), message: 'Enter your first name' },
  { fieldId: fieldId('email'), message: 'Enter your e-mail address' },
];

describe('the error summary', () => {
  it('takes the focus when it appears and links each problem to its field', () => {
    render(
      <>
        <ErrorSummary title="Two things need your attention" problems={problems} />
        <TextField name="name" label="First name" />
        <TextField name="email" label="E-mail" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets.map((id) => document.getElementById(id)?.tagName)).toEqual(['INPUT', 'INPUT']);
  });

  it('takes the focus again when other fields are wrong', () => {
    const { rerender } = render(<ErrorSummary title="Check" problems={problems} />);
    screen.getAllByRole('link')[0]?.focus();
    rerender(<ErrorSummary title="Check" problems={problems.slice(1)} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('is not there while nothing is wrong', () => {
    render(<ErrorSummary title="Check" problems={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
