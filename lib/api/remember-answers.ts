import type { Transport } from './create-api';

interface Remembered {
  readonly until: number;
  readonly answer: Promise<{ status: number; headers: Headers; text: string }>;
}

/** Searches of one busy moment; the oldest goes when there are more. */
const MAX_ANSWERS = 500;

/**
 * A transport that gives the same answer to the same GET for `seconds`, and asks once for callers that
 * come together. For calls whose answer depends on nobody in particular; `scope` keeps markets apart.
 * Answers that are not a 200 are not kept.
 */
export function rememberAnswers(
  transport: Transport,
  { seconds, scope, known }: { seconds: number; scope: string; known: Map<string, Remembered> },
  now: () => number = Date.now,
): Transport {
  return async (request, options) => {
    if (request.method !== 'GET') return transport(request, options);
    const key = `${scope} ${request.path}`;
    const before = known.get(key);
    const entry = before && before.until > now() ? before : ask(key);
    const { status, headers, text } = await entry.answer;
    return new Response(status === 204 ? null : text, { status, headers });

    function ask(name: string): Remembered {
      // Without the caller's signal: who asks first may leave before the others have their answer.
      const answer = transport(request, {}).then(async (response) => {
        if (response.status !== 200) known.delete(name);
        return { status: response.status, headers: response.headers, text: await response.text() };
      });
      answer.catch(() => known.delete(name));
      const made = { until: now() + seconds * 1000, answer };
      known.delete(name);
      known.set(name, made);
      const oldest = known.keys().next().value;
      if (known.size > MAX_ANSWERS && oldest !== undefined) known.delete(oldest);
      return made;
    }
  };
}

export type RememberedAnswers = Map<string, Remembered>;
