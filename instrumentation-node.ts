import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { BadEnvironment, env } from './lib/env';
import { PEER_HEADER } from './lib/routing/client-address';

/** Node process start: refuses a bad configuration, notes each peer's address, opens the backend. */
export async function startServer(): Promise<void> {
  try {
    env();
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }

  // Next hides the socket from its handlers; a client's own header of that name must not survive.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  });

  if (env().API_BASE_URL) return;
  const { startBackend } = await import('./backend/server');
  // Not awaited: the port opens at once and /healthz tells when the shop is ready.
  startBackend().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
