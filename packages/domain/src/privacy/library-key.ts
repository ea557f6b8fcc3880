/** The storage key for the names of the player's games, shown while there is no network (R-WEB-31). */
export const LIBRARY_KEY = "catnip.library";
