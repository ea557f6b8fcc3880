/**
 * Mutation tests of the API: makes it lose or double money in one way at a time, and fails if no test notices.
 *
 * Nothing on the disk is changed: weakened modules are handed out by a plugin of the tests, weakened functions and
 * tables are in the database that tests clone. First the tests run against the API as it is: a test that fails anyway
 * would prove nothing.
 *
 * Run with `pnpm test:mutants`; `node apps/api/mutants/mutants.ts refund` runs those whose id contains `refund`.
 */
import type { ProvidedContext } from "vitest";
import startPostgres from "../src/platform/testing/start-postgres.ts";
import { staleEntries } from "./apply-edits.ts";
import { openLane, type Lane } from "./lane.ts";
import type { Outcome } from "./outcome.ts";
import type { KilledBy, Weakening } from "./weakening.ts";
import { WEAKENINGS } from "./weakenings/index.ts";

/** Each has a worker, and a share of the processor for the database. */
const LANES = 2;

const wanted = process.argv.slice(2);
const weakenings = WEAKENINGS.filter(
  ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
);
const stale = staleEntries(WEAKENINGS);
for (const problem of stale) console.error(problem);

const survivors = stale.length > 0 ? stale.length : await runAll();
process.exit(survivors === 0 && weakenings.length > 0 ? 0 : 1);

async function runAll(): Promise<number> {
  const provided: Partial<ProvidedContext> = {};
  const stop = await startPostgres({
    provide: (name, value) => {
      provided[name] = value;
    },
  });
  // Otherwise its server would outlive a run that is stopped.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane(provided as ProvidedContext)));
  try {
    return (await passAsTheyAre(lanes)) ? await countSurvivors(lanes) : weakenings.length;
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
    await stop();
  }
}

async function passAsTheyAre(lanes: readonly Lane[]): Promise<boolean> {
  const tests = new Map(weakenings.map(({ killedBy }) => [JSON.stringify(killedBy), killedBy]));
  const failed: string[] = [];
  await inLanes(lanes, [...tests.values()], async (lane, one) => {
    const outcome = await lane.control(one);
    if (outcome.verdict !== "survived") failed.push(`${nameOf(one)}: ${outcome.why}`);
  });
  if (failed.length > 0)
    console.error(`Tests fail without any weakening; mend them first.\n${failed.join("\n")}`);
  return failed.length === 0;
}

async function countSurvivors(lanes: readonly Lane[]): Promise<number> {
  let noticed = 0;
  await inLanes(lanes, weakenings, async (lane, weakening) => {
    const outcome = await lane.run(weakening);
    if (outcome.verdict === "noticed") noticed += 1;
    console.log(told(weakening, outcome));
  });
  console.log(`${noticed} of ${weakenings.length} weakenings noticed`);
  return weakenings.length - noticed;
}

/** Each lane takes the next one when it has done its last. */
async function inLanes<T>(
  lanes: readonly Lane[],
  things: readonly T[],
  take: (lane: Lane, thing: T) => Promise<void>,
): Promise<void> {
  const left = [...things];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await take(lane, thing);
    }),
  );
}

function told({ id, says, killedBy }: Weakening, outcome: Outcome): string {
  const head = `${outcome.verdict.toUpperCase().padEnd(8)} ${id}: ${says}`;
  switch (outcome.verdict) {
    case "noticed":
      return `${head}\n         by ${killedBy.file}: ${outcome.test}: ${outcome.why}`;
    case "survived":
      return `${head}\n         ${nameOf(killedBy)} did not notice`;
    case "broken":
      return `${head}\n         no assertion failed: ${outcome.why}`;
  }
}

function nameOf({ file, test }: KilledBy): string {
  return test === undefined ? file : `${file} > ${test}`;
}
