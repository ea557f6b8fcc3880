import { inSpendingOrder, type AccountType, type LotOrigin } from "@catnip/domain/wallets";
import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";

/** What is left of one grant to a player. Amounts in meowcent, `paid_minor` in minor units. */
export type WalletLot = {
  readonly id: string;
  readonly origin: LotOrigin;
  readonly granted: number;
  readonly remaining: number;
  readonly paid_minor: number | null;
  readonly paid_currency: string | null;
  /** What of `paid_minor` went back to the payer. */
  readonly paid_back_minor: number;
  readonly expires_at: Date | null;
  readonly created_at: Date;
};

/** As many as a screen shows; only a collector of gifts has more. */
const LOTS_MAX = 100;

/** A player's lots that hold something, in the order in which they will be spent, coins or silver. */
export async function findWalletLots(
  db: Database,
  userUuid: string,
  type: AccountType,
): Promise<{ readonly total: number; readonly list: readonly WalletLot[] }> {
  const rows = await read<LotRow>(db, LOTS, [userUuid, type === 1 ? "silver" : "meowcent"]);
  const lots = rows.map((row) => ({ ...row, expiresAt: row.expires_at?.getTime() ?? null }));
  const list = inSpendingOrder(lots)
    .slice(0, LOTS_MAX)
    .map(({ expiresAt: _expiresAt, ...lot }) => ({ ...lot, id: String(lot.id) }));
  return { total: rows.length, list };
}

type LotRow = Omit<WalletLot, "id"> & { readonly id: number };

const LOTS = `
  select l.id, l.origin, l.granted, l.remaining, l.paid_minor, l.paid_currency, l.expires_at, l.created_at,
    case when l.paid_minor is null then 0 else (select coalesce(sum(b.minor), 0)::int from payment_credits c
      join payment_refunds b on b.order_no = c.order_no where c.transfer_id = l.transfer_id) end as paid_back_minor
  from ledger_accounts a join ledger_lots l on l.account_id = a.id and l.remaining > 0
  where a.owner_kind = 'player' and a.owner_uuid = $1 and a.name = '' and a.currency = $2`;
