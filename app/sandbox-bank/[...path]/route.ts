import { fetchSandboxBank } from '@/lib/api/embedded';
import { env } from '@/lib/env';

/** The sandbox bank serves the embedded backend only; a backend of the operator's has its own provider. */
async function serve(request: Request): Promise<Response> {
  if (env().API_BASE_URL) return new Response(null, { status: 404 });
  return fetchSandboxBank(request);
}

export const GET = serve;
export const POST = serve;
