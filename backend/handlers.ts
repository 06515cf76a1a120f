import type { z } from 'zod';
import type { EndpointName } from '@/lib/api/endpoint-paths';
import type { EndpointOutput, Endpoints } from '@/lib/api/endpoints';
import type { Context, RequestInfo } from './context';
import { DomainError } from './problem';

type Part<E, K extends PropertyKey> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : Record<never, never>;
type Body<E> = E extends { readonly body: infer S extends z.ZodType }
  ? { body: z.output<S> }
  : Record<never, never>;

/** What a route hands to its verb: path and query fields side by side, the body under `body`. */
export type HandlerInput<N extends EndpointName> = Part<Endpoints[N], 'params'> &
  Part<Endpoints[N], 'query'> &
  Body<Endpoints[N]>;

/** Answers one call of the contract. `null` is sent as 204. */
export type Handler<N extends EndpointName> = (
  context: Context,
  input: HandlerInput<N>,
  request: RequestInfo,
) => Promise<EndpointOutput<N>>;

/** All calls of the contract; a missing one is a type error. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };

/** Plain 501 answers for calls of the contract that this backend does not serve. */
export function notBuilt<N extends EndpointName>(...names: N[]): { readonly [K in N]: () => Promise<never> } {
  const refuse = () => Promise.reject(new DomainError('not-built', 'This call is not served here'));
  return Object.fromEntries(names.map((name) => [name, refuse])) as { [K in N]: () => Promise<never> };
}
