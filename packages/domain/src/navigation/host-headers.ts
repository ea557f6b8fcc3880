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
