import { parseTextLink, TEXT_HTML } from "@catnip/domain/articles";
import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";

/**
 * Sanitizes HTML from creators and staff against an allowlist: paragraphs, lists, emphasis, headings, links to the web
 * or to a mailbox. Everything else goes, scripts and styles with their content. Idempotent.
 */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, OPTIONS);
  // Elements that must not nest are split when parsed again; after a few rounds the result is stable.
  for (let round = 1; round < ROUNDS_MAX; round += 1) {
    const again = sanitizeHtml(clean, OPTIONS);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const ROUNDS_MAX = 5;

/**
 * The same for HTML out of the database, where rows may predate today's rules or may have been written past us. Cached,
 * since the same few texts are read over and over.
 */
export function cleanStoredHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html);
  cleaned.set(html, clean);
  return clean;
}

const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000, // Characters: about eight megabytes.
  sizeCalculation: (clean, html) => html.length + clean.length + 1,
});

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_HTML.tags],
  allowedAttributes: { a: [...TEXT_HTML.linkAttributes] },
  allowedSchemes: [...TEXT_HTML.linkSchemes],
  transformTags: { a: link },
};

function link(_name: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const leadsTo = parseTextLink(href);
  return {
    tagName: "a",
    attribs: { ...(leadsTo !== null && { href: leadsTo }), rel: TEXT_HTML.linkRel, target: "_blank" },
  };
}
