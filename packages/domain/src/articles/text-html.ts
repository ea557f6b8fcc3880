/**
 * The HTML allowed in texts by authors and staff. Both the code that stores such a text and the code that renders it
 * sanitize by these lists: anything not listed is removed (R-ART-3).
 */
export const TEXT_HTML = {
  tags: ["p", "br", "ul", "ol", "li", "em", "strong", "b", "i", "h3", "h4", "blockquote", "a", "hr"],
  /** For `a` only; all other elements lose every attribute. */
  linkAttributes: ["href", "rel", "target"],
  /** Allowed link schemes; see `parseTextLink`. */
  linkSchemes: ["https", "mailto"],
  /** Added to every link: the target page cannot reach our window and gains no search ranking. */
  linkRel: "noopener nofollow ugc",
} as const;

/**
 * The canonical form of a link in a text (an https address or a mailbox) that all browsers parse alike, or null.
 * Addresses without a scheme are refused as well: they would resolve to some path on our own site.
 */
export function parseTextLink(href: string | undefined): string | null {
  if (href === undefined || href.length > LINK_LENGTH_MAX) return null;
  const trimmed = href.trim();
  if (!/^(https:\/\/|mailto:)/i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const { href: normal, username, password } = new URL(trimmed);
  // `https://shop.test@evil.test/` reads like a link to shop.test.
  return username || password ? null : normal;
}

const LINK_LENGTH_MAX = 2_000;
