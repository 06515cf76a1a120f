import type { EndpointName } from '@/lib/api/endpoint-paths';
import type { Context, RequestInfo } from '../context';
import type { Handler, HandlerInput } from '../handlers';
import { DomainError } from '../problem';
import { claimCall, dropCall, storeAnswer } from './idempotency-queries';
import type { StoredAnswer } from './request-tables';
import { hashOf } from './secrets';

const KEY = /^[\w.:-]{8,100}$/;

function answerOf(stored: StoredAnswer): unknown {
  if (stored.kind === 'answer') return stored.body;
  throw new DomainError(stored.code, stored.message, stored.details);
}

async function runOnce<T>(
  context: Context,
  call: { scope: string; key: string },
  run: () => Promise<T>,
): Promise<T> {
  try {
    const body = await run();
    await storeAnswer(context.db, call, { kind: 'answer', body });
    return body;
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'payment-unavailable') {
      const { code, message, details } = error;
      await storeAnswer(context.db, call, { kind: 'refusal', code, message, details });
    } else {
      // Nobody knows how far it came; the verbs themselves make a second try safe.
      await dropCall(context.db, call);
    }
    throw error;
  }
}

/**
 * Makes a call with an idempotency key answer once (decision 32): a repeat gives the first answer or refusal,
 * one with another body is an idempotency-mismatch, one while the first still runs a conflict. Keys belong to the
 * session and are kept for a day.
 */
export function idempotent<N extends EndpointName>(name: N, handle: Handler<N>): Handler<N> {
  return async (context: Context, input: HandlerInput<N>, request: RequestInfo) => {
    const { idempotencyKey: key, sessionId } = request;
    if (key === null) return handle(context, input, request);
    if (!KEY.test(key)) throw new DomainError('invalid-request', 'The idempotency-key header is malformed');
    const call = { scope: hashOf(sessionId), key };
    const requestHash = hashOf(JSON.stringify([name, input]));
    const claim = await claimCall(context.db, { ...call, requestHash }, context.clock.now());
    if (claim === 'mine') return runOnce(context, call, () => handle(context, input, request));
    if (claim.requestHash !== requestHash) {
      throw new DomainError('idempotency-mismatch', 'This idempotency key belongs to another request');
    }
    if (claim.answer === null) throw new DomainError('conflict', 'The same request is being worked on');
    return answerOf(claim.answer) as Awaited<ReturnType<Handler<N>>>;
  };
}
