import { TRANSFER_KINDS, type TransferKind } from "@catnip/domain/wallets";

const KINDS: readonly (readonly [string, TransferKind])[] = Object.entries(TRANSFER_KINDS);

/** Recomputed account by account, names included, by the checks of their documents. */
const RECOMPUTED = ["purchase", "refund", "payout-request", "payout-settlement", "payout-return"];

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(", ");

/** Rows of a document's table that explain a transfer. */
const ONLY: Readonly<Record<string, string>> = {
  "debt_write_offs.uuid": " where booked_at is not null",
};

/**
 * Which documents there are: the id of the transfer, and its kind. An order's is looked for by `orders and entries`.
 */
const DOCUMENTS = KINDS.filter(([kind]) => kind !== "purchase")
  .flatMap(([kind, { documents }]) =>
    documents.map((document) => {
      const [table, column] = document.split(".");
      return `select ${column} as id, '${kind}' as kind from ${table}${ONLY[document] ?? ""}`;
    }),
  )
  .join(" union all ");

/** Moves of accounts that a kind may not touch, or not in that direction. */
const MOVES = KINDS.filter(([kind]) => !RECOMPUTED.includes(kind)).flatMap(([kind, { moves }]) =>
  moves.map((move) => `${kind} ${move}`),
);

/**
 * Transfers that no document explains, as statements like the other book checks (R-WAL-26). The database refuses them;
 * who has its triggers out of the way is found here.
 */
export const DOCUMENT_CHECKS: Readonly<Record<string, string>> = {
  documents: `
    with undocumented as (
      select t.id, t.kind, t.created_at from ledger_transfers t
      left join (${DOCUMENTS}) document on document.id = t.id and document.kind = t.kind
      where t.kind <> 'purchase' and document.id is null
    ), moved as (
      select u.id, u.kind, u.created_at, e.amount, a.owner_kind, a.owner_uuid, a.name, a.currency
      from undocumented u join ledger_entries e on e.transfer_id = u.id left join ledger_accounts a on a.id = e.account_id
    ), explained as (
      -- Coins of one player that pay what the same player owes.
      select id from moved where kind = 'recharge_refund' group by id
      having count(distinct owner_uuid) = 1
        and bool_and(currency = 'meowcent' and owner_kind = case when amount < 0 then 'player' else 'debtor' end)
      union all
      -- What is left of lots that have ended, and of no others.
      select u.id from undocumented u join ledger_lot_uses l on l.transfer_id = u.id left join ledger_lots lot on lot.id = l.lot_id
      where u.kind = 'expiry' group by u.id having bool_and(l.amount > 0 and lot.expires_at is not null and lot.expires_at <= u.created_at)
      union all
      -- One creator's held earnings, to the same creator; how much, and when, is recomputed from the sales.
      select id from moved where kind = 'release' group by id
      having count(distinct owner_uuid) = 1 and count(owner_uuid) = count(*)
        and bool_and(owner_kind = 'creator' and name = case when amount < 0 then 'held' else 'payable' end)
    )
    select format('%s %s has no document; it moves %s', u.kind, u.id, coalesce((
      select string_agg(format('%s %s of %s', m.amount, m.currency, concat_ws(' ', m.owner_kind, m.owner_uuid, nullif(m.name, ''))), ', ' order by m.amount)
      from moved m where m.id = u.id), 'nothing')) as says
    from undocumented u where not exists (select from explained x where x.id = u.id)`,

  moves: `
    select format('%s %s moves %s %s of %s, which its kind never does', kind, transfer_id, amount, currency,
      concat_ws(' ', owner_kind, owner_uuid, nullif(name, ''))) as says
    from (
      select t.kind, e.transfer_id, e.amount, a.*
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind not in (${quoted(RECOMPUTED)})
    ) moved
    where concat_ws(' ', kind, owner_kind, case owner_kind when 'psp' then '*' else name end,
      case when currency in ('meowcent', 'silver') then currency else 'money' end, case when amount < 0 then '-' else '+' end)
      not in (${quoted(MOVES)})`,
};
