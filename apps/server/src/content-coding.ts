import Negotiator from "negotiator";

/** The content codings we can produce (RFC 9110, section 8.4.1). */
export type ContentCoding = "br" | "gzip";

/** Which of two equally welcome codings is sent: brotli is the smaller one. */
const PREFERRED: readonly string[] = ["br", "gzip"] satisfies ContentCoding[];

/** A handful of browsers send the same header over and over; hostile ones may not fill the memory. */
const REMEMBERED_MAX = 200;
const remembered = new Map<string, ContentCoding | "identity" | null>();

/**
 * The coding to answer in, by a request's `Accept-Encoding` with its q-values (RFC 9110, section 12.5.3).
 *
 * @param header the header's value; absent or empty: identity
 * @param available the codings the representation can be had in, beside identity
 * @returns null when the client refuses identity and accepts nothing else that we have
 */
export function chooseCoding(
  header: string | null | undefined,
  available: readonly ContentCoding[] = ["br", "gzip"],
): ContentCoding | "identity" | null {
  if (!header) return "identity";
  const key = `${available.join()}|${header}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const chosen = negotiate(header, available);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  if (header.length < 200) remembered.set(key, chosen);
  return chosen;
}

function negotiate(header: string, available: readonly ContentCoding[]): ContentCoding | "identity" | null {
  // "x-gzip" is an older name of the same coding.
  const headers = { "accept-encoding": header.replaceAll(/\bx-gzip\b/gi, "gzip") };
  // The published types do not know the second argument, which decides between equal q-values.
  const negotiator = new Negotiator({ headers }) as unknown as {
    encodings: (
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ) => readonly string[];
  };
  const [best] = negotiator.encodings([...available, "identity"], { preferred: PREFERRED });
  return (best as ContentCoding | "identity" | undefined) ?? null;
}

/** The tag of a representation in one coding: strong tags must differ where the bytes do (RFC 9110, section 8.8.3.3). */
export const codedTag = (tag: string, coding: ContentCoding): string => tag.replace(/"$/, `-${coding}"`);
