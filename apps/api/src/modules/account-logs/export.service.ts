import type { AccountType } from "@catnip/domain/wallets";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { headOf } from "../wallets/index.ts";
import { chained, EXPORT_FORMAT, NOTHING_BEFORE } from "./export-lines.ts";
import { actionOf } from "./statements.service.ts";

/** A part of the file, and where the next one continues. */
export type StatementExport = { readonly lines: readonly string[]; readonly next: string | null };

/** Entries per part. */
export const EXPORT_PART = 1_000;

/**
 * All entries of one of a player's accounts as lines of a file that can be checked without us, oldest first. Entries of
 * an account never change and are only added at the end, so an earlier file is the beginning of a later one.
 *
 * @param after `next` of the part before; null: from the beginning
 */
export async function exportStatement(
  db: Database,
  userUuid: string,
  type: AccountType,
  after: string | null,
  now: Date,
): Promise<StatementExport> {
  const currency = type === 1 ? "silver" : "meowcent";
  const lines: string[] = [];
  let { n, hash } = after === null ? { n: 0, hash: NOTHING_BEFORE } : readCursor(after);
  const add = (content: object) => {
    const line = chained(content, hash);
    lines.push(line.text);
    hash = line.hash;
  };
  if (after === null) add({ format: EXPORT_FORMAT, account: userUuid, currency });

  const rows = await read<EntryRow>(db, ENTRIES, [userUuid, currency, n, EXPORT_PART + 1]);
  const isKnown = n === 0 || rows[0]?.n === n;
  if (!isKnown) throw new ApiError("input/invalid", "There is no such place in the statement.");
  // The last line of the part before, for its balance.
  const fresh = rows.filter((row) => row.n > n);
  let balance = rows.find((row) => row.n === n)?.balance ?? 0;
  for (const { kind, created_at, ...row } of fresh) {
    const { entry, transfer, amount } = row;
    add({
      n: row.n,
      entry,
      transfer,
      at: created_at.toISOString(),
      kind: actionOf(kind),
      amount,
      balance: row.balance,
    });
    ({ n, balance } = row);
  }
  if (rows.length > EXPORT_PART) return { lines, next: `${n}-${hash}` };
  const books = (await headOf(db.$client))?.hash ?? null;
  add({ end: true, entries: n, balance, made_at: now.toISOString(), books });
  return { lines, next: null };
}

function readCursor(cursor: string): { n: number; hash: string } {
  const [, n, hash] = /^([1-9]\d{0,14})-([0-9a-f]{64})$/.exec(cursor) ?? [];
  if (n === undefined || hash === undefined)
    throw new ApiError("input/invalid", "There is no such place in the statement.");
  return { n: Number(n), hash };
}

type EntryRow = {
  readonly n: number;
  readonly entry: number;
  readonly transfer: string;
  readonly kind: string;
  readonly created_at: Date;
  readonly amount: number;
  readonly balance: number;
};

/** Entries of one account are numbered in the order they were posted: posting locks the account's row. */
const ENTRIES = `
  select l.n, l.entry, l.transfer, t.kind, t.created_at, l.amount, l.balance
  from (
    select row_number() over (order by e.id) as n, e.id as entry, e.transfer_id as transfer, e.amount,
      (sum(e.amount) over (order by e.id))::bigint as balance
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_kind = 'player' and a.owner_uuid = $1 and a.name = '' and a.currency = $2
  ) l join ledger_transfers t on t.id = l.transfer
  where l.n >= $3 order by l.n limit $4`;
