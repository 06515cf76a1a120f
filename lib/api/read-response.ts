import type { EndpointName } from './endpoint-paths';
import { type EndpointSchemas, endpoints } from './endpoints';

/** A backend broke the contract; the message says where, for the operator's log. */
export class ContractBreach extends Error {
  constructor(endpoint: string, field: string, reason: string, correlationId: string | null) {
    super(`The answer of ${endpoint} breaks the contract at '${field}': ${reason} (${correlationId ?? '-'})`);
    this.name = 'ContractBreach';
  }
}

/**
 * Reads a 2xx body by the contract: unknown fields are ignored, missing ones refused.
 * @throws ContractBreach naming the endpoint, the field and the correlation id.
 */
export function readResponse(name: EndpointName, body: unknown, headers: Headers): unknown {
  const schemas: EndpointSchemas = endpoints[name];
  const result = schemas.response.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ContractBreach(
    name,
    issue?.path.join('.') ?? '',
    issue?.message ?? 'unreadable',
    headers.get('correlation-id'),
  );
}
