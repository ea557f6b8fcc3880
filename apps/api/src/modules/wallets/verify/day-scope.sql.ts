import { BOOK_CHECKS } from "./book-checks.sql.ts";

/** Links of the chain after one position, up to another. */
export type Stretch = { readonly after: number; readonly upTo: number };

/**
 * Common table expressions that hide the tables of the books behind what belongs to the transfers of a stretch of the
 * chain, so that the same checks run on a day as on everything.
 */
export const dayScope = (stretch: Stretch): string => `${day(stretch)},
  ledger_transfers as materialized (select t.* from day join public.ledger_transfers t using (id)),
  ledger_entries as materialized (select e.* from day join public.ledger_entries e on e.transfer_id = day.id),
  orders as materialized (select o.* from day join public.orders o on o.uuid = day.id),
  order_lines as materialized (select l.* from day join public.order_lines l on l.order_uuid = day.id),
  entitlements as materialized (
    select e.* from order_lines l join orders o on o.uuid = l.order_uuid
    join public.entitlements e on (e.user_uuid, e.store_id, e.order_uuid) = (o.user_uuid, l.store_id, o.uuid)),
  payment_credits as materialized (select c.* from day join public.payment_credits c on c.transfer_id = day.id),
  payments as materialized (select p.* from payment_credits join public.payments p using (order_no))
`;

const SCOPED = [
  "sums to zero",
  "entries belong",
  "orders and entries",
  "answers",
  "entitlements",
  "payments and credits",
] as const;

/** The checks of a stretch of the chain, by name. */
export function dayChecks(stretch: Stretch, lastEntry: number): Readonly<Record<string, string>> {
  const scope = dayScope(stretch);
  const scoped = SCOPED.map((check) => [check, inScope(scope, BOOK_CHECKS[check] ?? "")] as const);
  return {
    ...Object.fromEntries(scoped),
    balances: inScope(touchedAccounts(stretch), BOOK_CHECKS.balances ?? ""),
    lots: `${touchedAccounts(stretch)} ${LOTS}`,
    "hash chain": `
      select format('entry %s was added to transfer %s after that was sealed', e.id, e.transfer_id) as says
      from ledger_entries e join ledger_links l on l.kind = 'transfer' and l.subject = e.transfer_id
      where e.id > ${lastEntry} and l.position <= ${stretch.after}`,
  };
}

const day = ({ after, upTo }: Stretch) => `
  with day as materialized (
    select subject as id from public.ledger_links
    where kind = 'transfer' and ledger_links.position > ${after} and ledger_links.position <= ${upTo})`;

/** The wallets that moved, with all their entries, and what they hold. */
const touchedAccounts = (stretch: Stretch) => `${day(stretch)},
  ledger_accounts as materialized (
    select a.* from (
      select distinct e.account_id from day join public.ledger_entries e on e.transfer_id = day.id) touched
    join public.ledger_accounts a on a.id = touched.account_id and a.owner_kind = 'player'),
  ledger_entries as materialized (
    select e.* from ledger_accounts a join public.ledger_entries e on e.account_id = a.id)
`;

const LOTS = `
  select format('account %s: balance %s, its lots hold %s', a.id, a.balance, coalesce(sum(l.remaining), 0)) as says
  from ledger_accounts a left join public.ledger_lots l on l.account_id = a.id and l.remaining > 0
  group by a.id, a.balance having a.balance is distinct from coalesce(sum(l.remaining), 0)
  union all
  select format('lot %s: %s granted, %s used, %s remaining', l.id, l.granted, coalesce(u.used, 0), l.remaining)
  from ledger_accounts a join public.ledger_lots l on l.account_id = a.id and l.remaining > 0
  cross join lateral (select sum(amount) as used from public.ledger_lot_uses u where u.lot_id = l.id) u
  where l.remaining <> l.granted - coalesce(u.used, 0)`;

/** A check may have table expressions of its own. */
const inScope = (scope: string, text: string) =>
  scope + (/^\s*with\s/.test(text) ? text.replace(/^\s*with\s/, ", ") : text);
