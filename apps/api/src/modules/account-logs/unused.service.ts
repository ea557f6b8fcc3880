import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";

/** Coins that were bought and not spent, of one brand and one currency they were paid in. */
export type UnusedBalance = {
  /** Brand of the payments; null: bought by a transfer that no payment stands behind. */
  readonly platform_key: string | null;
  /** What was paid in. */
  readonly currency_id: string;
  readonly wallets: number;
  /** Meowcent. */
  readonly coin: number;
  /** What was paid for these coins, in minor units: each lot's price in proportion, rounded half up. */
  readonly paid_minor: number;
};

/**
 * What players had bought and not spent, expired or lost before a moment, recomputed from the entries of the ledger:
 * what is stored as a lot's remainder or a balance is not looked at. Gifts do not count. The ledger does not know where
 * a payer lives, so there is no sum by country.
 */
export function unusedBalance(db: Database, before: Date): Promise<readonly UnusedBalance[]> {
  return read<UnusedBalance>(db, UNUSED, [before]);
}

const UNUSED = `
  select p.platform_key, l.paid_currency as currency_id, count(distinct l.account_id) as wallets, sum(l.unspent)::bigint as coin,
    sum(round(l.paid_minor::numeric * l.unspent / l.granted))::bigint as paid_minor
  from (
    select l.*, l.granted - coalesce((
      select sum(u.amount) from ledger_lot_uses u join ledger_transfers s on s.id = u.transfer_id and s.created_at < $1
      where u.lot_id = l.id), 0) as unspent
    from ledger_lots l join ledger_transfers t on t.id = l.transfer_id and t.created_at < $1
    where l.origin = 'paid'
  ) l
  left join payment_credits c on c.transfer_id = l.transfer_id left join payments p on p.order_no = c.order_no
  where l.unspent > 0
  group by 1, 2 order by 1 nulls last, 2`;
