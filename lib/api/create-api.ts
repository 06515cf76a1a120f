import { ApiProblem } from './api-problem';
import { type ApiRequest, buildRequest } from './build-request';
import { type EndpointName, endpointPaths } from './endpoint-paths';
import type { EndpointInput, EndpointOutput } from './endpoints';
import { problemOf, UNEXPECTED } from './read-problem';

/** Carries one request to a backend and gives its answer back, whatever the status (§7 General). */
export type Transport = (request: ApiRequest, options: CallOptions) => Promise<Response>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated unsafe call answer as the first did. */
  readonly idempotencyKey?: string;
}

type NoInput = Record<never, never>;
export type Api = {
  readonly [N in EndpointName]: NoInput extends EndpointInput<N>
    ? (input?: EndpointInput<N>, options?: CallOptions) => Promise<EndpointOutput<N>>
    : (input: EndpointInput<N>, options?: CallOptions) => Promise<EndpointOutput<N>>;
};

/** Checks an answer's body against the contract; the browser leaves this to its own server. */
export type ReadResponse = (name: EndpointName, body: unknown, headers: Headers) => unknown;

/**
 * The typed client: one function a call of §7.
 * @throws ApiProblem on every answer that is not a 2xx; MissingParameter before sending (§5).
 */
export function createApi(transport: Transport, readResponse: ReadResponse = (_, body) => body): Api {
  const call =
    (name: EndpointName) =>
    async (input?: unknown, options: CallOptions = {}) => {
      const request = buildRequest(name, (input ?? {}) as Record<string, unknown>);
      const response = await transport(request, options);
      const body = await bodyOf(response);
      if (!response.ok) {
        const problem = problemOf(body, response.status);
        const message = problem?.detail ?? problem?.title ?? UNEXPECTED;
        throw new ApiProblem(message, response.status, body, response.headers, problem);
      }
      return readResponse(name, body, response.headers);
    };
  const names = Object.keys(endpointPaths) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Api;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A proxy's HTML page: the caller turns it into the specified general error.
    return text;
  }
}
