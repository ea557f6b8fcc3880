import { ApiFault } from "@catnip/sdk/client/api-fault.ts";

/**
 * Whether a game with threads can start in this document (R-PLY-13). The full screen page is sent with the headers that
 * isolate it, but a visitor who came from another page of the shop has that page's document still.
 *
 * @param loaded the path this document was loaded for
 * @param path the page's path
 * @returns `ready`; or `reload`: the document of this page has to be loaded
 * @throws ApiFault `render/no-threads` when this page's own document is not isolated: the browser does not do it
 */
export function isolationOf(isIsolated: boolean, loaded: string, path: string): "ready" | "reload" {
  if (isIsolated) return "ready";
  if (loaded !== path) return "reload";
  throw new ApiFault("render/no-threads", "This browser does not isolate the page that the game needs.");
}

/** The path this document was loaded for. */
export function loadedPath(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation ? new URL(navigation.name).pathname : globalThis.location.pathname;
}
