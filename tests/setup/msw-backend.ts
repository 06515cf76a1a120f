import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openTestBackend, type TestBackend } from '@/backend/testing/open-test-backend';
import { HEADER, requestHeaders } from '@/lib/api/request-headers';
import { marketOf } from '@/lib/markets';

/**
 * Answers a component's calls to `/api` with the real backend on the test shop, as the shop's own door does:
 * the prefix goes, the visitor's market, currency and session come. Call it at the top of a test file.
 */
export function serveBackend() {
  let backend: TestBackend | undefined;
  const opened = (): TestBackend => {
    if (!backend) throw new Error('The backend opens before the first test, not before');
    return backend;
  };

  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const answer = await opened().app.request(`${pathname.replace(/^.*?\/api/, '')}${search}`, {
        method: request.method,
        headers: requestHeaders({
          market: marketOf(request.headers.get(HEADER.language)),
          correlationId: 'component-test',
          sessionId: 'component-test-session',
        }),
        ...(request.method === 'POST' ? { body: await request.text() } : {}),
      });
      return new HttpResponse(await answer.text(), { status: answer.status, headers: answer.headers });
    }),
  );

  beforeAll(async () => {
    backend = await openTestBackend();
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(async () => {
    server.close();
    await backend?.close();
  });
  return { backend: opened, server };
}
