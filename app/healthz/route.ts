import { embeddedState } from '@/lib/api/embedded';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** 200 once the shop can serve; with the embedded backend that is after migrations and seed. */
export async function GET(): Promise<Response> {
  if (!env().API_BASE_URL) {
    const state = await embeddedState();
    if (state !== 'ready') return Response.json({ status: state }, { status: 503 });
  }
  return Response.json({ status: 'ready' });
}
