import { OVER_18_COOKIE, OVER_18_COOKIE_MAX_AGE_S } from "@catnip/domain/privacy";

const REST = "; path=/; samesite=lax";

/**
 * Runs in the page: marks this browser for pages whose first covers are asked for at once, if the gate is passed and
 * nothing is excluded; else takes the mark away (R-WEB-56).
 */
export const MARK_SCRIPT = `document.cookie="${OVER_18_COOKIE}="+(document.documentElement.dataset.adult&&!document.adoptedStyleSheets.length?"1; max-age=${OVER_18_COOKIE_MAX_AGE_S}":"; max-age=0")+"${REST}"+(location.protocol=="https:"?"; secure":"")`;

/** The visitor excludes something from now on: the next page asks for no cover before that is in force. */
export function dropOver18Mark(): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${OVER_18_COOKIE}=; max-age=0${REST}${secure}`;
}
