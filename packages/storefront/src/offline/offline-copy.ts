import { localePath, splitLocalePath } from "@catnip/domain/locales";

/** Marks the one script that the kept copy of the offline page runs. */
export const KEPT_SCRIPT = "data-kept";

/** Where the offline page for a visitor of this path is: in the language of the path. */
export function offlinePathFor(pathname: string): string {
  const at = splitLocalePath(pathname);
  return at ? localePath(at.locale, "/offline") : "/offline";
}

/**
 * The offline page as it is kept: without the scripts of the application, which cannot be loaded without a network and
 * would expect to be at the page's own address.
 */
export const offlineCopy = (html: string): string =>
  html.replaceAll(APPLICATION_SCRIPT, "").replaceAll(MODULE_PRELOAD, "");

const APPLICATION_SCRIPT = new RegExp(
  String.raw`<script\b(?![^>]*\b${KEPT_SCRIPT}\b)[^>]*>[\s\S]*?</script>`,
  "g",
);
const MODULE_PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
