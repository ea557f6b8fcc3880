import { localePath, splitLocalePath } from "@catnip/domain/locales";

/** Marks the offline page by its script. */
export const KEPT_SCRIPT = "data-kept";

/** Where the offline page for a visitor of this path is: in the language of the path. */
export function offlinePathFor(pathname: string): string {
  const at = splitLocalePath(pathname);
  return at ? localePath(at.locale, "/offline") : "/offline";
}

/** Whether a response is the offline page, and not another page in its place. */
export const isOfflinePage = (html: string): boolean => html.includes(KEPT_SCRIPT);
