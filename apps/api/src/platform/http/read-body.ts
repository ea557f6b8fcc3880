/**
 * Reads a body as text, up to `bytesMax`: a client that lies about the length is cut off mid-upload.
 *
 * @returns null when the body is longer
 */
export async function readBody(request: Request, bytesMax: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > bytesMax) return null;
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
