/**
 * The HTML that authors and staff may write with. Whoever stores such a text and whoever puts it on a page cleans it by
 * these lists: what is not named goes.
 */
export const TEXT_HTML = {
  tags: ["p", "br", "ul", "ol", "li", "em", "strong", "b", "i", "h3", "h4", "blockquote", "a", "hr"],
  /** Of `a` alone; no other element keeps any attribute of its author. */
  linkAttributes: ["href", "rel", "target"],
  /** Where links may lead. */
  linkSchemes: ["https", "mailto"],
  /** Set on every link: the other page learns nothing of ours and gains nothing by being linked. */
  linkRel: "noopener nofollow ugc",
} as const;
