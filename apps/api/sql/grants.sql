create or replace trigger grants_only_grow before update or delete or truncate on grants
  for each statement execute function ledger_refuse_change();

create or replace trigger grant_decisions_only_grow before update or delete or truncate on grant_decisions
  for each statement execute function ledger_refuse_change();

create or replace trigger grant_deliveries_only_grow before update or delete or truncate on grant_deliveries
  for each statement execute function ledger_refuse_change();

create or replace trigger grant_reversals_only_grow before update or delete or truncate on grant_reversals
  for each statement execute function ledger_refuse_change();

-- Gives every player of a grant its reward, all or none. Each delivery's uuid is also its ledger transfer.
--
-- The accounts are locked first, so that none is deleted meanwhile; then player after player, as `give_rewards` locks.
create or replace function hand_out_grant(p_grant uuid, p_now timestamptz) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_grant grants;
  v_people int;
  v_owner uuid;
  v_player uuid;
  v_delivery uuid;
  v_order uuid;
  v_given jsonb;
begin
  select * into strict v_grant from grants where uuid = p_grant;
  perform from "user" where id = any(v_grant.user_uuids) and deleted_at is null order by id for share;
  get diagnostics v_people = row_count;
  if v_people <> cardinality(v_grant.user_uuids) then perform money_refusal('auth/user-not-found'); end if;

  if v_grant.reward->>'key' = 'store' then
    select user_uuid into v_owner from entitlements
      where store_id = (v_grant.reward->>'store_id')::int and user_uuid = any(v_grant.user_uuids) limit 1;
    if found then
      perform money_refusal('store/already-owned',
        jsonb_build_object('store_id', (v_grant.reward->>'store_id')::int, 'user_uuid', v_owner));
    end if;
  end if;

  for v_player in select unnest(v_grant.user_uuids) as player order by player loop
    v_delivery := uuidv7();
    v_order := case when v_grant.reward->>'key' = 'store' then uuidv7() end;
    v_given := give_rewards(v_player, jsonb_build_array(v_grant.reward), 'grant', v_grant.reason_code, v_delivery, v_order, p_now);
    insert into grant_deliveries (uuid, grant_uuid, user_uuid, reward, order_uuid, created_at)
      values (v_delivery, p_grant, v_player, v_given->0, v_order, p_now);
  end loop;
end $$;

-- Takes back what is unspent of one delivery: the rest of its own lot, whatever the player's other lots hold; a coupon
-- that was not used; a game that was neither played nor downloaded. Returns how much coin or silver that was.
-- `request/version-conflict`: nothing of it is left.
--
-- p_uuid, made by the client, becomes the transfer: the same one again returns the same answer.
create or replace function take_back_delivery(p_uuid uuid, p_delivery uuid, p_why text, p_actor uuid, p_now timestamptz)
returns bigint language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_delivery grant_deliveries;
  v_known grant_reversals;
  v_key text;
  v_currency text;
  v_account bigint;
  v_lots jsonb;
  v_amount bigint := 0;
  v_inputs jsonb;
begin
  select * into v_delivery from grant_deliveries where uuid = p_delivery;
  if not found then perform money_refusal('input/invalid', '{"field": "delivery_uuid"}'); end if;
  perform pg_advisory_xact_lock(hashtextextended('grant taken back from ' || v_delivery.user_uuid, 0));
  select * into v_known from grant_reversals where uuid = p_uuid;
  if found then
    if (v_known.delivery_uuid, v_known.created_by, v_known.why) is distinct from (p_delivery, p_actor, p_why) then
      perform money_refusal('request/id-conflict');
    end if;
    return v_known.amount;
  end if;

  v_key := v_delivery.reward->>'key';
  case v_key
    when 'account.meowcent', 'account.silver' then
      v_currency := split_part(v_key, '.', 2);
      select id into v_account from ledger_accounts
        where owner_kind = 'player' and owner_uuid = v_delivery.user_uuid and name = '' and currency = v_currency for update;
      -- Below zero: what leaves a lot.
      select coalesce(sum(remaining), 0), jsonb_agg(jsonb_build_object('id', id, 'amount', -remaining) order by id)
        into v_amount, v_lots
        from ledger_lots where transfer_id = p_delivery and account_id = v_account and remaining > 0;
      if v_amount = 0 then perform money_refusal('request/version-conflict'); end if;
      if not ledger_post(p_uuid, 'grant', 'correction', jsonb_build_array(
        jsonb_build_object('owner', 'player', 'uuid', v_delivery.user_uuid, 'currency', v_currency, 'amount', -v_amount,
          'lot', jsonb_build_object('lots', v_lots)),
        jsonb_build_object('owner', 'platform', 'name', 'promo', 'currency', v_currency, 'amount', v_amount)), p_now)
      then perform money_refusal('request/id-conflict'); end if;
    when 'coupon' then
      delete from user_coupons
        where uuid = (v_delivery.reward->>'user_coupon_uuid')::uuid and user_uuid = v_delivery.user_uuid and state = 0;
      if not found then perform money_refusal('request/version-conflict'); end if;
    when 'store' then
      perform lock_refunds(v_delivery.user_uuid);
      perform from entitlements
        where user_uuid = v_delivery.user_uuid and store_id = (v_delivery.reward->>'store_id')::int for update;
      v_inputs := refund_inputs(v_delivery.user_uuid, v_delivery.order_uuid, (v_delivery.reward->>'store_id')::int);
      if not (v_inputs @> '{"is_owned": true, "is_downloaded": false, "played_minutes": 0}') then
        perform money_refusal('request/version-conflict');
      end if;
      insert into order_refunds (uuid, order_uuid, store_id, user_uuid, silver, coin, coupons, created_at)
        values (p_uuid, v_delivery.order_uuid, (v_delivery.reward->>'store_id')::int, v_delivery.user_uuid, 0, 0, '{}', p_now);
      if not ledger_post(p_uuid, 'refund', 'a gift taken back', '[]', p_now) then
        perform money_refusal('request/id-conflict');
      end if;
      delete from entitlements where user_uuid = v_delivery.user_uuid
        and store_id = (v_delivery.reward->>'store_id')::int and order_uuid = v_delivery.order_uuid;
  end case;

  insert into grant_reversals (uuid, delivery_uuid, amount, why, created_by, created_at)
    values (p_uuid, p_delivery, v_amount, p_why, p_actor, p_now);
  return v_amount;
end $$;

-- A delivery follows its grant: to one of its players, with its reward, and where it needs a second person, after one
-- who neither made it nor gets it. At the end of the transaction, since the decision may be written after it.
create or replace function grant_demand_decision() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if not exists (
    select from grants g left join grant_decisions c on c.grant_uuid = g.uuid and c.decision = 'confirmed'
    where g.uuid = new.grant_uuid and new.user_uuid = any(g.user_uuids) and new.reward @> g.reward
      and g.created_by <> all(g.user_uuids) and c.decided_by is distinct from g.created_by
      and (c.decided_by is not null and c.decided_by <> all(g.user_uuids) or not g.needs_confirmation))
  then
    raise exception 'Delivery % does not follow its grant', new.uuid using errcode = 'CN005';
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'grant_deliveries'::regclass and tgname = 'grant_deliveries_follow_their_grant') then
    create constraint trigger grant_deliveries_follow_their_grant after insert on grant_deliveries
      deferrable initially deferred for each row execute function grant_demand_decision();
  end if;
end $$;
