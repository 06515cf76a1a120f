/**
 * The given path when it stays on this site, else null (specification §5: redirect targets are kept only
 * when a safe relative path). Refused: other origins, `//host`, back-slashes, control characters.
 */
export function safeRelativePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > 2_000) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/^\/[/\\]|\\|[\u0000-\u001f\u007f]/.test(path)) return null;
  const base = 'http://shop.invalid';
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  // Dot segments may have folded into a second slash at the front, which names another host.
  if (url?.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
