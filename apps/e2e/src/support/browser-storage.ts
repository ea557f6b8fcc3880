import type { BrowserContext, Page } from "@playwright/test";
import type { StoredItem } from "@catnip/domain/privacy";

/** An entry in a browser's storage. */
export type Found = {
  readonly kind: StoredItem["kind"] | "indexedDB";
  readonly name: string;
  /** Local and session storage only. */
  readonly value?: string;
  /** Cookies only: remaining lifetime in days; null for session cookies. */
  readonly days?: number | null;
};

/** Everything a browser stores for the current page's site. */
export async function storedBy(page: Page): Promise<readonly Found[]> {
  return [...(await cookiesOf(page.context(), page.url())), ...(await storageOf(page))];
}

async function cookiesOf(context: BrowserContext, address: string): Promise<Found[]> {
  const { hostname } = new URL(address);
  const cookies = (await context.cookies()).filter(({ domain }) => domain.replace(/^\./, "") === hostname);
  return cookies.map(({ name, expires }) => ({
    kind: "cookie",
    name,
    days: expires === -1 ? null : (expires - Date.now() / 1_000) / 86_400,
  }));
}

function storageOf(page: Page): Promise<Found[]> {
  return page.evaluate(async () => {
    const found: Found[] = [];
    for (const [name, value] of Object.entries<string>(localStorage))
      found.push({ kind: "localStorage", name, value });
    for (const [name, value] of Object.entries<string>(sessionStorage))
      found.push({ kind: "sessionStorage", name, value });
    for (const { name = "" } of await indexedDB.databases()) found.push({ kind: "indexedDB", name });
    // Cache storage only exists in secure contexts.
    if ("caches" in window) for (const name of await caches.keys()) found.push({ kind: "cache", name });
    return found;
  });
}
