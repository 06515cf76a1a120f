import { drawArt, isArtKind, isShape } from '@/lib/art/draw-art';

type ArtContext = { params: Promise<{ kind: string; name: string }> };

const NAME = /^[a-z0-9-]{1,40}$/i;

/** Serves a drawn picture. The address carries the drawings' version, so an answer may be kept for good. */
export async function GET(request: Request, { params }: ArtContext): Promise<Response> {
  const { kind, name } = await params;
  const shape = new URL(request.url).searchParams.get('shape') ?? 'wide';
  const svg = isArtKind(kind) && NAME.test(name) && isShape(shape) ? drawArt(kind, name, shape) : undefined;
  if (!svg) {
    return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=300' } });
  }
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      // Opened as a page of its own, a picture may run and load nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
