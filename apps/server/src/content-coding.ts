import Negotiator from "negotiator";

/** The content encodings we can produce (RFC 9110, section 8.4.1). */
export type ContentCoding = "br" | "gzip";

/** Tie-breaker between equally acceptable encodings: brotli is smaller. */
const PREFERRED: readonly string[] = ["br", "gzip"] satisfies ContentCoding[];

/**
 * Browsers send only a handful of distinct headers; the bound keeps hostile ones from filling
 * memory.
 */
const CHOICES_MAX = 200;
const choices = new Map<string, ContentCoding | "identity" | null>();

/**
 * Negotiates the encoding from a request's `Accept-Encoding` with its q-values (RFC 9110, section 12.5.3).
 *
 * @param header the header's value; absent or empty: identity
 * @param available the encodings available besides identity
 * @returns null when the client refuses identity and accepts nothing else that we have
 */
export function chooseCoding(
  header: string | null | undefined,
  available: readonly ContentCoding[] = ["br", "gzip"],
): ContentCoding | "identity" | null {
  if (!header) return "identity";
  const key = `${available.join()}|${header}`;
  const known = choices.get(key);
  if (known !== undefined) return known;
  const chosen = negotiate(header, available);
  if (choices.size >= CHOICES_MAX) choices.clear();
  if (header.length < 200) choices.set(key, chosen);
  return chosen;
}

function negotiate(header: string, available: readonly ContentCoding[]): ContentCoding | "identity" | null {
  // "x-gzip" is a legacy alias of gzip.
  const headers = { "accept-encoding": header.replaceAll(/\bx-gzip\b/gi, "gzip") };
  // The published types lack the second argument, which breaks ties between equal q-values.
  const negotiator = new Negotiator({ headers }) as unknown as {
    encodings: (
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ) => readonly string[];
  };
  const [best] = negotiator.encodings([...available, "identity"], { preferred: PREFERRED });
  return (best as ContentCoding | "identity" | undefined) ?? null;
}

/**
 * The ETag of a representation in one encoding: strong ETags must differ where the bytes do (RFC 9110, section
 * 8.8.3.3).
 */
export const codedTag = (tag: string, coding: ContentCoding): string => tag.replace(/"$/, `-${coding}"`);
