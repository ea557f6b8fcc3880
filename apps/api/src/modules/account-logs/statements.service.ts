import { isAccountAction, type AccountAction, type AccountType } from "@catnip/domain/wallets";
import type { Database } from "../../platform/database.ts";
import { pageWindow } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import type { AccountLog, HistoryPart } from "./account-logs.service.ts";
import { moneyBackOf, purchaseBack, topUpBack, type BackSums } from "./money-back.ts";
import { giftOf } from "./gift-of.sql.ts";

/** One ledger entry of a player's account. Amounts in meowcent. */
export type StatementLine = {
  readonly id: string;
  readonly action_type: AccountAction;
  /** Positive: credited. */
  readonly amount: number;
  /** The account's balance after this entry. */
  readonly balance: number;
  readonly created_at: string;
  /** What it belongs to. */
  readonly log: AccountLog;
};

export type Statement = { readonly total: number; readonly list: readonly StatementLine[] };

/** Which part of a statement is wanted. */
export type StatementPart = HistoryPart & { readonly action_type?: AccountAction | null | undefined };

/**
 * The ledger entries of one of a player's accounts, newest first, each with the balance it left. The balance is the sum
 * of all earlier entries, so it depends neither on the period nor on the kind nor on the page.
 */
export async function findStatement(
  db: Database,
  userUuid: string,
  type: AccountType,
  { q, limit, created_from, created_before, action_type }: StatementPart,
): Promise<Statement> {
  const window = pageWindow(q, limit);
  const [row] = await read<{ readonly total: number; readonly list: readonly EntryRow[] }>(db, STATEMENT, [
    userUuid,
    CURRENCIES[type],
    window.limit,
    window.offset,
    created_from ?? null,
    created_before ?? null,
    action_type ? kindOf(action_type) : null,
  ]);
  return { total: row?.total ?? 0, list: (row?.list ?? []).map(toLine) };
}

type EntryRow = Omit<StatementLine, "action_type" | "log"> & {
  readonly kind: string;
  readonly log: Omit<AccountLog, "action_type" | "money_back"> & { readonly back: BackSums | null };
};

function toLine({ kind, log: { back, ...log }, ...line }: EntryRow): StatementLine {
  const action_type = actionOf(kind);
  return { ...line, action_type, log: { ...log, action_type, money_back: moneyBackOf(back) } };
}

/** Purchases are the only transfers that the ledger names differently. */
export function actionOf(kind: string): AccountAction {
  if (kind === "purchase") return "consume";
  if (!isAccountAction(kind)) throw new Error(`No account action stands for transfers of the kind ${kind}`);
  return kind;
}

const kindOf = (action: AccountAction) => (action === "consume" ? "purchase" : action);

const CURRENCIES: Readonly<Record<AccountType, "meowcent" | "silver">> = { 0: "meowcent", 1: "silver" };

/** The line of the account log that an entry belongs to: the purchase or the top-up as a whole, or the transfer. */
const LOG = `json_build_object(
  'id', case when b.id is null then coalesce(p.order_no, t.id::text) else t.id::text end, 'state', 1,
  'silver', coalesce(o.silver, b.silver_taken, p.silver, case when $2 = 'silver' then abs(l.amount) else 0 end),
  'coin', coalesce(o.coin, b.coin_taken, p.coin, case when $2 = 'meowcent' then abs(l.amount) else 0 end),
  'deducted_amount', coalesce(o.total, greatest(-l.amount, 0)), 'created_at', t.created_at, 'updated_at', t.created_at,
  'order_uuid', coalesce(o.uuid, r.order_uuid), 'gift', case when t.kind = 'grant' then ${giftOf("t.id")} end,
  'payment_order_no', p.order_no, 'currency_id', p.currency_id, 'pay_amount', coalesce(b.minor, p.pay_amount),
  'tax_amount', nullif(coalesce(b.tax, p.tax_amount), 0),
  'back', case when o.uuid is not null then ${purchaseBack("o.uuid")}
    when c.order_no is not null then ${topUpBack("c.order_no")} end,
  'store_names', (
    select coalesce(json_agg(json_build_object('lang', i.language, 'key', i.store_id::text, 'value', i.name)
      order by i.store_id, i.language), '[]')
    from (select store_id from order_lines where order_uuid = o.uuid union all select r.store_id) game
    join store_infos i on i.store_id = game.store_id))`;

/** Entries of one account are numbered in the order they were posted: posting locks the account's row. */
const STATEMENT = `
  with entries as (
    select e.id, e.transfer_id, e.amount, sum(e.amount) over (order by e.id) as balance
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_kind = 'player' and a.owner_uuid = $1 and a.name = '' and a.currency = $2),
  lines as (
    select l.id, l.amount, l.balance, l.transfer_id, t.kind, t.created_at
    from entries l join ledger_transfers t on t.id = l.transfer_id
    where ($5::timestamptz is null or t.created_at >= $5) and ($6::timestamptz is null or t.created_at < $6)
      and ($7::text is null or t.kind = $7)),
  shown as (select * from lines order by id desc limit $3 offset $4)
  select (select count(*) from lines) as total, (
    select coalesce(json_agg(json_build_object('id', l.id::text, 'amount', l.amount, 'balance', l.balance, 'kind', l.kind,
      'created_at', l.created_at, 'log', ${LOG}) order by l.id desc), '[]')
    from shown l join ledger_transfers t on t.id = l.transfer_id
    left join orders o on o.uuid = t.id and t.kind = 'purchase'
    left join order_refunds r on r.uuid = t.id and t.kind = 'refund'
    left join payment_credits c on c.transfer_id = t.id left join payment_refunds b on b.transfer_id = t.id
    left join payments p on p.order_no = coalesce(c.order_no, b.order_no)) as list`;
