import type { Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { checkout } from "../checkout.ts";
import type { CheckoutRequest, CheckoutResult } from "../checkout.types.ts";
import { atCommit, gate } from "./at-commit.ts";
import { buying, NOW, player, type Game } from "./shop.ts";

export const buy = (db: Database, viewer: Viewer, request: CheckoutRequest): Promise<CheckoutResult> =>
  checkout({ db, now: () => NOW }, viewer, request, "international");

/** What came of a race, as counted in the database and in the answers. */
type Outcome = {
  readonly successes: number;
  readonly faults: number;
  readonly entitlements: number;
  readonly orders: number;
  readonly balance: number;
  readonly entries_sum: number;
  readonly spent: number;
};

/** One player who can afford one game buys all of these at once: all are read before any commits. */
export async function raceForOneBalance(
  db: Database,
  games: readonly Game[],
  price: number,
): Promise<Outcome> {
  const mika = await player(db, { coins: price });
  const racing = atCommit(db, gate(games.length));
  const results = await Promise.allSettled(
    games.map((each) => buy(racing, mika, buying({ game: each }, { coins: price }))),
  );
  const { rows } = await db.$client.query<Omit<Outcome, "successes" | "faults">>(
    `select
      (select count(*) from entitlements where user_uuid = $1) as entitlements,
      (select count(*) from orders where user_uuid = $1) as orders,
      (select balance from ledger_accounts where owner_uuid = $1 and currency = 'meowcent') as balance,
      (select sum(e.amount)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner_uuid = $1) as entries_sum,
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner_uuid = $1 and e.amount < 0) as spent`,
    [mika.uuid],
  );
  const [counted] = rows;
  if (!counted) throw new Error("nothing counted");
  const answers = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  return { ...counted, successes: successesOf(answers), faults: results.length - answers.length };
}

/** The oracle. Checking the balance alone would let the second naive variant pass. */
export function wrongIn(outcome: Outcome, price: number): readonly string[] {
  const { successes, faults, entitlements, orders, balance, entries_sum, spent } = outcome;
  const rules: readonly (readonly [string, boolean])[] = [
    ["one success", successes === 1],
    ["no fault", faults === 0],
    ["one entitlement", entitlements === 1],
    ["one order", orders === 1],
    ["balance not below zero", balance >= 0],
    ["balance is the sum of its entries", balance === entries_sum],
    ["coins spent are price times successes", spent === price * successes],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

export const successesOf = (answers: readonly CheckoutResult[]): number =>
  answers.filter((answer) => answer.kind === "done").length;
