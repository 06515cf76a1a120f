import { ApiProblem } from '@/lib/api/api-problem';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';
import { readBoundedText } from '@/lib/routing/read-bounded-text';

const MAX_BODY_BYTES = 10_000;

/**
 * Where the payment provider reports that a payment moved. Anyone may call it: the report only makes
 * the shop ask the provider, whose answer is what counts (so no origin check and no secret).
 */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const text = await readBoundedText(request, MAX_BODY_BYTES);
  const id = text === null ? null : idIn(text, request.headers.get('content-type') ?? '');
  if (!id) return new Response(null, { status: 400 });
  const api = await serverApi(marketOf((await params).locale));
  try {
    await api.paymentPush({ body: { id } });
  } catch (error) {
    // A provider tries again after anything but a 2xx; a payment it made up is not worth that.
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
  }
  return new Response(null, { status: 200 });
}

function idIn(text: string, contentType: string): string | null {
  if (!contentType.includes('json')) return new URLSearchParams(text).get('id');
  try {
    const body = JSON.parse(text) as unknown;
    return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null;
  } catch {
    return null;
  }
}
