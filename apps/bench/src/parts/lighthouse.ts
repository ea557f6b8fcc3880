import type { Options } from "../options.ts";
import { logIn, passAgeGate, visitBefore, withChromium } from "../browser/chromium.ts";
import { serveBarePages } from "../load/bare-pages.ts";
import { ask } from "../product/api.ts";
import { makeBuyers } from "../product/buyers.ts";
import { auditPage, type Audit } from "../browser/audit-page.ts";
import { someArticle, someCover, someGame } from "../product/catalogue.ts";
import type { Product } from "../product/product.ts";
import { purchaseVariables, wishesOf } from "../product/wishes.ts";
import type { Row } from "../report.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const GOALS = { performance: 92, accessibility: 95, "best-practices": 95, seo: 95 } as const;
const PAINT = "largest-contentful-paint";
const TIMES = {
  [PAINT]: { name: "LCP", bound: { closed: 1_500, passed: 2_200 } },
  "total-blocking-time": { name: "TBT", bound: 200 },
  "cumulative-layout-shift": { name: "CLS", bound: 0.02 },
} as const;

/** On the wire with headers, in kB. */
const BYTES = [
  { name: "JavaScript before everything seen first is there", bound: undefined },
  { name: "JavaScript in all", bound: 188 },
  { name: "HTML", bound: undefined },
] as const;

type Result = {
  readonly scores: readonly number[];
  readonly times: readonly number[];
  readonly kilobytes: readonly number[];
  /** Lighthouse's own measure of the processor in that moment, which it slows down by four whatever this is. */
  readonly benchmarkIndex: number;
};

/** Who looks at a page, and at which. */
type Look = {
  readonly path: string;
  readonly isAdult: boolean;
  readonly session?: string | undefined;
  /** Whether they have seen it in this browser before. */
  readonly isBack?: boolean;
};

/** So many games are in the library of the player whose My Store it is. */
const LIBRARY = 6;

/**
 * Lighthouse scores of the shop on a throttled phone, with the age gate closed and passed; median of the runs. My Store
 * is that of a player with a few games, in a browser that has never shown it and in one that has. What LCP can be at
 * best stands beside it: that of a bare page of text, and past the gate, where covers are seen, that of a bare page
 * with one cover.
 */
export async function measureLighthouse(product: Product, { runs }: Options): Promise<readonly Row[]> {
  const shop = product.origin("international");
  const game = await someGame(product);
  const article = await someArticle(product);
  const session = await sessionOfPlayer(product);
  const best = await bestPaints(product, runs);
  const rows: Row[] = [];
  for (const [what, path, who] of [
    ["home", "/"],
    ["list", "/store"],
    ["game page", `/store/${game}`],
    ["article", `/article/${article}`],
    ["My Store", "/my-store", { session }],
    ["My Store, again", "/my-store", { session, isBack: true }],
  ] as const) {
    for (const isAdult of [true, false]) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await look(shop, { path, isAdult, ...who }));
      const ceiling = isAdult ? best.cover : best.words;
      rows.push(...toRows(what, isAdult, results, ceiling));
    }
  }
  return rows;
}

/** LCP of bare pages, in ms. */
async function bestPaints(
  product: Product,
  runs: number,
): Promise<{ readonly words: number; readonly cover: number }> {
  const bare = await serveBarePages(await someCover(product));
  const paintOf = async (url: string) => {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1)
      found.push(
        await withChromium(async ({ port }) => {
          const { audits } = await auditPage(url, port, ["performance"]);
          return audits[PAINT]?.numericValue ?? Number.NaN;
        }),
      );
    return Math.round(median(found));
  };
  try {
    return { words: await paintOf(bare.words), cover: await paintOf(bare.cover) };
  } finally {
    bare.close();
  }
}

async function sessionOfPlayer(product: Product): Promise<string> {
  const [player] = await makeBuyers(product, 1);
  if (!player) throw new Error("No player was made.");
  for (const wish of (await wishesOf(product)).slice(0, LIBRARY))
    await ask(product, "StoreCheckout", purchaseVariables(wish), player.token);
  return player.session;
}

