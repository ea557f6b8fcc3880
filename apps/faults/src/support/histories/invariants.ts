import { expect } from "vitest";
import type { Model, World } from "./world.ts";

/**
 * What holds after every step: each transfer of these players sums to zero, each balance is the sum of its entries and
 * of its lots, none is negative, and balances and games are the model's.
 */
export async function invariantsHold({ db, viewers }: World, model: Model): Promise<void> {
  const { rows } = await db.$client.query(STANDING, [viewers.map(({ uuid }) => uuid)]);
  const expected = model.people.map(({ coins, silver, owned }) => ({
    coins,
    silver,
    owned: [...owned.keys()].toSorted((one, other) => one - other),
    wrong: 0,
    unbalanced: 0,
  }));
  expect(rows).toEqual(expected);
}

/**
 * Reads these players' rows only, by index, so that a step costs the same after thousands of histories: a player's
 * accounts by their kind, which the index begins with, their unspent lots, and each of their transfers by itself.
 */
const STANDING = `
with accounts as materialized (
  select who, a.id, a.currency, a.balance from unnest($1::uuid[]) as who
    join ledger_accounts a on a.owner_uuid = who and a.owner_kind = any('{player,debtor,creator}')),
transfers as materialized (
  select distinct who, transfer_id from accounts cross join lateral (
    select transfer_id from ledger_entries where account_id = accounts.id offset 0) as entries)
select
  (select coalesce(sum(balance), 0)::bigint from accounts where accounts.who = players.who and currency = 'meowcent') as coins,
  (select coalesce(sum(balance), 0)::bigint from accounts where accounts.who = players.who and currency = 'silver') as silver,
  (select coalesce(jsonb_agg(store_id order by store_id), '[]') from entitlements where user_uuid = players.who) as owned,
  (select count(*) from accounts a where a.who = players.who and (balance < 0
    or balance <> (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)
    or balance <> (select coalesce(sum(remaining), 0) from ledger_lots where account_id = a.id and remaining > 0))) as wrong,
  (select count(*) from transfers t cross join lateral (
    select from (
      select account_id, amount from ledger_entries where transfer_id = t.transfer_id offset 0) as e
      cross join lateral (select currency from ledger_accounts where id = e.account_id offset 0) as b
      group by b.currency having sum(e.amount) <> 0) as off where t.who = players.who) as unbalanced
from unnest($1::uuid[]) with ordinality as players(who, place) order by place`;
