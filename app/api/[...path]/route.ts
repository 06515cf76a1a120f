import { sendToBackend } from '@/lib/api/backend-transport';
import { currentCaller } from '@/lib/api/caller';
import { HEADER } from '@/lib/api/request-headers';
import { env } from '@/lib/env';
import { marketOf } from '@/lib/markets';
import { readBoundedText } from '@/lib/routing/read-bounded-text';
import { isSameOrigin } from '@/lib/routing/same-origin';

const MAX_BODY_BYTES = 100_000;

/** The browser's door to the API: strips /api, adds identity, passes the request on, answers as it came. */
async function pass(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/api(?=\/)/, '') + url.search;
  const caller = await currentCaller(marketOf(request.headers.get(HEADER.language)));
  if (request.method !== 'POST') {
    return answer(await sendToBackend({ method: 'GET', path }, caller, { signal: request.signal }));
  }

  if (!isSameOrigin(request, env().PUBLIC_ORIGIN)) return refuse(403, 'Forbidden');
  const text = await readBoundedText(request, MAX_BODY_BYTES);
  if (text === null) return refuse(413, 'Content Too Large');
  const body = parse(text);
  if (body === undefined) return refuse(400, 'Bad Request');
  const idempotencyKey = request.headers.get(HEADER.idempotencyKey) ?? undefined;
  return answer(
    await sendToBackend({ method: 'POST', path, body }, caller, idempotencyKey ? { idempotencyKey } : {}),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function answer(response: Response): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of ['content-type', 'correlation-id', 'retry-after']) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

function refuse(status: number, title: string): Response {
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify({ type: 'about:blank', title, status }), { status, headers });
}

export const GET = pass;
export const POST = pass;
