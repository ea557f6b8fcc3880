import { expect, type Page } from "@playwright/test";
import { elementsNow, foreignMarkup } from "./foreign-markup.ts";
import type { Player } from "./player.ts";

/** Records every script that is not ours, every dialog and every CSP report. */
export async function listenForScripts(player: Player): Promise<string[]> {
  const heard: string[] = [];
  const context = player.page.context();
  await context.exposeFunction("heardOfScript", (what: string) => heard.push(what));
  await context.addInitScript(() => {
    const tell = (what: string) => void Reflect.get(window, "heardOfScript")(what);
    Object.assign(window, { xss: () => tell("ran") });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    );
  });
  player.page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === player.page.mainFrame();
    if (isPage) policies.set(player.page, response.headers()["content-security-policy"] ?? "");
  });
  player.page.on("dialog", (dialog) => {
    heard.push("dialog");
    void dialog.dismiss();
  });
  return heard;
}

/** Fails if the page as it is now holds anything that our own code never produces. */
export async function findsNothingForeign(page: Page): Promise<void> {
  expect(foreignMarkup(await page.evaluate(elementsNow), policies.get(page) ?? ""), page.url()).toEqual([]);
}

/** The CSP each page had when it was last loaded. */
const policies = new WeakMap<Page, string>();

/** Payloads that run without anybody touching the page. */
export const RUNS_BY_ITSELF = /<script|onerror|onload|autofocus/i;
