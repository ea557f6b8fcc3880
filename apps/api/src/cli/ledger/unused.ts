import { parseArgs } from "node:util";
import { unusedBalance } from "../../modules/account-logs/index.ts";
import type { LedgerCommand } from "./command.ts";

export const UNUSED_USAGE = `pnpm ledger unused [--at 2026-10-01]
  what was bought and not spent when that day began (UTC); without a day: now`;

/** Lists what players had bought and not spent, a line per brand and currency, tab-separated. */
export const unused: LedgerCommand = async ({ db, now }, args) => {
  const at = momentGiven(args, now());
  if (!at) {
    console.error(`Usage: ${UNUSED_USAGE}`);
    return 2;
  }
  for (const { platform_key, currency_id, coin, paid_minor, wallets } of await unusedBalance(db, at))
    console.log(
      [
        platform_key ?? "-",
        `${coin} meowcent`,
        `paid ${paid_minor} ${currency_id}`,
        `${wallets} wallets`,
      ].join("\t"),
    );
  return 0;
};

function momentGiven(args: readonly string[], now: Date): Date | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { at: { type: "string" } } });
    if (values.at === undefined) return now;
    const at = new Date(`${values.at}T00:00:00Z`);
    const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(values.at);
    return isDay ? at : null;
  } catch {
    return null;
  }
}
