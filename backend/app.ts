import { type Context as Call, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type EndpointName, endpointPaths } from '@/lib/api/endpoint-paths';
import { readResponse } from '@/lib/api/read-response';
import { bookingHandlers } from './booking/routes';
import { contentHandlers } from './content/routes';
import { type Context, type RequestInfo, requestInfoOf } from './context';
import { flightHandlers } from './flights/routes';
import { type Handlers, notBuilt } from './handlers';
import { locationHandlers } from './locations/routes';
import { DomainError, problemResponse } from './problem';
import { readInput } from './read-input';

const MAX_BODY_BYTES = 100_000;

type Variables = { request: RequestInfo };
type AnyHandler = (context: Context, input: unknown, request: RequestInfo) => Promise<unknown>;

/** `/flights/{origin}` → `/flights/:origin`. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Fixed words before placeholders: `/flights/availabledates/{o}/{d}` also fits `/flights/{o}/{d}/{date}`. */
function byFixedWordsFirst(a: EndpointName, b: EndpointName): number {
  const rank = (name: EndpointName) => endpointPaths[name].path.replace(/\{\w+\}/g, '~');
  return rank(a) < rank(b) ? -1 : 1;
}

async function jsonBody(call: Call): Promise<unknown> {
  if (call.req.method !== 'POST') return undefined;
  const text = await call.req.text();
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    throw new DomainError('malformed-json', 'The body is not valid JSON');
  }
}

function mount(
  app: Hono<{ Variables: Variables }>,
  context: Context,
  name: EndpointName,
  handle: AnyHandler,
) {
  const { method, path } = endpointPaths[name];
  app.on(method, routePath(path), async (call) => {
    const { request } = call.var;
    const body = await jsonBody(call);
    const input = readInput(name, { params: call.req.param(), query: call.req.queries(), body });
    const answer = await handle(context, input, request);
    const headers = { 'correlation-id': request.correlationId };
    if (context.settings.checkResponses) readResponse(name, answer, new Headers(headers));
    return answer === null ? call.body(null, 204, headers) : call.json(answer as object, 200, headers);
  });
}

const served: Handlers = {
  ...locationHandlers,
  ...flightHandlers,
  ...contentHandlers,
  ...bookingHandlers,
  ...notBuilt(
    ...(['login', 'promocode', 'logout', 'user'] as const),
    ...(['hotelList', 'hotelDetail', 'hotelPeriods', 'passengerCombination'] as const),
    ...(['priceTable', 'hotelRooms', 'hotelConcepts'] as const),
  ),
};

/** The backend as an HTTP application: every call of specification §7, problems for everything else. */
export function createApp(context: Context, handlers: Handlers = served): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const refuse = (call: Call, error: unknown) => {
    const { status, body, headers } = problemResponse(
      error,
      call.req.path,
      call.get('request').correlationId,
    );
    if (!(error instanceof DomainError)) {
      context.logger.error('A call failed unexpectedly', { error, path: call.req.path, ...headers });
    }
    return new Response(JSON.stringify(body), { status, headers });
  };
  app.use(async (call, next) => {
    call.set('request', requestInfoOf(call.req.raw.headers));
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (call) => refuse(call, new DomainError('body-too-large', 'The body is over 100 kB')),
    }),
  );
  for (const name of (Object.keys(endpointPaths) as EndpointName[]).sort(byFixedWordsFirst)) {
    mount(app, context, name, handlers[name] as AnyHandler);
  }
  app.notFound((call) => refuse(call, new DomainError('not-found', 'There is no such call')));
  app.onError((error, call) => refuse(call, error));
  return app;
}
