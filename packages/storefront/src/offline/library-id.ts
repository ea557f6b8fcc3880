/** The id of the offline page's list of games. */
export const LIBRARY_ID = "library";
