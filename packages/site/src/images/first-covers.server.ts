/**
 * A page for visitors who have passed the age gate: the pictures that are seen first (`data-hero`) are found by the
 * browser's first look at the HTML, and fetched before anything else (R-WEB-56). In every other page they are lazy and
 * have no box, so that none of them is fetched while the gate is closed.
 */
export const withFirstCovers = (html: string): string =>
  html.replaceAll(FIRST_COVER, (_all, before: string, image: string) => before + atOnce(image));

const atOnce = (image: string) =>
  image
    .replace('loading="lazy"', 'loading="eager"')
    .replace('decoding="async"', 'decoding="auto"')
    .replace('fetchPriority="auto"', 'fetchPriority="high"');

/** What is rendered escapes `>` in attributes. */
const FIRST_COVER = /( data-hero="true"[^>]*>(?:(?!<img\b| data-hero=)[\s\S])*)(<img\b[^>]*>)/g;
