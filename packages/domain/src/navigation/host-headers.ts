/**
 * Response header in which a site lists the numbers of the games on a page for its host. It does not
 * leave the host.
 */
export const SHOWS_GAMES_HEADER = "x-catnip-shows-games";

/**
 * Response header by which a site tells its host that a page is for visitors past the age gate. It does not leave the
 * host.
 */
export const FOR_ADULTS_HEADER = "x-catnip-for-adults";

/**
 * By this response header a loader tells the document that its data is to be asked for apart (R-WEB-74). It does not
 * leave the site.
 */
export const DATA_APART_HEADER = "x-catnip-data-apart";
/** Its value for a page on which something counts down: the time that it states, `nowMs`, stays in its HTML. */
export const TIME_IN_PAGE = "but-time";
