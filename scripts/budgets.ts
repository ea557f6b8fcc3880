import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { judge, sumOf, type Budgets } from "./budgets/budget-problems.ts";
import { measure } from "./budgets/measure.ts";

/**
 * `pnpm budgets`: compares the JavaScript that pages and popups load with their budgets, in bytes on the wire (brotli).
 * It reads the build's output, and needs no browser. `--write` makes today's sizes the budgets; `--list` prints
 * them.
 */
const root = path.resolve(import.meta.dirname, "..");
const file = path.join(import.meta.dirname, "budgets/budgets.json");
const measured = measure(root);

if (process.argv.includes("--list"))
  for (const [name, sizes] of Object.entries(measured))
    console.log(`${String(sumOf(sizes)).padStart(8)}  ${name}`);
if (process.argv.includes("--write")) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);

const { over, under } = judge(JSON.parse(readFileSync(file, "utf8")) as Budgets, measured);
for (const problem of over) console.error(`Over its budget: ${problem}`);
if (over.length > 0)
  console.error("Load less, or raise the budgets on purpose with `node scripts/budgets.ts --write`.");
for (const spare of under)
  console.log(`Please lower this budget with \`node scripts/budgets.ts --write\`: ${spare}`);
process.exitCode = over.length === 0 ? 0 : 1;
