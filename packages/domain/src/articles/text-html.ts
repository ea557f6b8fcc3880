/**
 * The HTML that authors and staff may write with. Whoever stores such a text and whoever puts it on a page cleans it by
 * these lists: what is not named goes (R-ART-3).
 */
export const TEXT_HTML = {
  tags: ["p", "br", "ul", "ol", "li", "em", "strong", "b", "i", "h3", "h4", "blockquote", "a", "hr"],
  /** Of `a` alone; no other element keeps any attribute of its author. */
  linkAttributes: ["href", "rel", "target"],
  /** Where links may lead; see `parseTextLink`. */
  linkSchemes: ["https", "mailto"],
  /** Set on every link: the other page learns nothing of ours and gains nothing by being linked. */
  linkRel: "noopener nofollow ugc",
} as const;

/**
 * Where a link in a text may lead: an https address or a mailbox, written in the one form that all browsers read alike,
 * else null. Addresses without a scheme are refused too: they would lead into our own site, to whatever stands there.
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
