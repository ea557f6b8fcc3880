/**
 * The HTML of an account page is not personal, but it is never stored, so that Back after logging out on a shared
 * device does not restore the page (R-PRV-9).
 */
export const headers = () => ({ "Cache-Control": "private, no-store" });
