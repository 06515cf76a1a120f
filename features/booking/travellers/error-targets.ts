import { fieldId } from '@/components/field';
import type { FormErrors } from '../forms/form-errors';

export interface ErrorTarget {
  readonly fieldId: string;
  readonly key: string;
  /** The traveller whose field it is, counted from 1; null for the main booker and the party. */
  readonly traveller: number | null;
}

const PERSON = ['gender', 'name', 'surname', 'birthdate'];
const CONTACT = ['address', 'zipCode', 'city', 'country', 'email', 'phoneNumber', 'sosPhoneNumber'];

/** The errors in the order of the page, each with the control to go to. */
export function errorTargets(errors: FormErrors): ErrorTarget[] {
  return Object.entries(errors)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([path, key]) => ({ fieldId: targetOf(path), key, traveller: travellerOf(path) }));
}

function travellerOf(path: string): number | null {
  const [group, index, field] = path.split('.');
  return group === 'travellers' && field ? Number(index) + 1 : null;
}

function targetOf(path: string): string {
  if (path === 'party' || path === 'travellers') return 'party';
  // A date of three parts is entered at its first.
  return fieldId(path.endsWith('.birthdate') ? `${path}.day` : path);
}

function rank(path: string): number {
  const [group = '', second = '', third = ''] = path.split('.');
  if (group === 'travellers' && third) return 100 * (1 + Number(second)) + PERSON.indexOf(third);
  if (group === 'contact') return 10_000 + [...PERSON, ...CONTACT].indexOf(second);
  return 0;
}
