/**
 * Whether the client's `If-None-Match` matches the current ETag (RFC 9110, section 13.1.2): a list of tags, strong or
 * weak (compared weakly), or `*` for anything.
 *
 * @param header the header's value, or null if absent
 * @param tag the current ETag, quotes included; null if there is none
 */
export function matchesTag(header: string | null | undefined, tag: string | null): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  if (tag === null) return false;
  const opaque = tag.replace(/^W\//, "");
  // Quoted strings are matched rather than split, since a tag may contain a comma.
  for (const [, known] of header.matchAll(TAG)) if (known === opaque) return true;
  return false;
}

const TAG = /(?:W\/)?("[^"]*")/g;
