import type { z } from 'zod';

/** Field name → message key, as drafts keep them. */
export type FormErrors = Readonly<Record<string, string>>;

/** A schema's message as a message key; its own words, which no visitor should read, become `fallback`. */
export function messageKey(message: string, fallback = 'bookingForm.errors.invalid'): string {
  return /^[a-zA-Z]+\.errors\.\w+$/.test(message) ? message : fallback;
}

/** The first message of each field. */
export function formErrors(error: z.ZodError, fallback?: string): FormErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join('.')] ??= messageKey(issue.message, fallback);
  return errors;
}
