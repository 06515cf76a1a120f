import { UNEXPECTED } from '@/lib/api/read-problem';
import type { Problem } from '@/lib/contract/common';

/** Every way a call can fail that we foresaw: its stable code, HTTP status and title. */
const PROBLEMS = {
  'invalid-request': { status: 400, title: 'Bad Request' },
  'invalid-airport': { status: 400, title: 'Bad Request' },
  'malformed-json': { status: 400, title: 'Bad Request' },
  'infant-turns-two': { status: 400, title: 'Bad Request' },
  'baggage-not-acknowledged': { status: 400, title: 'Bad Request' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  'not-found': { status: 404, title: 'Not Found' },
  'sold-out': { status: 409, title: 'Conflict' },
  conflict: { status: 409, title: 'Conflict' },
  'price-changed': { status: 409, title: 'Conflict' },
  'hold-expired': { status: 409, title: 'Conflict' },
  'basket-incomplete': { status: 409, title: 'Conflict' },
  'payment-open': { status: 409, title: 'Conflict' },
  'body-too-large': { status: 413, title: 'Content Too Large' },
  'idempotency-mismatch': { status: 422, title: 'Unprocessable Content' },
  'too-many-requests': { status: 429, title: 'Too Many Requests' },
  'payment-unavailable': { status: 503, title: 'Service Unavailable' },
  'not-built': { status: 501, title: 'Not Implemented' },
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

interface Details {
  /** Field path → message key. */
  errors?: Record<string, string>;
  /** Further members of the problem record. */
  extensions?: Record<string, string | number>;
  /** Sent with a 429. */
  retryAfterSeconds?: number;
}

/** A verb refuses: thrown anywhere below a route, turned into a problem record here and nowhere else. */
export class DomainError extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** Specification §8, flights. */
export class InvalidAirports extends DomainError {
  constructor() {
    super('invalid-airport', 'Either of origin/destination airport codes are invalid');
  }
}

/** Fewer seats are left on a flight than were asked for. */
export class SoldOut extends DomainError {
  constructor(readonly flightId: number) {
    super('sold-out', `Flight ${flightId} has not enough seats left`);
  }
}

export interface ProblemResponse {
  status: number;
  body: Problem;
  headers: Record<string, string>;
}

/** RFC 9457 for any error; what nobody foresaw says nothing of its cause (specification §8). */
export function problemResponse(error: unknown, instance: string, correlationId: string): ProblemResponse {
  const headers = { 'content-type': 'application/problem+json', 'correlation-id': correlationId };
  if (!(error instanceof DomainError)) {
    const title = 'Internal Server Error';
    const body = { type: 'about:blank', title, status: 500, detail: UNEXPECTED, instance, correlationId };
    return { status: 500, body, headers };
  }
  const { status, title } = PROBLEMS[error.code];
  const { errors, extensions, retryAfterSeconds } = error.details;
  const body: Problem = {
    ...extensions,
    type: 'about:blank',
    title,
    status,
    detail: error.message,
    instance,
    code: error.code,
    correlationId,
    ...(errors ? { errors } : {}),
  };
  if (retryAfterSeconds === undefined) return { status, body, headers };
  return { status, body, headers: { ...headers, 'retry-after': String(retryAfterSeconds) } };
}
