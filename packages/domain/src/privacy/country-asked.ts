/** The storage key for having been asked for one's country of residence during this visit (R-PRF-2). */
export const COUNTRY_ASKED_KEY = "catnip.country-asked";
