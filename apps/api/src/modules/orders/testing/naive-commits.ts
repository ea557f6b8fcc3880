import type { Database } from "../../../platform/database.ts";

/**
 * Two bugs real shops have, to prove that the race test catches them. Both read the balance, find it sufficient, and
 * only then write: `subtract` deducts the price from whatever is there by then (the balance goes negative); `overwrite`
 * stores what it computed from the balance it read (the balance looks fine forever; only entitlements and ledger
 * entries give it away).
 */
export type NaiveVariant = "subtract" | "overwrite";

/** Swaps the real commit for a naive one, of batches of one: the purchases of a player never share a batch. */
export async function installNaiveCommit(owner: Database, variant: NaiveVariant): Promise<void> {
  const written = variant === "subtract" ? "balance - p_coins[1]" : "v_balance - p_coins[1]";
  await owner.$client.query("alter table ledger_accounts drop constraint ledger_accounts_not_negative");
  await owner.$client.query(`
    create or replace function commit_purchases(
      p_uuids uuid[], p_users uuid[], p_sids uuid[], p_kinds text[], p_countries text[], p_fingerprints text[], p_nows timestamptz[],
      p_totals bigint[], p_silvers bigint[], p_coins bigint[], p_inputs jsonb[], p_reasons text[],
      p_coupons_of int[], p_coupons uuid[],
      p_of int[], p_store_ids int[], p_lists bigint[], p_discounts bigint[], p_percents int[], p_sales bigint[],
      p_coupon_discounts bigint[], p_finals bigint[], p_line_coupons jsonb[], p_creators uuid[], p_rates int[],
      p_shares bigint[])
    returns jsonb[] language plpgsql as $$
    declare
      v_account bigint;
      v_balance bigint;
      v_answer jsonb;
    begin
      select id, balance into v_account, v_balance from ledger_accounts
        where owner_kind = 'player' and owner_uuid = p_users[1] and currency = 'meowcent';
      if v_balance < p_coins[1] then return array[money_refused('pay/insufficient-balance')]; end if;
      -- A naive shop has a round trip to the application here, long enough for another transaction to read as well:
      -- no transaction writes before a second one has come this far, or has been here and gone.
      perform pg_advisory_xact_lock_shared(4711, v_account::int);
      while (select count(*) from pg_locks
          where locktype = 'advisory' and classid = 4711 and objid = v_account::oid and granted) < 2
        and (select balance from ledger_accounts where id = v_account) = v_balance
      loop
        perform pg_sleep(0.001);
      end loop;
      update ledger_accounts set balance = ${written} where id = v_account;

      v_answer := jsonb_build_object('total', p_coins[1], 'silver', 0, 'coin', p_coins[1], 'store_ids', '[]'::jsonb, 'account', '[]'::jsonb);
      insert into ledger_transfers values (p_uuids[1], 'purchase', 'naive', '', p_nows[1]);
      insert into ledger_entries (transfer_id, account_id, amount) values
        (p_uuids[1], v_account, -p_coins[1]), (p_uuids[1], ledger_account('platform', null, 'sales', 'meowcent'), p_coins[1]);
      insert into orders values (p_uuids[1], p_users[1], 1, 'store', p_coins[1], 0, p_coins[1], 'us', p_fingerprints[1], v_answer, p_nows[1], p_nows[1]);
      insert into entitlements select p_users[1], store_id, p_uuids[1], p_nows[1] from unnest(p_store_ids) as store_id;
      return array[jsonb_build_object('answer', v_answer)];
    end $$`);
}
