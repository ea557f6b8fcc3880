/**
 * Says that this browser's user has passed the age gate and excludes nothing, so that the server may send pages whose
 * first pictures load at once (R-WEB-56). It identifies no one. Written and removed by the pages' scripts.
 */
export const OVER_18_COOKIE = "catnip_over_18";

/** How long browsers keep it, in s; every page renews it. */
export const OVER_18_COOKIE_MAX_AGE_S = 34_560_000;

/** Whether a `Cookie` header, or `document.cookie`, says so. */
export const saysOver18 = (cookies: string | null | undefined): boolean => SAYS.test(cookies ?? "");

const SAYS = new RegExp(`(?:^|; *)${OVER_18_COOKIE}=1(?:;|$)`);
