import { codeCell, csvOf, type CsvCell } from "@catnip/domain/csv";
import { silverPart } from "@catnip/domain/payouts";
import { purchaseTax, taxRuleAt, type TaxRule } from "@catnip/domain/taxes";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { requireRole } from "../../platform/viewer.ts";
import { readTaxRules } from "../taxes/index.ts";
import { earningBalances, type EarningBalances } from "./earning-balances.ts";
import { invalid } from "./payout-row.ts";

export type EarningPart = {
  readonly store_id?: number | null | undefined;
  readonly created_from?: Date | null | undefined;
  readonly created_before?: Date | null | undefined;
};

/** What a sale brought, or a correction took. Amounts in meowcent. */
export type EarningLine = {
  /** Of the ledger transfer. */
  readonly uuid: string;
  readonly created_at: string;
  /** Null: a correction. */
  readonly sold: SoldLine | null;
  /** What it changes for the creator. */
  readonly net: number;
  /** Whether its refund window has ended. */
  readonly is_payable: boolean;
};

/** How the price of one sold game came about, and what was taken of it. */
export type SoldLine = {
  readonly store_id: number;
  readonly country: string;
  readonly list: number;
  readonly percent: number;
  readonly sale: number;
  readonly coupon_discount: number;
  readonly final: number;
  readonly silver: number;
  readonly tax: number;
  readonly rate_bp: number;
};

export type EarningStatement = { readonly total: number; readonly list: readonly EarningLine[] };

/** A page of a creator's sales, newest first, read from the books (R-ERN-7). @throws ApiError `auth/forbidden` */
export async function findEarnings(
  context: RequestContext,
  part: EarningPart & {
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): Promise<EarningStatement> {
  const { uuid } = await requireRole(context, "creator");
  const { limit, offset } = pageWindow(part.q, part.limit);
  return readLines(context, uuid, part, limit, offset);
}

/** The balances beside it, and what was paid. */
export type EarningTotals = EarningBalances & { readonly settled: number };

/** @throws ApiError `auth/forbidden` unless a creator */
export async function earningTotals(context: RequestContext): Promise<EarningTotals> {
  const { uuid } = await requireRole(context, "creator");
  const balances = (await earningBalances(context.db, [uuid])).get(uuid);
  const [paid] = await read<{ readonly settled: number }>(context.db, SETTLED, [uuid]);
  if (!balances || !paid) throw new Error("The totals of a creator were read, but nothing came back");
  return { ...balances, ...paid };
}

/** What one file carries. */
const EXPORT_MAX = 10_000;

/**
 * The same lines as a table (RFC 4180), for a creator's bookkeeping: the column `net` adds up to the books (R-WAL-12).
 *
 * @throws ApiError `auth/forbidden` unless a creator, `input/invalid` for more lines than a file carries
 */
export async function exportEarnings(context: RequestContext, part: EarningPart): Promise<string> {
  const { uuid } = await requireRole(context, "creator");
  const { total, list } = await readLines(context, uuid, part, EXPORT_MAX, 0);
  if (total > EXPORT_MAX) throw invalid("created_from", { max: EXPORT_MAX });
  return csvOf([HEAD, ...list.map(cellsOf)]);
}

const SOLD = [
  "store_id",
  "country",
  "list",
  "percent",
  "sale",
  "coupon_discount",
  "final",
  "silver",
  "tax",
  "rate_bp",
] as const;
const HEAD = ["created_at", "uuid", ...SOLD, "net", "is_payable"];

const cellsOf = ({ created_at, uuid, sold, net, is_payable }: EarningLine): readonly CsvCell[] => [
  new Date(created_at),
  codeCell(uuid),
  ...SOLD.map((name) => cellOf(sold?.[name] ?? "")),
  net,
  is_payable,
];

/** The country is a code, the rest are numbers; a correction has neither. */
const cellOf = (value: string | number): CsvCell => (typeof value === "string" ? codeCell(value) : value);

type LineRow = Omit<EarningLine, "sold"> & {
  readonly store_id: number | null;
  readonly before: number;
  readonly order_silver: number;
  readonly order_total: number;
} & Omit<SoldLine, "store_id" | "silver" | "tax">;

async function readLines(
  { db }: Pick<RequestContext, "db">,
  creator: string,
  { store_id, created_from, created_before }: EarningPart,
  limit: number,
  offset: number,
): Promise<EarningStatement> {
  const [rules, [row]] = await Promise.all([
    readTaxRules(db),
    read<{ readonly total: number; readonly list: readonly LineRow[] }>(db, LINES, [
      creator,
      store_id ?? null,
      created_from ?? null,
      created_before ?? null,
      limit,
      offset,
    ]),
  ]);
  return { total: row?.total ?? 0, list: (row?.list ?? []).map((line) => lineOf(line, rules)) };
}

function lineOf(row: LineRow, rules: readonly TaxRule[]): EarningLine {
  const { uuid, net, is_payable, store_id, final, before, order_silver, order_total } = row;
  // JSON of PostgreSQL writes +00:00.
  const created_at = new Date(row.created_at).toISOString();
  if (store_id === null) return { uuid, created_at, net, is_payable, sold: null };
  const { country, list, percent, sale, coupon_discount, rate_bp } = row;
  const silver = silverPart({ silver: order_silver, total: order_total }, before, final);
  const { tax } = purchaseTax(final, taxRuleAt(rules, country, created_at));
  const sold = { store_id, country, list, percent, sale, coupon_discount, final, silver, tax, rate_bp };
  return { uuid, created_at, net, is_payable, sold };
}

const SETTLED = `select coalesce(sum(amount), 0)::bigint as settled from payout_requests
  where creator_uuid = $1 and state = 'settled'`;

/** The bookings on the creator's account of held earnings; a purchase's is divided into the games it was for. */
const LINES = `
  with booked as (
    select e.id, t.id as uuid, t.kind, t.created_at, e.amount,
      e.id <= case when t.kind = 'purchase' then p.sale_entry_id else p.correction_entry_id end as is_payable
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    join ledger_transfers t on t.id = e.transfer_id and t.kind <> 'release'
    left join earnings_progress p on p.creator_uuid = a.owner_uuid
    where a.owner_kind = 'creator' and a.owner_uuid = $1 and a.name = 'held' and a.currency = 'meowcent'
      and ($3::timestamptz is null or t.created_at >= $3) and ($4::timestamptz is null or t.created_at < $4)),
  lines as (
    select b.id, b.uuid, b.created_at, coalesce(b.is_payable, false) as is_payable, coalesce(l.creator_share, b.amount) as net,
      l.store_id, l.list, l.percent, l.sale, l.coupon_discount, l.final, l.creator_rate_bp as rate_bp
    from booked b left join order_lines l on b.kind = 'purchase' and l.order_uuid = b.uuid and l.creator_uuid = $1
      and l.creator_share > 0
    where $2::int is null or l.store_id = $2)
  select (select count(*) from lines) as total, (
    select coalesce(json_agg(page order by page.number desc, page.store_id), '[]') from (
      select l.uuid, l.created_at, l.is_payable, l.net, l.store_id, l.list, l.percent, l.sale, l.coupon_discount, l.final,
        l.rate_bp, o.country, o.silver as order_silver, o.total as order_total, l.id as number, (
          select coalesce(sum(i.final), 0) from order_lines i where i.order_uuid = l.uuid and i.store_id < l.store_id) as before
      from lines l left join orders o on o.uuid = l.uuid
      order by l.id desc, l.store_id limit $5 offset $6) page) as list`;
