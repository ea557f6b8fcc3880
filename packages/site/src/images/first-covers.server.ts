/**
 * A page for visitors who have passed the age gate: the pictures that are seen first (`data-hero`) are found by the
 * browser's first look at the HTML, the first of them before anything else (R-WEB-56): if all came first, none would. In
 * every other page they are lazy and have no box, so that none of them is fetched while the gate is closed.
 */
export function withFirstCovers(html: string): string {
  let isFirst = true;
  return html.replaceAll(FIRST_COVER, (_all, before: string, image: string) => {
    const cover = before + atOnce(image, isFirst ? "high" : "auto");
    isFirst = false;
    return cover;
  });
}

const atOnce = (image: string, priority: "high" | "auto") =>
  image
    .replace('loading="lazy"', 'loading="eager"')
    .replace('decoding="async"', 'decoding="auto"')
    .replace('fetchPriority="auto"', `fetchPriority="${priority}"`);

/** What is rendered escapes `>` in attributes. */
const FIRST_COVER = /( data-hero="true"[^>]*>(?:(?!<img\b| data-hero=)[\s\S])*)(<img\b[^>]*>)/g;
