import type { z } from 'zod';
import { type EndpointName, endpointPaths } from '@/lib/api/endpoint-paths';
import { type EndpointSchemas, endpoints } from '@/lib/api/endpoints';
import { DomainError, InvalidAirports } from './problem';

const AIRPORT_FIELDS = new Set(['origin', 'destination', 'originAlt', 'destinationAlt']);

function refusal(name: EndpointName, error: z.ZodError): DomainError {
  const family = endpointPaths[name].path.split('/')[1];
  const isAboutAirports = error.issues.some((issue) => AIRPORT_FIELDS.has(String(issue.path[0])));
  if (isAboutAirports && (family === 'flights' || family === 'locations')) return new InvalidAirports();
  const errors = Object.fromEntries(
    error.issues.map((issue) => [issue.path.join('.'), issue.code.replaceAll('_', '-')]),
  );
  // The sentence is the specification's (§8) for hotel calls.
  const detail = family === 'hotel' ? 'Common Error' : 'The request breaks the rules of this call';
  return new DomainError('invalid-request', detail, { errors });
}

function singlesUnwrapped(query: Record<string, string[]>): Record<string, unknown> {
  const entries = Object.entries(query).map(([key, values]) => [key, values.length > 1 ? values : values[0]]);
  return Object.fromEntries(entries);
}

/** NUL and halves of surrogate pairs, as JSON writes them: no text column takes them. */
const UNREADABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

export interface RawInput {
  params: Record<string, string>;
  query: Record<string, string[]>;
  body: unknown;
}

/**
 * The call's input by the contract: path and query fields side by side, the body under `body`.
 * Throws a DomainError that names each field at fault.
 */
export function readInput(name: EndpointName, raw: RawInput): Record<string, unknown> {
  if (UNREADABLE.test(JSON.stringify(raw))) {
    throw new DomainError('invalid-request', 'The request holds unreadable text');
  }
  const schemas: EndpointSchemas = endpoints[name];
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    const result = schema?.safeParse(value);
    if (result?.error) throw refusal(name, result.error);
    return result?.data;
  };
  const fields = {
    ...(read(schemas.params, raw.params) as object | undefined),
    ...(read(schemas.query, singlesUnwrapped(raw.query)) as object | undefined),
  };
  return schemas.body ? { ...fields, body: read(schemas.body, raw.body) } : fields;
}
