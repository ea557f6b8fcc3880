/**
 * The body of an answer, if it has at most so many bytes. They are counted as they come: what an answer says of its own
 * length is a claim, and a compressed one grows on its way here.
 *
 * @returns null for more than that
 */
export async function bodyWithin(response: Response, bytesMax: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > bytesMax) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
