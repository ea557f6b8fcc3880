import { OVER_18_COOKIE, OVER_18_COOKIE_MAX_AGE_S } from "@catnip/domain/privacy";

/** Whether this browser is marked. */
export const isMarked = (): boolean => new RegExp(`(^|; )${OVER_18_COOKIE}=1`).test(document.cookie);

/** Whether the gate is passed and nothing is excluded. */
export const mayBeMarked = (): boolean =>
  Boolean(document.documentElement.dataset["adult"]) && document.adoptedStyleSheets.length === 0;

/** Marks this browser for pages whose first covers are eager, or removes the mark (R-WEB-56). */
export function mark(isWanted: boolean): void {
  const value = isWanted ? `1; max-age=${OVER_18_COOKIE_MAX_AGE_S}` : "; max-age=0";
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${OVER_18_COOKIE}=${value}; path=/; samesite=lax${secure}`;
}
