import { parseTextLink, TEXT_HTML } from "@catnip/domain/articles";
import sanitizeHtml from "sanitize-html";

/**
 * The HTML authors may use: paragraphs, headings, lists, emphasis, quotes and links. Sanitized here although the API
 * does so too, because this is where it is rendered: no script gets in, even if another version of the API sends one.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_HTML.tags],
    allowedAttributes: { a: [...TEXT_HTML.linkAttributes] },
    allowedSchemes: [...TEXT_HTML.linkSchemes],
    // The page has its own h1 and h2; an author's headings rank below them.
    transformTags: { a: link, h2: "h3" },
  });
}

function link(_name: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const leadsTo = parseTextLink(href);
  return {
    tagName: "a",
    attribs: { ...(leadsTo !== null && { href: leadsTo }), rel: TEXT_HTML.linkRel, target: "_blank" },
  };
}
