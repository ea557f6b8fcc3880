import { TEXT_HTML } from "@catnip/domain/articles";
import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";

/**
 * HTML written by creators and staff, reduced to what a text needs: paragraphs, lists, emphasis, headings, links to
 * the web or to a mailbox. Everything else goes, scripts and styles with their content. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/**
 * The same for what comes out of the database, where rows may be older than today's rules, or written past us. Texts
 * are remembered, since the same few are read over and over.
 */
export function cleanStoredHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html);
  cleaned.set(html, clean);
  return clean;
}

const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000, // Characters: some eight megabytes.
  sizeCalculation: (clean, html) => html.length + clean.length + 1,
});

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_HTML.tags],
  allowedAttributes: { a: [...TEXT_HTML.linkAttributes] },
  allowedSchemes: [...TEXT_HTML.linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform("a", { rel: TEXT_HTML.linkRel, target: "_blank" }),
  },
};
