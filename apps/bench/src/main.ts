import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { withFigures } from "./figures.ts";
import type { Options } from "./options.ts";
import { measureBooks } from "./parts/books.ts";
import { measureBytes } from "./parts/bytes.ts";
import { measureDeals } from "./parts/deals.ts";
import { measureLighthouse } from "./parts/lighthouse.ts";
import { measureMemory } from "./parts/memory.ts";
import { measurePages } from "./parts/pages.ts";
import { measurePeers, openPeers } from "./parts/peers.ts";
import { measureProfile } from "./parts/profile.ts";
import { measurePurchases } from "./parts/purchases.ts";
import { measurePush } from "./parts/push.ts";
import { measureReads } from "./parts/reads.ts";
import { measureSearches } from "./parts/searches.ts";
import { measureScale } from "./parts/scale.ts";
import { measureStart } from "./parts/start.ts";
import { readPeers } from "./peers/read-peers.ts";
import { startProduct, type Product } from "./product/product.ts";
import type { OperationProfile } from "./profile/operation-profile.ts";
import { printProfiles } from "./profile/print-profiles.ts";
import { missed, printRows, type Row } from "./report.ts";

/**
 * `pnpm bench`: one run on one machine, each figure next to its ceiling. Never part of the tests: a busy
 * machine lowers the figures, but the ratios hold.
 *
 *     pnpm bench
 *     pnpm bench --only reads,purchases --seconds 10 --games 1000 --json figures.json
 *     pnpm bench --write
 *     pnpm bench --profile
 *     pnpm bench --peer vendure=http://localhost:3000 --peer medusa=http://localhost:9000 --peer-key medusa=pk_…
 */
const PARTS = {
  reads: measureReads,
  searches: measureSearches,
  pages: measurePages,
  purchases: measurePurchases,
  push: measurePush,
  bytes: measureBytes,
  deals: measureDeals,
  lighthouse: measureLighthouse,
  memory: measureMemory,
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
    write: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    peer: { type: "string", multiple: true, default: [] },
    "peer-key": { type: "string", multiple: true, default: [] },
  },
});
const options: Options = {
  seconds: Number(values.seconds),
  games: Number(values.games),
  runs: Number(values.runs),
};
const peers = await peersAsked();
// --profile and --peer run alone, unless other parts are named.
const isAlone = values.profile || peers.length > 0;
const usual = isAlone ? [] : Object.keys(PARTS).filter((name) => !ONLY_WHEN_NAMED.has(name));
const wanted = values.only?.split(",") ?? usual;
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`--only names "${unknown}"; choose among ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}`;
console.log(`${machine}, Node ${process.version}, ${options.games} games, ${options.seconds} s per load\n`);
const product = await startProduct(options.games);
const rows: Row[] = [];
const profiles: OperationProfile[] = [];
let broken = false;
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    console.log(`── ${name}`);
    const found = await attempt(measure, product);
    printRows(found);
    rows.push(...found);
  }
  if (peers.length > 0) {
    console.log("── peers");
    const found = await attempt((at) => measurePeers(at, peers, options), product);
    printRows(found);
    rows.push(...found);
  }
  if (values.profile) {
    profiles.push(...(await attempt(measureProfile, product)));
    printProfiles(profiles);
  }
} finally {
  await product.remove();
}
const misses = missed(rows);
if (misses.length > 0) console.log(`Below the goal: ${misses.map(({ what }) => what).join("; ")}`);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, options, rows, profiles }, null, 2)}\n`,
  );
if (values.write) {
  const page = path.resolve(import.meta.dirname, "../../../docs/benchmarks.md");
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(page, withFigures(readFileSync(page, "utf8"), rows, { date, machine, commit: commitHere() }));
  execFileSync("pnpm", ["exec", "oxfmt", page], { stdio: "inherit" });
}
process.exit(broken ? 1 : 0);

/** Abbreviated, with `+` where tracked files differ from it. */
function commitHere(): string {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  return git("rev-parse", "--short=8", "HEAD") + (git("status", "--porcelain", "-uno") ? "+" : "");
}

/** One failing part must not abort the others. */
async function attempt<Found>(
  measure: (product: Product, options: Options) => Promise<readonly Found[]>,
  at: Product,
): Promise<readonly Found[]> {
  try {
    return await measure(at, options);
  } catch (fault) {
    broken = true;
    console.error(fault instanceof Error ? (fault.stack ?? fault.message) : fault);
    return [];
  }
}

/** A mistake in an option, or a peer that is not there, is one sentence, before anything is started. */
async function peersAsked() {
  try {
    return await openPeers(readPeers(values.peer, values["peer-key"]));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(2);
  }
}
