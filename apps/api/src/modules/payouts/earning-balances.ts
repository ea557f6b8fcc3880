import { requestable } from "@catnip/domain/payouts";
import { read, type Queryable } from "../../platform/read.ts";

/** What the books hold for a creator, in meowcent. */
export type EarningBalances = {
  /** Sales whose refund window has not ended. */
  readonly held: number;
  readonly payable: number;
  /** Set aside for payouts under way. */
  readonly requested: number;
  /** What of it can be requested now. */
  readonly requestable: number;
};

/** The balances of each creator, summed from the ledger entries. */
export async function earningBalances(
  db: Queryable,
  creators: readonly string[],
): Promise<ReadonlyMap<string, EarningBalances>> {
  const rows = await read<{ readonly uuid: string; readonly name: string; readonly amount: number }>(
    db,
    BALANCES,
    [creators],
  );
  return new Map(
    creators.map((creator) => {
      const sumOf = (name: string) =>
        rows.find((row) => row.uuid === creator && row.name === name)?.amount ?? 0;
      const balances = { held: sumOf("held"), payable: sumOf("payable"), requested: sumOf("requested") };
      return [creator, { ...balances, requestable: requestable(balances) }];
    }),
  );
}

const BALANCES = `
  select a.owner_uuid as uuid, a.name, sum(e.amount)::bigint as amount
  from ledger_accounts a join ledger_entries e on e.account_id = a.id
  where a.owner_kind = 'creator' and a.owner_uuid = any($1::uuid[]) and a.currency = 'meowcent'
  group by a.owner_uuid, a.name`;

/**
 * Locks a creator's earnings until the transaction ends, and reads them. Releases and other requests wait; refunds do
 * not, so what is owed is looked at again when the payout is batched.
 */
export async function lockBalances(tx: Queryable, creator: string, now: Date): Promise<EarningBalances> {
  await read(tx, NOTE, [creator, now]);
  await read(tx, LOCK, [creator]);
  const balances = (await earningBalances(tx, [creator])).get(creator);
  if (!balances) throw new Error("The balances of a creator were read, but nothing came back");
  return balances;
}

const NOTE =
  "insert into earnings_progress (creator_uuid, updated_at) values ($1, $2) on conflict do nothing";
const LOCK = "select from earnings_progress where creator_uuid = $1 for update";
