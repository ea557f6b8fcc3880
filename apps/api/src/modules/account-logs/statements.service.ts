import { isAccountAction, type AccountAction, type AccountType } from "@catnip/domain/wallets";
import type { Database } from "../../platform/database.ts";
import { pageWindow } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import type { HistoryPart } from "./account-logs.service.ts";

/** One ledger entry of a player's account. Amounts in meowcent. */
export type StatementLine = {
  readonly id: string;
  readonly action_type: AccountAction;
  /** Positive: credited. */
  readonly amount: number;
  /** The account's balance after this entry. */
  readonly balance: number;
  readonly created_at: string;
};

export type Statement = { readonly total: number; readonly list: readonly StatementLine[] };

/**
 * The ledger entries of one of a player's accounts, newest first, each with the balance it left. The balance is the sum
 * of all earlier entries, so it does not depend on the period or the page.
 */
export async function findStatement(
  db: Database,
  userUuid: string,
  type: AccountType,
  { q, limit, created_from, created_before }: HistoryPart,
): Promise<Statement> {
  const window = pageWindow(q, limit);
  const [row] = await read<{ readonly total: number; readonly list: readonly EntryRow[] }>(db, STATEMENT, [
    userUuid,
    CURRENCIES[type],
    window.limit,
    window.offset,
    created_from ?? null,
    created_before ?? null,
  ]);
  return { total: row?.total ?? 0, list: (row?.list ?? []).map(toLine) };
}

type EntryRow = Omit<StatementLine, "action_type"> & { readonly kind: string };

function toLine({ kind, ...line }: EntryRow): StatementLine {
  return { ...line, action_type: actionOf(kind) };
}

/** Purchases are the only transfers that the ledger names differently. */
function actionOf(kind: string): AccountAction {
  if (kind === "purchase") return "consume";
  if (!isAccountAction(kind)) throw new Error(`No account action stands for transfers of the kind ${kind}`);
  return kind;
}

const CURRENCIES: Readonly<Record<AccountType, "meowcent" | "silver">> = { 0: "meowcent", 1: "silver" };

/** Entries of one account are numbered in the order they were posted: posting locks the account's row. */
const STATEMENT = `
  with entries as (
    select e.id, e.transfer_id, e.amount, sum(e.amount) over (order by e.id) as balance
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_kind = 'player' and a.owner_uuid = $1 and a.name = '' and a.currency = $2),
  lines as (
    select l.id, l.amount, l.balance, t.kind, t.created_at
    from entries l join ledger_transfers t on t.id = l.transfer_id
    where ($5::timestamptz is null or t.created_at >= $5) and ($6::timestamptz is null or t.created_at < $6))
  select (select count(*) from lines) as total, (
    select coalesce(json_agg(page order by page.number desc), '[]') from (
      select l.id::text, l.amount, l.balance, l.kind, l.created_at, l.id as number
      from lines l order by l.id desc limit $3 offset $4) page) as list`;
