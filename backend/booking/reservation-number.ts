import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, which are read for one another, and without vowels, which make words. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A random reservation number (PNR); about 480 million there are, so it names a booking but opens none. */
export function newReservationNumber(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** As typed from a letter or over the phone, or null for what cannot be one. */
export function readReservationNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6}$/.test(number) ? number : null;
}
