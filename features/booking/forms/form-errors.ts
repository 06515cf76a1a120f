import type { z } from 'zod';

/** Field name → message key, as drafts keep them. */
export type FormErrors = Readonly<Record<string, string>>;

/** The first message of each field; a schema's own words, which no visitor should read, become `fallback`. */
export function formErrors(error: z.ZodError, fallback = 'bookingForm.errors.invalid'): FormErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    errors[field] ??= /^[a-zA-Z]+\.errors\.\w+$/.test(issue.message) ? issue.message : fallback;
  }
  return errors;
}
