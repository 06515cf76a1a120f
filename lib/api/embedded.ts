import 'server-only';

// The only door to the embedded backend; loaded lazily, so that a shop on a remote backend never
// opens a database.
const load = () => import('@/backend/server');

/** Answers a request from the embedded backend, in this process. */
export async function fetchEmbedded(request: Request): Promise<Response> {
  const backend = await (await load()).embeddedBackend();
  return backend.fetch(request);
}

/** A page of the sandbox bank, which takes the payments of the embedded backend; 404 where another provider does. */
export async function fetchSandboxBank(request: Request): Promise<Response> {
  return (await load()).handleSandboxBank(request);
}

/** `starting` until migrations and seed are done, `failed` when they could not be. */
export async function embeddedState(): Promise<'starting' | 'ready' | 'failed'> {
  return (await load()).backendState();
}
