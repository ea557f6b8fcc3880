import sanitizeHtml from "sanitize-html";

/**
 * What authors may write with: paragraphs, headings, lists, emphasis, quotes and links. Cleaned here although the API
 * cleans too, because here is where it becomes a page: whatever an API of another version sends, no script gets in.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      "p",
      "br",
      "h2",
      "h3",
      "h4",
      "ul",
      "ol",
      "li",
      "strong",
      "b",
      "em",
      "i",
      "blockquote",
      "a",
      "hr",
    ],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto"],
    // The page has its own h1 and h2; an author's headings stand below them.
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener ugc" }, true), h2: "h3" },
  });
}
