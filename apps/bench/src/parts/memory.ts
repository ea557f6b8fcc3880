import { readFileSync } from "node:fs";
import type { Options } from "../options.ts";
import { apiRequest, send } from "../product/api.ts";
import { BROWSER } from "../product/browser-name.ts";
import { makeBuyers, type Buyer } from "../product/buyers.ts";
import { CATALOGUE, releasedGames } from "../product/catalogue.ts";
import { everDifferentLists, everDifferentSearches } from "../product/ever-different.ts";
import type { Product } from "../product/product.ts";
import { signInQuestion } from "../product/sign-in.ts";
import { purchaseVariables, wishesOf } from "../product/wishes.ts";
import { words, wordsOf } from "../product/words.ts";
import type { Row } from "../report.ts";

const REQUESTS = 50_000;
const AT_ONCE = 8;
/** Sent with the same access tokens, which last ten minutes. */
const PORTION = 5_000;
/** Idle time in which Node returns unused memory, in ms. */
const REST_MS = 30_000;
/** Resident memory of the process that serves all sites, in MB. */
const RESIDENT_MAX = 650;

type Sent = {
  readonly path: string;
  readonly method?: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
};

/**
 * Resident memory of the one process with all sites, after 50,000 requests of every kind. The database's processes are
 * not in it.
 */
export async function measureMemory(product: Product, _options: Options): Promise<readonly Row[]> {
  await product.stop();
  await product.startAgain([], { WORKERS: "1" });
  const atStart = residentMB(product.pid);
  const mix = await mixOf(product);
  let next = 0;
  const lane = async (until: number, buyers: readonly Buyer[]) => {
    while (next < until) {
      const { path, ...request } = mix(next++, buyers);
      const { status, text } = await send(product.port, path, request);
      if (status >= 400) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    }
  };
  for (let until = PORTION; until <= REQUESTS; until += PORTION) {
    const buyers = await makeBuyers(product, BUYERS);
    await Promise.all(Array.from({ length: AT_ONCE }, () => lane(until, buyers)));
    console.log(`  ${until} requests: ${residentMB(product.pid).now.toFixed(0)} MB`);
  }
  const { now, most } = residentMB(product.pid);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const rested = residentMB(product.pid).now;
  await product.stop();
  await product.startAgain();
  return [
    {
      what: `resident after ${REQUESTS} mixed requests, all sites in one process`,
      value: now,
      unit: "MB",
      goal: { at: "most", bound: RESIDENT_MAX },
      note: `before ${atStart.now.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
    },
    { what: "the same after half a minute of rest", value: rested, unit: "MB" },
  ];
}

/** Of 100 requests: 50 cacheable pages, 6 uncached pages, 27 API reads, 15 files, 1 purchase, 1 sign-in. */
async function mixOf(product: Product): Promise<(at: number, buyers: readonly Buyer[]) => Sent> {
  const games = await releasedGames(product, 500);
  const wishes = await wishesOf(product);
  const lists = everDifferentLists();
  const searches = everDifferentSearches("en-US", await wordsOf(product, "en-US", words));
  const files = await filesOf(product);
  const read = (operation: string, variables: object) => post(apiRequest(product, operation, variables));
  return (at, buyers) => {
    const [round, kind] = [Math.floor(at / 100), at % 100];
    const game = games[at % games.length];
    if (kind === 0) {
      const [buyer, wish] = [buyers[round % BUYERS], wishes[Math.floor((round % (PORTION / 100)) / BUYERS)]];
      if (!buyer || !wish) throw new Error("The buyers ran out of games.");
      return post(apiRequest(product, "StoreCheckout", purchaseVariables(wish), buyer.token));
    }
    if (kind === 1) return signInQuestion(product, buyers[round % BUYERS]?.uuid ?? "");
    if (kind < 8) return page(product, SHOPS[at % SHOPS.length] ?? "", `/store/${game}?memory=${at}`);
    if (kind < 17) return read("StoreListPage", lists(at));
    if (kind < 26) return read("StoreListPage", searches(at));
    if (kind < 35) return read("GamePage", { ...CATALOGUE, id: game, currency_id: "USD" });
    if (kind < 50) return page(product, SHOP, files[at % files.length] ?? "/");
    if (kind < 56) return page(product, OTHER_SITES[at % OTHER_SITES.length] ?? "", "/");
    const shop = SHOPS[at % SHOPS.length] ?? "";
    if (kind < 80) return page(product, shop, `/store/${game}`);
    return page(product, shop, PAGES[Math.floor(at / SHOPS.length) % PAGES.length] ?? "/");
  };
}

const BUYERS = 5;
const SHOP = "international";
const SHOPS = [SHOP, "china", "china-next", "partner"];
const OTHER_SITES = ["account", "pay"];
const PAGES = [
  "/",
  "/store",
  "/boy-bl",
  "/girl-r18",
  "/article",
  "/help",
  "/terms",
  "/store.data",
  "/zh-CN/store",
  "/ja-JP",
];

const post = (request: ReturnType<typeof apiRequest>): Sent => ({ ...request, method: "POST" });

const page = (product: Product, site: string, path: string): Sent => ({
  path,
  headers: { host: `${site}.localhost:${product.port}`, "user-agent": BROWSER, "accept-encoding": "br" },
});

/** What a shop's page requests besides. */
async function filesOf(product: Product): Promise<readonly string[]> {
  const headers = { host: `${SHOP}.localhost:${product.port}`, "user-agent": BROWSER };
  const { text } = await send(product.port, "/store", { headers });
  const files = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g));
  if (files.size === 0) throw new Error("The store list names no files.");
  return [...files];
}

/** Current and peak. Linux only. */
function residentMB(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kB = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]);
  return { now: kB("VmRSS") / 1_000, most: kB("VmHWM") / 1_000 };
}
