import path from "node:path";
import { parseArgs } from "node:util";
import { runStep } from "./generate/run-step.ts";
import { changedBetween, restore, snapshot } from "./generate/snapshot.ts";
import { CONTRACT, CATALOGS, type Step } from "./generate/steps.ts";

/**
 * `pnpm generate`: runs all generators in dependency order. With `--check` files are left untouched, and those
 * that would change are listed.
 */
const root = path.resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

const generated = () =>
  snapshot(
    root,
    [...CONTRACT, ...CATALOGS].flatMap(({ writes }) => writes),
  );
const inTurn = async (steps: readonly Step[]) => {
  for (const step of steps) await runStep(root, step);
};

const before = generated();
const lanes = await Promise.allSettled([inTurn(CONTRACT), inTurn(CATALOGS)]);
const after = generated();
const changed = changedBetween(before, after);
if (values.check) restore(root, before, after);

const failures = lanes.flatMap((lane) => (lane.status === "rejected" ? [String(lane.reason)] : []));
const stale = values.check ? changed.map((file) => `${file} is stale: run pnpm generate`) : [];
for (const problem of [...failures, ...(failures.length > 0 ? [] : stale)]) console.error(problem);
if (!values.check) console.log(changed.length === 0 ? "Everything was up to date." : changed.join("\n"));
process.exitCode = failures.length + stale.length === 0 ? 0 : 1;
