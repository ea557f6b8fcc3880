import lighthouse from "lighthouse";
import type { Options } from "../options.ts";
import { passAgeGate, withChromium } from "../browser/chromium.ts";
import { someGame } from "../product/catalogue.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const GOALS = { performance: 97, accessibility: 95, "best-practices": undefined, seo: 95 } as const;
const TIMES = {
  "largest-contentful-paint": { name: "LCP", bound: 1_100 },
  "total-blocking-time": { name: "TBT", bound: 100 },
  "cumulative-layout-shift": { name: "CLS", bound: 0.02 },
} as const;

type Result = { readonly scores: readonly number[]; readonly times: readonly number[] };

/**
 * Lighthouse scores of the shop on a throttled phone, with the age gate closed and passed; median of the runs.
 */
export async function measureLighthouse(product: Product, { runs }: Options): Promise<readonly Row[]> {
  const shop = product.origin("international");
  const game = await someGame(product);
  const rows: Row[] = [];
  for (const [what, path] of [
    ["list", "/store"],
    ["game page", `/store/${game}`],
  ] as const) {
    for (const isAdult of [true, false]) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await look(shop, path, isAdult));
      rows.push(...toRows(`${what}, ${isAdult ? "gate passed" : "gate closed"}`, results));
    }
  }
  return rows;
}

/** A fresh browser per run, so none benefits from an earlier one. */
function look(shop: string, path: string, isAdult: boolean): Promise<Result> {
  return withChromium(async (browser) => {
    if (isAdult) await passAgeGate(browser, shop);
    const found = await lighthouse(shop + path, {
      port: browser.port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      // Clearing storage would also forget the age gate's answer; a new profile's cache is empty anyway.
      disableStorageReset: isAdult,
    });
    const report = found?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? "no answer"}`);
    for (const category of CATEGORIES)
      nameFailures(path, report.categories[category]?.auditRefs ?? [], report.audits);
    return {
      scores: CATEGORIES.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
      times: Object.keys(TIMES).map((id) => report.audits[id]?.numericValue ?? Number.NaN),
    };
  });
}

type Audit = {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
};

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

function toRows(what: string, results: readonly Result[]): readonly Row[] {
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
  const times = Object.values(TIMES).map(({ name, bound }, at): Row => {
    const value = median(results.map((result) => result.times[at] ?? Number.NaN));
    return {
      what: `${what}: ${name}`,
      value: name === "CLS" ? value : Math.round(value),
      unit: name === "CLS" ? "" : "ms",
      goal: { at: "most", bound },
      note,
    };
  });
  return [...scores, ...times];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
