import { readBoundedText } from '@/lib/routing/read-bounded-text';

/** What a form posted: field name → value, flat. Names are paths such as `travellers.0.name`. */
export type FormValues = Readonly<Record<string, string>>;

/** The nested form of the same fields, as schemas read them. */
export type NestedValues = { [name: string]: string | NestedValues };

/** A posted body that is no form of ours: too big, of another type. */
export class UnreadableForm extends Error {}

const MAX_BODY_BYTES = 64_000;
const MAX_FIELDS = 400;
const FIELD_NAME = /^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*$/;
const MAX_NAME = 80;
/** Longer values are cut: no field takes as much, and a draft keeps no more. */
const MAX_VALUE = 500;

/**
 * Reads a posted form, bounded in bytes, fields and lengths; unknown shapes of names are left out.
 * @throws UnreadableForm
 */
export async function readFormValues(request: Request): Promise<FormValues> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new UnreadableForm('not a form');
  const text = await readBoundedText(request, MAX_BODY_BYTES);
  if (text === null) throw new UnreadableForm('too big');
  return valuesOf(new URLSearchParams(text));
}

/** The fields of a form as flat values; the last of several with one name counts. */
export function valuesOf(fields: Iterable<[string, FormDataEntryValue]>): FormValues {
  const values: Record<string, string> = {};
  let count = 0;
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || name.length > MAX_NAME || !FIELD_NAME.test(name)) continue;
    count += 1;
    if (count > MAX_FIELDS) break;
    values[name] = storable(value.slice(0, MAX_VALUE));
  }
  return values;
}

/** Without the half of a character that a cut leaves, and without NUL: the backend takes neither. */
const storable = (value: string): string => value.replace(/[\ud800-\udbff]$/, '').replaceAll('\u0000', '');

/** Fields that steer a form and are no answer of the visitor. */
const STEERING = ['key', 'basket'];

/** The typed answers of a form, as a draft keeps them. */
export function answersOf(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !STEERING.includes(name)));
}

/** `{'contact.name': 'Noor'}` → `{contact: {name: 'Noor'}}` */
export function nestValues(values: FormValues): NestedValues {
  const root = emptyValues();
  for (const [name, value] of Object.entries(values)) place(root, name.split('.'), value);
  return root;
}

/** The numbered children of a nested value, in order and without holes: `travellers.0`, `travellers.1`, … */
export function listOf(node: string | NestedValues | undefined): NestedValues[] {
  if (typeof node !== 'object') return [];
  return Object.entries(node)
    .filter(([name, value]) => /^\d{1,2}$/.test(name) && typeof value === 'object')
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value as NestedValues);
}

// Without a prototype, `__proto__.x` is a field like any other.
const emptyValues = (): NestedValues => Object.create(null) as NestedValues;

function place(root: NestedValues, path: readonly string[], value: string) {
  let at = root;
  for (const part of path.slice(0, -1)) {
    const next = at[part];
    const below = typeof next === 'object' ? next : emptyValues();
    at[part] = below;
    at = below;
  }
  const last = path.at(-1);
  if (last !== undefined) at[last] = value;
}
