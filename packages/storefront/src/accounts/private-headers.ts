/**
 * The HTML of an account page names nobody, but no copy of it is kept anywhere, so that Back after logging out, on a
 * shared device, does not show the page as it was (R-PRV-9).
 */
export const headers = () => ({ "Cache-Control": "private, no-store" });
