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

const STANDING = `
select
  (select coalesce(sum(balance), 0)::bigint from ledger_accounts where owner_uuid = who and currency = 'meowcent') as coins,
  (select coalesce(sum(balance), 0)::bigint from ledger_accounts where owner_uuid = who and currency = 'silver') as silver,
  (select coalesce(jsonb_agg(store_id order by store_id), '[]') from entitlements where user_uuid = who) as owned,
  (select count(*) from ledger_accounts a where owner_uuid = who and (balance < 0
    or balance <> (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)
    or balance <> (select coalesce(sum(remaining), 0) from ledger_lots where account_id = a.id))) as wrong,
  (select count(*) from (
    select from ledger_entries e join ledger_accounts b on b.id = e.account_id
      where e.transfer_id in (
        select transfer_id from ledger_entries join ledger_accounts o on o.id = account_id where o.owner_uuid = who)
      group by e.transfer_id, b.currency having sum(e.amount) <> 0) as off) as unbalanced
from unnest($1::uuid[]) with ordinality as players(who, place) order by place`;
