/**
 * The HTML of an account page is personal, and never stored: Back after logging out on a shared device does not restore
 * the page (R-PRV-9).
 */
export const headers = () => ({ "Cache-Control": "private, no-store" });
