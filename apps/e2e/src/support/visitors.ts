import type { Browser, BrowserContextOptions } from "@playwright/test";
import { listenForNoise } from "./quiet-page.ts";
import { Player, type Shop } from "./player.ts";

/** Somebody with a browser of their own: no cookies, nothing stored. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
  shop?: Shop,
): Promise<Player> {
  const context = await browser.newContext(options);
  const noise = listenForNoise(context);
  return new Player(await context.newPage(), noise, shop);
}
