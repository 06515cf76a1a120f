import { openApiDocument } from '@/lib/api/openapi';

export const dynamic = 'force-static';

/** What an operator implements to plug in a backend of their own. */
export function GET(): Response {
  return Response.json(openApiDocument());
}
