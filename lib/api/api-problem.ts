import type { Problem } from '../contract/common';

/** The one error of the typed client: the API exception of specification §3. */
export class ApiProblem extends Error {
  readonly status: number;
  /** The answer's body as it came. */
  readonly response: unknown;
  readonly headers: Headers;
  /** The problem record, when the answer was one. */
  readonly result: Problem | null;

  constructor(message: string, status: number, response: unknown, headers: Headers, result: Problem | null) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.response = response;
    this.headers = headers;
    this.result = result;
  }

  get code(): string | undefined {
    return this.result?.code;
  }

  get correlationId(): string | undefined {
    return this.result?.correlationId ?? this.headers.get('correlation-id') ?? undefined;
  }
}

/** A call that was refused before it was sent (§5): a path parameter or a count is missing. */
export class MissingParameter extends Error {
  readonly endpoint: string;
  readonly parameter: string;

  constructor(endpoint: string, parameter: string) {
    super(`The parameter '${parameter}' must be defined for ${endpoint}.`);
    this.name = 'MissingParameter';
    this.endpoint = endpoint;
    this.parameter = parameter;
  }
}
