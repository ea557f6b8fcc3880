/**
 * Whether the client's `If-None-Match` already names what would be sent (RFC 9110, section 13.1.2): a list of tags,
 * strong or weak (compared weakly), or `*` for whatever there is.
 *
 * @param header the header's value, or null when there is none
 * @param tag the tag of what would be sent, quotes included; null when it has none
 */
export function matchesTag(header: string | null | undefined, tag: string | null): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  if (tag === null) return false;
  const opaque = tag.replace(/^W\//, "");
  // Quoted strings are matched rather than split: a comma may stand inside of a tag.
  for (const [, known] of header.matchAll(TAG)) if (known === opaque) return true;
  return false;
}

const TAG = /(?:W\/)?("[^"]*")/g;
