/** The storage key for how the player's library looked last, shown while it is loaded (R-WEB-76). */
export const SHELF_KEY = "catnip.shelf";
