import { SiteConfigDocument } from "@catnip/sdk/configuration/index.ts";
import { read } from "@catnip/site/session/client.ts";
import { brand } from "#brand";
import { BROWSER_CHECKS, checkBrowser, type BrowserFindings } from "./browser-checks.ts";

/** What this browser reports about itself, and the shop's response time. */
export interface Measured {
  readonly screen: string;
  readonly languages: string;
  readonly timeZone: string;
  readonly takesCookies: boolean;
  readonly found: BrowserFindings;
  /** How far this device's clock is ahead of the shop's, in s. */
  readonly clockAheadS: number;
  /** Round trips, in ms. */
  readonly shopMs: number;
  readonly apiMs: number;
}

/** @param serverMs the shop's time when it rendered the page, in ms since 1970 */
export async function measure(serverMs: number): Promise<Measured> {
  const { innerWidth, innerHeight, devicePixelRatio, navigator } = window;
  const ahead = Date.now() - serverMs;
  const shopMs = await timed(() => fetch("/robots.txt", { cache: "no-store" }));
  const apiMs = await timed(() => read(SiteConfigDocument, { platform_key: brand.platform_key }));
  return {
    screen: `${innerWidth} × ${innerHeight}, × ${devicePixelRatio}`,
    languages: navigator.languages.join(", "),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    takesCookies: navigator.cookieEnabled,
    found: checkBrowser(window),
    clockAheadS: Math.round(ahead / 1_000),
    shopMs,
    apiMs,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
}

/** The findings in one line, for a message to support. */
export const findingsLine = (found: BrowserFindings): string =>
  BROWSER_CHECKS.map(({ name }) => `${name} ${found[name] ? "yes" : "no"}`).join(", ");
