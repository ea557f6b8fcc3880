import { parseArgs } from "node:util";
import { providersWithoutList, settleDays } from "../../modules/settlement/index.ts";
import type { LedgerCommand } from "./command.ts";

export const SETTLE_USAGE = `pnpm ledger settle [--day 2026-03-01] [--provider <key>]
  compares what the providers list with the books, up to and including this day; usually the last complete one`;

/**
 * Compares the providers' lists with our payments, and prints a line per day and provider, separated by tabs; then one
 * for each provider that was used and lists nothing.
 */
export const settle: LedgerCommand = async (services, args) => {
  const given = daysGiven(args);
  if (!given) {
    console.error(`Usage: ${SETTLE_USAGE}`);
    return 2;
  }
  const reports = await settleDays(services, given);
  if (reports === null) {
    console.error("There is no such day, it is not over, or no such provider lists its days.");
    return 2;
  }
  for (const { provider_key, day, problem, difference_count, open_count } of reports)
    console.log(
      [
        provider_key,
        day,
        problem === null ? `${difference_count} differences` : `not compared: ${problem}`,
        `${open_count} wait for a decision`,
      ].join("\t"),
    );
  if (given.provider === null)
    for (const key of await providersWithoutList(services))
      console.log([key, "-", "lists no days: nothing is compared", ""].join("\t"));
  return reports.every(({ problem, difference_count }) => problem === null && difference_count === 0) ? 0 : 1;
};

function daysGiven(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { day: { type: "string" }, provider: { type: "string" } },
    });
    return { day: values.day ?? null, provider: values.provider ?? null };
  } catch {
    return null;
  }
}
