import { MissingParameter } from './api-problem';
import { type EndpointName, type EndpointPath, endpointPaths } from './endpoint-paths';

export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Path with query, from the root of the API: `/flights/AMS/AYT/20261224?passenger=2`. */
  readonly path: string;
  readonly body?: unknown;
}

/**
 * Fills the path from the input and puts what is left into the query; arrays repeat their name.
 * @throws MissingParameter for an absent or null path parameter or required count (§5).
 */
export function buildRequest(name: EndpointName, input: Readonly<Record<string, unknown>>): ApiRequest {
  const endpoint: EndpointPath = endpointPaths[name];
  const used = new Set(['body']);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    used.add(parameter);
    return encodeURIComponent(String(present(name, parameter, input[parameter])));
  });
  for (const parameter of endpoint.required ?? []) present(name, parameter, input[parameter]);

  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (used.has(key) || value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, String(item));
  }
  const search = query.toString();
  const request = { method: endpoint.method, path: search ? `${path}?${search}` : path };
  return endpoint.method === 'POST' ? { ...request, body: input.body ?? {} } : request;
}

function present(name: string, parameter: string, value: unknown): unknown {
  if (value === undefined || value === null || value === '') throw new MissingParameter(name, parameter);
  return value;
}
