import { OVER_18_COOKIE, OVER_18_COOKIE_MAX_AGE_S } from "@catnip/domain/privacy";

const REST = "; path=/; samesite=lax";

/** Whether this browser is marked, as a script's expression. */
export const IS_MARKED = `/(^|; )${OVER_18_COOKIE}=1/.test(document.cookie)`;

/** Whether the gate is passed and nothing is excluded, as a script's expression. */
export const MAY_BE_MARKED = "document.documentElement.dataset.adult&&!document.adoptedStyleSheets.length";

/**
 * Runs in the page: marks this browser for pages whose first covers are asked for at once, or takes the mark away (R-WEB-56).
 *
 * @param isWanted a script's expression
 */
export const markScript = (isWanted: string): string =>
  `document.cookie="${OVER_18_COOKIE}="+(${isWanted}?"1; max-age=${OVER_18_COOKIE_MAX_AGE_S}":"; max-age=0")+"${REST}"+(location.protocol=="https:"?"; secure":"")`;

/** The visitor excludes something from now on: the next page asks for no cover before that is in force. */
export function dropOver18Mark(): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${OVER_18_COOKIE}=; max-age=0${REST}${secure}`;
}
