import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { Options } from "./options.ts";
import { measureBooks } from "./parts/books.ts";
import { measureBytes } from "./parts/bytes.ts";
import { measureDeals } from "./parts/deals.ts";
import { measureLighthouse } from "./parts/lighthouse.ts";
import { measurePages } from "./parts/pages.ts";
import { measurePurchases } from "./parts/purchases.ts";
import { measurePush } from "./parts/push.ts";
import { measureReads } from "./parts/reads.ts";
import { measureScale } from "./parts/scale.ts";
import { measureStart } from "./parts/start.ts";
import { startProduct, type Product } from "./product/product.ts";
import { missed, printRows, type Row } from "./report.ts";

/**
 * `pnpm bench`: one run on one machine, each figure next to its ceiling. Never part of the tests: a busy
 * machine lowers the figures, but the ratios hold.
 *
 *     pnpm bench
 *     pnpm bench --only reads,purchases --seconds 10 --games 1000 --json figures.json
 */
const PARTS = {
  reads: measureReads,
  pages: measurePages,
  purchases: measurePurchases,
  push: measurePush,
  bytes: measureBytes,
  deals: measureDeals,
  lighthouse: measureLighthouse,
  start: measureStart,
  scale: measureScale,
  books: measureBooks,
} as const;

/** They fill large databases, which takes minutes: opt-in by name only. */
const ONLY_WHEN_NAMED: ReadonlySet<string> = new Set(["scale", "books"]);

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    seconds: { type: "string", default: "8" },
    games: { type: "string", default: "1000" },
    runs: { type: "string", default: "3" },
    json: { type: "string" },
  },
});
const options: Options = {
  seconds: Number(values.seconds),
  games: Number(values.games),
  runs: Number(values.runs),
};
const wanted = values.only?.split(",") ?? Object.keys(PARTS).filter((name) => !ONLY_WHEN_NAMED.has(name));
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`--only names "${unknown}"; choose among ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.version}, ${options.games} games, ${options.seconds} s per load\n`,
);
const product = await startProduct(options.games);
const rows: Row[] = [];
let broken = false;
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    console.log(`── ${name}`);
    const found = await attempt(measure, product);
    printRows(found);
    rows.push(...found);
  }
} finally {
  await product.remove();
}
const misses = missed(rows);
if (misses.length > 0) console.log(`Below the goal: ${misses.map(({ what }) => what).join("; ")}`);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, options, rows }, null, 2)}\n`,
  );
process.exit(broken ? 1 : 0);

/** One failing part must not abort the others. */
async function attempt(
  measure: (product: Product, options: Options) => Promise<readonly Row[]>,
  at: Product,
): Promise<readonly Row[]> {
  try {
    return await measure(at, options);
  } catch (fault) {
    broken = true;
    console.error(fault instanceof Error ? (fault.stack ?? fault.message) : fault);
    return [];
  }
}
