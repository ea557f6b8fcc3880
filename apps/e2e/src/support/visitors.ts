import type { Browser, BrowserContextOptions } from "@playwright/test";
import { listenForNoise } from "./quiet-page.ts";
import { Player, type Shop } from "./player.ts";

/** A visitor with a fresh browser context: no cookies, empty storage. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
  shop?: Shop,
): Promise<Player> {
  const context = await browser.newContext(options);
  const noise = listenForNoise(context);
  return new Player(await context.newPage(), noise, shop);
}
