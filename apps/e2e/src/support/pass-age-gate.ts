import type { BrowserContext } from "@playwright/test";
import { OVER_18_COOKIE } from "@catnip/domain/privacy";

/**
 * Stores in a browser what passing a shop's age gate stores (R-AGE-1, R-WEB-56). Passing it in each journey would take
 * a third of the journey on a machine without a GPU, since it blurs the whole page.
 */
export async function passAgeGate(context: BrowserContext, shop: string): Promise<void> {
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
