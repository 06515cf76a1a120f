/**
 * The body of a request as text, or null once it is over `maxBytes`: no more of it is read then, whatever it
 * says of its own length. A body that breaks off throws.
 */
export async function readBoundedText(request: Request, maxBytes: number): Promise<string | null> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the stream.
  for await (const part of request.body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