/** A fresh browser per run, so none benefits from an earlier one. */
function look(shop: string, { path, isAdult, session, isBack }: Look): Promise<Result> {
  return withChromium(async (browser) => {
    if (isAdult) await passAgeGate(browser, shop);
    if (session !== undefined) await logIn(browser, shop, session);
    if (isBack) await visitBefore(browser, shop + path);
    const report = await auditPage(shop + path, browser.port, CATEGORIES);
    for (const category of CATEGORIES)
      nameFailures(path, report.categories[category]?.auditRefs ?? [], report.audits);
    return {
      scores: CATEGORIES.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
      times: Object.keys(TIMES).map((id) => report.audits[id]?.numericValue ?? Number.NaN),
      kilobytes: weigh(report.audits),
      benchmarkIndex: report.environment.benchmarkIndex,
    };
  });
}

type Item = Readonly<Record<string, unknown>>;

/** See `BYTES`. What is seen first is there once the page has loaded and its largest part is painted. */
function weigh(audits: Readonly<Record<string, { readonly details?: unknown }>>): readonly number[] {
  const itemsOf = (id: string) =>
    (audits[id]?.details as { items?: readonly Item[] } | undefined)?.items ?? [];
  const [metrics = {}] = itemsOf("metrics");
  const isThereMs = Math.max(
    Number(metrics["observedLoad"] ?? 0),
    Number(metrics["observedLargestContentfulPaint"] ?? 0),
  );
  const requests = itemsOf("network-requests");
  const sum = (items: readonly Item[]) =>
    items.reduce((bytes, { transferSize }) => bytes + Number(transferSize ?? 0), 0) / 1_000;
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const early = scripts.filter(({ networkRequestTime }) => Number(networkRequestTime) < isThereMs);
  return [sum(early), sum(scripts), sum(requests.filter(({ resourceType }) => resourceType === "Document"))];
}

const named = new Set<string>();

/** Prints Lighthouse's findings once, so a low score can be acted on. */
function nameFailures(
  path: string,
  refs: readonly { readonly id: string; readonly weight: number }[],
  audits: Readonly<Record<string, Audit>>,
): void {
  for (const { id, weight } of refs) {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9 || named.has(`${path} ${id}`))
      continue;
    named.add(`${path} ${id}`);
    console.log(`  ${path}: ${audit.title} (${id}: ${audit.score})`);
  }
}

/** @param bestPaint LCP at best, in ms */
function toRows(
  page: string,
  isAdult: boolean,
  results: readonly Result[],
  bestPaint: number,
): readonly Row[] {
  const what = `${page}, ${isAdult ? "gate passed" : "gate closed"}`;
  const note = `median of ${results.length}`;
  const scores = CATEGORIES.map((category, at): Row => {
    const bound = GOALS[category];
    return {
      what: `${what}: ${category}`,
      value: median(results.map((result) => result.scores[at] ?? 0)),
      unit: "of 100",
      ...(bound && { goal: { at: "least", bound } }),
      note,
    };
  });
  const times = Object.entries(TIMES).map(([id, { name, bound }], at): Row => {
    const value = median(results.map((result) => result.times[at] ?? Number.NaN));
    const most = typeof bound === "number" ? bound : bound[isAdult ? "passed" : "closed"];
    return {
      ...(id === PAINT && { ceiling: bestPaint }),
      what: `${what}: ${name}`,
      value: name === "CLS" ? value : Math.round(value),
      unit: name === "CLS" ? "" : "ms",
      goal: { at: "most", bound: most },
      note,
    };
  });
  const kilobytes = BYTES.map(({ name, bound }, at): Row => ({
    what: `${what}: ${name}`,
    value: median(results.map((result) => result.kilobytes[at] ?? Number.NaN)),
    unit: "kB",
    ...(bound && { goal: { at: "most", bound } }),
    note,
  }));
  const machine: Row = {
    what: `${what}: BenchmarkIndex of the machine`,
    value: median(results.map(({ benchmarkIndex }) => benchmarkIndex)),
    unit: "",
    note: "Lighthouse expects 1,000 or more",
  };
  return [...scores, ...times, ...kilobytes, machine];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
