import type { BrowserContext } from "@playwright/test";
import { OVER_18_COOKIE } from "@catnip/domain/privacy";

/**
 * Leaves in a browser what the age gate of a shop leaves there when it is passed (R-AGE-1, R-WEB-56). Passing it anew
 * in each journey would take a machine without a graphics card a third of the journey: it blurs the whole page.
 */
export async function rememberAsAdult(context: BrowserContext, shop: string): Promise<void> {
  // Once: a mark that the shop has taken away since, as from who excludes something, stays away.
  if (remembered.has(context)) return;
  remembered.add(context);
  await context.addCookies([{ name: OVER_18_COOKIE, value: "1", url: shop }]);
  // Goes by the cookie, so that a journey that makes the browser forget both is not answered in its name again.
  await context.addInitScript(
    `try { if (document.cookie.includes("${OVER_18_COOKIE}=1")) localStorage.setItem("r18", "1") } catch {}`,
  );
}

const remembered = new WeakSet<BrowserContext>();
