import { BOOK_CHECKS } from "./book-checks.sql.ts";

/** Links of the chain after one position, up to another. */
export type Stretch = { readonly after: number; readonly upTo: number };

/**
 * Rows of a table that belong to rows of others, looked up one by one by an index of the table. The planner cannot
 * choose to read the whole table instead: it does not foresee how few the links of a day are, so that its choice would
 * grow with the books.
 */
const lookedUp = (name: string, by: string, columns = `${name}.*`) =>
  `cross join lateral (select ${columns} from public.${name} where ${by} offset 0) found`;

/**
 * Common table expressions that hide the tables of the books behind what belongs to the transfers of a stretch of the
 * chain, so that the same checks run on a day as on everything, at the cost of that day.
 */
export const dayScope = (stretch: Stretch): string => `${day(stretch)},
  ledger_transfers as materialized (select found.* from day ${lookedUp("ledger_transfers", "id = day.id")}),
  ledger_entries as materialized (select found.* from day ${lookedUp("ledger_entries", "transfer_id = day.id")}),
  orders as materialized (select found.* from day ${lookedUp("orders", "uuid = day.id")}),
  order_lines as materialized (select found.* from day ${lookedUp("order_lines", "order_uuid = day.id")}),
  order_refunds as materialized (
    select found.* from orders o ${lookedUp("order_refunds", "order_uuid = o.uuid")}),
  entitlements as materialized (
    select found.* from order_lines l join orders o on o.uuid = l.order_uuid
    ${lookedUp("entitlements", "(user_uuid, store_id, order_uuid) = (o.user_uuid, l.store_id, o.uuid)")}),
  payment_credits as materialized (select found.* from day ${lookedUp("payment_credits", "transfer_id = day.id")}),
  payments as materialized (select found.* from payment_credits c ${lookedUp("payments", "order_no = c.order_no")}),
  payment_changes as materialized (
    select found.* from payment_credits c ${lookedUp("payment_changes", "order_no = c.order_no")}),
  ledger_accounts as materialized (
    select found.* from (
      select account_id as id from ledger_entries
      union select found.id from (
        select 'player', user_uuid from orders union select 'creator', creator_uuid from order_lines
      ) of(kind, uuid) ${lookedUp("ledger_accounts", "owner_kind = of.kind and owner_uuid = of.uuid", "id")}
      union select id from public.ledger_accounts where owner_kind = 'platform' and owner_uuid is null
    ) touched ${lookedUp("ledger_accounts", "id = touched.id")})
`;

const SCOPED = [
  "sums to zero",
  "entries belong",
  "orders and entries",
  "answers",
  "entitlements",
  "payments and credits",
] as const;

/**
 * The checks of a stretch of the chain, by name.
 *
 * @param lastEntry the last entry there was at the proof before
 * @param overdue transfers from before this moment have their link, unless they are kept from getting it
 */
export function dayChecks(
  stretch: Stretch,
  lastEntry: number,
  overdue: Date,
): Readonly<Record<string, string>> {
  const scope = dayScope(stretch);
  const scoped = SCOPED.map((check) => [check, inScope(scope, BOOK_CHECKS[check] ?? "")] as const);
  return {
    ...Object.fromEntries(scoped),
    balances: inScope(touchedAccounts(stretch), BOOK_CHECKS.balances ?? ""),
    lots: `${touchedAccounts(stretch)} ${LOTS}`,
    "hash chain": `
      select format('entry %s was added to transfer %s after that was sealed', e.id, e.transfer_id) as says
      from ledger_entries e ${lookedUp("ledger_links", "kind = 'transfer' and subject = e.transfer_id", "position")}
      where e.id > ${lastEntry} and found.position <= ${stretch.after}
      union all
      select distinct format('%s %s has no link, although it was booked at %s', t.kind, t.id, t.created_at)
      from ledger_entries e
      cross join lateral (select * from public.ledger_transfers where id = e.transfer_id offset 0) t
      left join lateral (
        select ledger_links.position from public.ledger_links where kind = 'transfer' and subject = t.id offset 0) link on true
      where e.id > ${lastEntry} and t.created_at < '${overdue.toISOString()}' and link.position is null`,
  };
}

const day = ({ after, upTo }: Stretch) => `
  with day as materialized (
    select subject as id from (
      select kind, subject from public.ledger_links
      where ledger_links.position > ${after} and ledger_links.position <= ${upTo}
      -- By position alone: there are as many links of a kind as there are records.
      offset 0
    ) link where kind = 'transfer')`;

/** The wallets that moved, with all their entries, and what they hold. */
const touchedAccounts = (stretch: Stretch) => `${day(stretch)},
  ledger_accounts as materialized (
    select found.* from (
      select distinct found.account_id from day ${lookedUp("ledger_entries", "transfer_id = day.id", "account_id")}) touched
    ${lookedUp("ledger_accounts", "id = touched.account_id and owner_kind = 'player'")}),
  ledger_entries as materialized (
    select found.* from ledger_accounts a ${lookedUp("ledger_entries", "account_id = a.id")}),
  ledger_lots as materialized (
    select found.* from ledger_accounts a ${lookedUp("ledger_lots", "account_id = a.id and remaining > 0")})
`;

const LOTS = `
  select format('account %s: balance %s, its lots hold %s', a.id, a.balance, coalesce(sum(l.remaining), 0)) as says
  from ledger_accounts a left join ledger_lots l on l.account_id = a.id
  group by a.id, a.balance having a.balance is distinct from coalesce(sum(l.remaining), 0)
  union all
  select format('lot %s: %s granted, %s used, %s remaining', l.id, l.granted, coalesce(u.used, 0), l.remaining)
  from ledger_lots l
  cross join lateral (select sum(amount) as used from public.ledger_lot_uses u where u.lot_id = l.id) u
  where l.remaining <> l.granted - coalesce(u.used, 0)`;

/** A check may have table expressions of its own. */
const inScope = (scope: string, text: string) =>
  scope + (/^\s*with\s/.test(text) ? text.replace(/^\s*with\s/, ", ") : text);
