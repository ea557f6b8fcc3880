import { existsSync } from "node:fs";
import { CONSENT_KEY, formatConsent } from "@catnip/domain/privacy";
import { launch, type LaunchedChrome } from "chrome-launcher";
import type { DevTools } from "../devtools/devtools.ts";
import { openPage } from "./open-page.ts";

const FLAGS = [
  // Of Chromium itself, and of the shell that knows no other mode.
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Starts Chromium with an empty profile, passes it to the callback, and closes it.
 *
 * @throws Error with one sentence if there is none
 */
export async function withChromium<Result>(
  work: (browser: LaunchedChrome) => Promise<Result>,
): Promise<Result> {
  const chromePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  if (!existsSync(chromePath))
    throw new Error(`There is no Chromium at ${chromePath}: install it, or set CHROMIUM_PATH.`);
  const browser = await launch({
    chromePath,
    chromeFlags: FLAGS,
    logLevel: "silent",
  });
  try {
    return await work(browser);
  } finally {
    browser.kill();
  }
}

/** How long the network must be idle before a page counts as settled. */
const QUIET_MS = 1_500;
const SETTLE_TIMEOUT_MS = 60_000;

/** Opens a URL and waits until it has loaded and the network is idle. */
export async function visit(page: DevTools, url: string): Promise<void> {
  let open = 0;
  let lastChange = performance.now();
  const change = (by: number) => {
    open += by;
    lastChange = performance.now();
  };
  page.on("Network.requestWillBeSent", ({ redirectResponse }: { redirectResponse?: object }) =>
    change(redirectResponse ? 0 : 1),
  );
  page.on("Network.loadingFinished", () => change(-1));
  page.on("Network.loadingFailed", () => change(-1));
  await Promise.all([page.send("Network.enable"), page.send("Page.enable")]);
  await page.send("Page.navigate", { url });
  const until = performance.now() + SETTLE_TIMEOUT_MS;
  while (open > 0 || performance.now() - lastChange < QUIET_MS) {
    if (performance.now() > until) throw new Error(`${url} does not come to rest.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Turns this browser profile into a returning visitor's: visits the page, answers the first-visit questions and clears
 * the HTTP cache. Storage is kept.
 */
export async function visitBefore(browser: LaunchedChrome, url: string): Promise<void> {
  const page = await openPage(browser.port);
  try {
    await visit(page, url);
    const answer = JSON.stringify(formatConsent("declined", Date.now()));
    await page.send("Runtime.evaluate", { expression: `localStorage.setItem("${CONSENT_KEY}", ${answer})` });
    await page.send("Network.clearBrowserCache");
  } finally {
    page.close();
  }
}

/** Logs a player in at a site in this browser profile, as the site does after a login. */
export async function logIn(browser: LaunchedChrome, origin: string, session: string): Promise<void> {
  const page = await openPage(browser.port);
  try {
    const cookie = { url: origin, path: "/", sameSite: "Lax" };
    await page.send("Network.setCookie", {
      ...cookie,
      name: "catnip_session",
      value: session,
      httpOnly: true,
    });
    await page.send("Network.setCookie", { ...cookie, name: "catnip_member", value: "1" });
  } finally {
    page.close();
  }
}

/** What passing the age gate stores. */
const PASSED =
  "localStorage.setItem('r18', '1'); document.cookie = 'catnip_over_18=1; path=/; max-age=86400'";

/** Passes a site's age gate in this browser profile, then clears the HTTP cache. */
export async function passAgeGate(browser: LaunchedChrome, origin: string): Promise<void> {
  const page = await openPage(browser.port);
  try {
    // A small page of the same origin is enough to reach its storage.
    await visit(page, `${origin}/robots.txt`);
    await page.send("Runtime.evaluate", { expression: PASSED });
    await page.send("Network.clearBrowserCache");
  } finally {
    page.close();
  }
}
