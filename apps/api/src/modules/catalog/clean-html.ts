import sanitizeHtml from "sanitize-html";

/**
 * HTML written by creators and staff, reduced to what a text needs: paragraphs, lists, emphasis, headings, links to
 * the web or to a mailbox. Everything else goes, scripts and styles with their content.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "ul", "ol", "li", "em", "strong", "b", "i", "h3", "h4", "blockquote", "a", "hr"],
    allowedAttributes: { a: ["href", "rel", "target"] },
    allowedSchemes: ["https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow ugc", target: "_blank" }),
    },
  });
}
