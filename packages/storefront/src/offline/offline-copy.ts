import { localePath, splitLocalePath } from "@catnip/domain/locales";

/** Marks the one script that the kept copy of the offline page runs. */
export const KEPT_SCRIPT = "data-kept";

/** Where the offline page for a visitor of this path is: in the language of the path. */
export function offlinePathFor(pathname: string): string {
  const at = splitLocalePath(pathname);
  return at ? localePath(at.locale, "/offline") : "/offline";
}

/** Whether a page is the offline page, and not another one that came in its place. */
export const isOfflinePage = (html: string): boolean => OWN_SCRIPT.test(html);

/** The style files that a page links to. */
export const styleFilesOf = (html: string): readonly string[] =>
  [...html.matchAll(STYLE_FILE)].flatMap(([, href]) => href ?? []);

/**
 * The offline page as it is kept: without the scripts of the application, which cannot be loaded without a network and
 * would expect to be at the page's own address; with the text of its style files in their places.
 *
 * @param styles texts by address
 */
export const offlineCopy = (html: string, styles: ReadonlyMap<string, string>): string =>
  html
    .replaceAll(APPLICATION_SCRIPT, "")
    .replaceAll(MODULE_PRELOAD, "")
    .replaceAll(STYLE_FILE, (_link, href: string) => `<style>${styles.get(href) ?? ""}</style>`);

const OWN_SCRIPT = new RegExp(String.raw`<script\b[^>]*\b${KEPT_SCRIPT}\b`);
const APPLICATION_SCRIPT = new RegExp(
  String.raw`<script\b(?![^>]*\b${KEPT_SCRIPT}\b)[^>]*>[\s\S]*?</script>`,
  "g",
);
const STYLE_FILE = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]*)"[^>]*>/g;
const MODULE_PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
