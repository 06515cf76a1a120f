import { ApiProblem } from '@/lib/api/api-problem';
import type { Api } from '@/lib/api/create-api';
import type { Reservation } from '@/lib/contract/reservation';

/** A booking that this visitor may see, by its number and the token of a link; null for any other. */
export async function loadReservation(
  api: Api,
  pnr: string,
  token: string | undefined,
): Promise<Reservation | null> {
  try {
    return await api.confirmationDetail({
      key: pnr,
      ...(token ? { token: token.slice(0, 64) } : {}),
    });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
