/**
 * The plain text of an HTML text, cut at a space near the given length (in characters). For snippets, never as HTML.
 */
export function plainText(html: string, lengthMax: number): string {
  const words = html
    // Emphasis and links belong to their sentence; other elements separate.
    .replaceAll(/<\/?(?:em|strong|b|i|a)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words.length <= lengthMax) return words;
  const cut = words.slice(0, lengthMax);
  const space = cut.lastIndexOf(" ");
  // Chinese and Japanese have no spaces: there the cut is exact.
  return `${space > lengthMax / 2 ? cut.slice(0, space) : cut}…`;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
