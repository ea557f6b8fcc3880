export const ACTIVITIES_PER_PAGE = 20;

/** More games than any of our authors has. */
export const AUTHOR_GAMES_MAX = 48;

/** No reader goes beyond this page. */
const PAGE_MAX = 1_000;

/** The page number of an address; anything else is the first. */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), PAGE_MAX) : 1;
}
