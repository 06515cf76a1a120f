import { ApiProblem } from '@/lib/api/api-problem';
import type { Api } from '@/lib/api/create-api';
import { type BookingAccess, BookingLookup } from '@/lib/contract/reservation';
import type { FormValues } from '../forms/form-values';
import type { FindAttempt } from './find-values';

/** The booking's access token, or what was typed with the reason for the refusal. */
export async function findReservation(api: Api, values: FormValues): Promise<BookingAccess | FindAttempt> {
  const typed = {
    pnr: (values.pnr ?? '').trim().slice(0, 12),
    surname: (values.surname ?? '').trim().slice(0, 60),
    email: (values.email ?? '').trim().slice(0, 120),
  };
  const lookup = BookingLookup.safeParse(typed);
  if (!lookup.success) return { ...typed, reason: 'incomplete' };
  try {
    return await api.findBooking({ body: lookup.data });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 429) return { ...typed, reason: 'too-many' };
    if (error.status === 404 || error.status === 400) return { ...typed, reason: 'not-found' };
    throw error;
  }
}
