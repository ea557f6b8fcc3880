/** The storage key that marks the country question as asked during this visit (R-PRF-2). */
export const COUNTRY_ASKED_KEY = "catnip.country-asked";
