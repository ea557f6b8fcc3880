import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { linesToCommit, reasonFor, type Commit } from "./commit-purchase.ts";
import type { OrderAnswer } from "./orders.tables.ts";

/**
 * Commits purchases of different players in one transaction; see `commit_purchases` in `sql/orders-batches.sql`.
 *
 * @param commits under different ids, by different players, without coupons
 * @returns the answer of each; null: nothing was written for it, and `commitPurchase` is to decide
 * @throws what the database says, in which case nothing was written
 */
export async function commitPurchases(
  pool: Services["db"]["$client"],
  commits: readonly Commit[],
): Promise<readonly (OrderAnswer | null)[]> {
  const purchases = commits.map((commit) => ({ ...commit, lines: linesToCommit(commit) }));
  const each = <Value>(valueOf: (purchase: (typeof purchases)[number]) => Value) => purchases.map(valueOf);
  const lines = purchases.flatMap((purchase, index) =>
    purchase.lines.map((line) => ({ ...line, of: index + 1 })),
  );
  const column = <Key extends keyof (typeof lines)[number]>(key: Key) => lines.map((line) => line[key]);
  const values = [
    each(({ request }) => request.uuid),
    each(({ viewer }) => viewer.uuid),
    each(({ viewer }) => viewer.sid),
    each(({ request }) => request.wanted.kind),
    each(({ facts }) => facts.country),
    each(({ fingerprint }) => fingerprint),
    each(({ at }) => at),
    each(({ quote }) => quote.total),
    each(({ quote }) => quote.silver),
    each(({ quote }) => quote.coin),
    each(({ facts }) => JSON.stringify(facts.inputs)),
    each((purchase) => reasonFor(purchase.lines)),
    column("of"),
    column("store_id"),
    column("list"),
    column("discount"),
    column("percent"),
    column("sale"),
    column("coupon_discount"),
    column("final"),
    lines.map(({ coupons }) => JSON.stringify(coupons)),
    column("creator_uuid"),
    column("creator_rate_bp"),
    column("creator_share"),
  ];
  const parameters = values.map((_value, index) => `$${index + 1}`).join(", ");
  // A row for each: arrays of JSON would be unescaped letter by letter.
  const rows = await read<{ answer: OrderAnswer | null }>(
    { $client: pool },
    `select unnest(commit_purchases(${parameters})) as answer`,
    values,
  );
  return rows.map(({ answer }) => answer);
}
