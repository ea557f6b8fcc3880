import type { Database } from "../../../platform/database.ts";

/**
 * Two ways in which shops really get this wrong, to prove that the race test would notice. Both read the balance,
 * find it large enough, and only then write: `subtract` takes the price off whatever is there by then (and the
 * balance goes below zero), `overwrite` writes what it computed from the balance it read (and the balance looks fine
 * for ever: only entitlements and entries tell).
 */
export type NaiveVariant = "subtract" | "overwrite";

/** Puts a naive commit in the place of the real one. */
export async function installNaiveCommit(db: Database, variant: NaiveVariant): Promise<void> {
  const written = variant === "subtract" ? "balance - v_coin" : "v_balance - v_coin";
  await db.$client.query("alter table ledger_accounts drop constraint ledger_accounts_not_negative");
  await db.$client.query(`
    create or replace function commit_purchase(p jsonb) returns jsonb language plpgsql as $$
    declare
      v_uuid uuid := (p->>'uuid')::uuid;
      v_user uuid := (p->>'user_uuid')::uuid;
      v_coin bigint := (p->>'coin')::bigint;
      v_now timestamptz := to_timestamp((p->>'now_ms')::numeric / 1000);
      v_account bigint;
      v_balance bigint;
      v_answer jsonb;
    begin
      select id, balance into v_account, v_balance from ledger_accounts
        where owner_kind = 'player' and owner_uuid = v_user and currency = 'meowcent';
      if v_balance < v_coin then perform money_refusal('pay/insufficient-balance'); end if;
      perform pg_sleep(0.005); -- The way to the application and back, which lies between the two in a naive shop.
      update ledger_accounts set balance = ${written} where id = v_account;

      v_answer := jsonb_build_object('total', v_coin, 'silver', 0, 'coin', v_coin, 'store_ids', '[]'::jsonb, 'account', '[]'::jsonb);
      insert into ledger_transfers values (v_uuid, 'purchase', 'naive', '', v_now);
      insert into ledger_entries (transfer_id, account_id, amount) values
        (v_uuid, v_account, -v_coin), (v_uuid, ledger_account('platform', null, 'sales', 'meowcent'), v_coin);
      insert into orders values (v_uuid, v_user, 1, 'store', v_coin, 0, v_coin, 'us', p->>'fingerprint', v_answer, v_now, v_now);
      insert into entitlements select v_user, store_id, v_uuid, v_now from jsonb_to_recordset(p->'lines') as line(store_id int);
      return v_answer;
    end $$`);
}
