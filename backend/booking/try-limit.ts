import type { Database } from '../db/database';
import { DomainError } from '../problem';
import { addTry } from './try-queries';

export interface TryLimit {
  tries: number;
  /** Length of the window in which they are counted. */
  minutes: number;
}

/** Counts one try in a bucket, for all processes together. Throws too-many-requests beyond the limit. */
export async function countTry(
  db: Database,
  bucket: string,
  { tries, minutes }: TryLimit,
  now: Date,
): Promise<void> {
  const length = minutes * 60_000;
  const windowStart = new Date(Math.floor(now.getTime() / length) * length);
  if ((await addTry(db, bucket, windowStart)) <= tries) return;
  const retryAfterSeconds = Math.ceil((windowStart.getTime() + length - now.getTime()) / 1000);
  throw new DomainError('too-many-requests', 'Too many tries; please wait', { retryAfterSeconds });
}
