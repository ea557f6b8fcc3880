create or replace trigger redemptions_keep_their_terms before delete or truncate on redemptions
  for each statement execute function ledger_refuse_change();

create or replace trigger redemption_batches_keep_their_terms before update of uuid, campaign, rewards, count, platform_keys,
  once_per_user, ended_at, created_by, created_at, worth, needs_approval or delete or truncate on redemption_batches
  for each statement execute function ledger_refuse_change();

create or replace trigger redemption_codes_keep_their_terms before update of mac, batch_uuid or delete or truncate on redemption_codes
  for each statement execute function ledger_refuse_change();

-- Gives a player the rewards of a code or a grant: coins and silver as lots of origin `p_kind`, coupons, and games as
-- an order for nothing, so that they are listed among the purchases. Returns the rewards as given.
--
-- `p_transfer` becomes the ledger transfer, of the kind `p_kind`, if the wallet gains; `p_order` the order, if there
-- are games. Lock order: silver, coin, entitlements, cart and wishlist, the same as in purchases.
create or replace function give_rewards(p_user uuid, p_rewards jsonb, p_kind text, p_reason text, p_transfer uuid, p_order uuid,
  p_now timestamptz)
returns jsonb language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_rewards jsonb := '[]';
  v_entries jsonb := '[]';
  v_store_ids int[] := '{}';
  v_owned int;
  v_coupon uuid;
  reward jsonb;
  v_expires_ms bigint;
begin
  for reward in select * from jsonb_array_elements(p_rewards) loop
    case reward->>'key'
      when 'account.meowcent', 'account.silver' then
        v_expires_ms := round(extract(epoch from p_now) * 1000)::bigint + (reward->>'expires_in_days')::bigint * 86400000;
        v_entries := v_entries || jsonb_build_array(
          jsonb_build_object('owner', 'platform', 'name', 'promo',
            'currency', split_part(reward->>'key', '.', 2), 'amount', -(reward->>'amount')::bigint),
          jsonb_build_object('owner', 'player', 'uuid', p_user,
            'currency', split_part(reward->>'key', '.', 2), 'amount', (reward->>'amount')::bigint,
            'lot', jsonb_strip_nulls(jsonb_build_object('origin', p_kind, 'expires_at_ms', v_expires_ms))));
        reward := jsonb_strip_nulls(reward || jsonb_build_object('expires_at_ms', v_expires_ms));
      when 'coupon' then
        insert into user_coupons (user_uuid, coupon_uuid, created_at)
          values (p_user, (reward->>'coupon_uuid')::uuid, p_now) returning uuid into v_coupon;
        reward := reward || jsonb_build_object('user_coupon_uuid', v_coupon);
      when 'store' then
        v_store_ids := v_store_ids || (reward->>'store_id')::int;
    end case;
    v_rewards := v_rewards || jsonb_build_array(reward);
  end loop;

  if jsonb_array_length(v_entries) > 0 then
    perform ledger_post(p_transfer, p_kind, p_reason, v_entries, p_now);
  end if;

  if cardinality(v_store_ids) > 0 then
    with granted as (
      insert into entitlements (user_uuid, store_id, order_uuid, created_at)
        select p_user, store_id, p_order, p_now from unnest(v_store_ids) as store_id order by store_id
        on conflict do nothing returning store_id
    )
    select min(store_id) into v_owned
      from unnest(v_store_ids) as store_id where store_id not in (select store_id from granted);
    if v_owned is not null then
      -- Nothing is given at all, so that the code or grant can go to another player.
      perform money_refusal('store/already-owned', jsonb_build_object('store_id', v_owned));
    end if;
    -- A free order, so that the game is listed among the purchases. It needs no receipt: the player is notified.
    insert into orders (uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint, answer, created_at,
        updated_at, receipt_at)
      values (p_order, p_user, 1, 'redemption', 0, 0, 0,
        coalesce((select country from profiles where user_uuid = p_user), 'zz'), p_kind || ' ' || p_transfer,
        jsonb_build_object('total', 0, 'silver', 0, 'coin', 0, 'store_ids', to_jsonb(v_store_ids), 'account', '[]'::jsonb),
        p_now, p_now, p_now);
    insert into order_lines (order_uuid, store_id, list, discount, percent, sale, coupon_discount, final, coupons,
        creator_uuid, creator_rate_bp, creator_share)
      select p_order, store_id, 0, 0, 0, 0, 0, 0, '[]', (select author_uuid from stores where id = store_id), 0, 0
      from unnest(v_store_ids) as store_id;
    perform ledger_post(p_order, 'purchase', 'games for nothing: ' || p_kind, '[]', p_now);
    update cart_stores set state = 1, updated_at = p_now
      where user_uuid = p_user and state = 0 and store_id = any(v_store_ids);
    delete from wishlists where user_uuid = p_user and store_id = any(v_store_ids);
  end if;
  return v_rewards;
end $$;

-- Redeems a code: claims it and grants everything it is worth, or does nothing. One round trip.
--
-- p: {uuid, order_uuid, mac (hex), user_uuid, sid, platform_key, now_ms}; `uuid` becomes the redemption and its ledger
-- transfer, `order_uuid` the order for its games. Returns {uuid, rewards, account}.
--
-- The claim is one conditional update of the code's row. A concurrent second caller blocks there until the first is
-- done, and then finds the code taken, or free again if the first one failed. Lock order: code, campaign of the user,
-- silver, coin, entitlements, cart and wishlist, the same as in purchases.
--
-- A batch is worth nothing before its approval and after staff end it, and its creator and approver cannot redeem its
-- codes.
create or replace function redeem_code(p jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_uuid uuid := (p->>'uuid')::uuid;
  v_order uuid := (p->>'order_uuid')::uuid;
  v_mac bytea := decode(p->>'mac', 'hex');
  v_user uuid := (p->>'user_uuid')::uuid;
  v_now timestamptz := to_timestamp((p->>'now_ms')::numeric / 1000);
  v_batch redemption_batches;
  v_found record;
  v_rewards jsonb;
  v_account jsonb;
begin
  if not exists (
    select from site_sessions where sid = (p->>'sid')::uuid and user_uuid = v_user and revoked_at is null)
  then
    perform money_refusal('auth/id-token-expired');
  end if;

  update redemption_codes c set redemption_uuid = v_uuid
    from redemption_batches b
    where c.mac = v_mac and c.redemption_uuid is null and b.uuid = c.batch_uuid
      and least(b.ended_at, b.stopped_at) > v_now is not false
      and (not b.needs_approval or b.approved_at is not null)
      and (cardinality(b.platform_keys) = 0 or p->>'platform_key' = any(b.platform_keys))
    returning b.* into v_batch;
  if not found then
    select c.redemption_uuid, r.user_uuid, least(b.ended_at, b.stopped_at) <= v_now as ended into v_found
      from redemption_codes c join redemption_batches b on b.uuid = c.batch_uuid
      left join redemptions r on r.uuid = c.redemption_uuid
      where c.mac = v_mac;
    if v_found.redemption_uuid is not null then
      perform money_refusal('quest/redemption-code-used', jsonb_build_object('by_you', v_found.user_uuid = v_user));
    end if;
    perform money_refusal('quest/redemption-code-invalid', jsonb_build_object('ended', coalesce(v_found.ended, false)));
  end if;

  if v_user in (v_batch.created_by, v_batch.approved_by) then
    perform money_refusal('quest/own-codes');
  end if;

  -- Inserted before anything is granted, so that two codes of one campaign cannot be redeemed concurrently.
  insert into redemptions (uuid, batch_uuid, campaign, user_uuid, once_per_user, rewards, created_at)
    values (v_uuid, v_batch.uuid, v_batch.campaign, v_user, v_batch.once_per_user, '[]', v_now)
    on conflict (campaign, user_uuid) where once_per_user do nothing;
  if not found then
    perform money_refusal('quest/campaign-redeemed');
  end if;

  v_rewards := give_rewards(v_user, v_batch.rewards, 'redemption', 'reward code of ' || v_batch.campaign, v_uuid, v_order,
    v_now);
  update redemptions set rewards = v_rewards, order_uuid = case when v_rewards @> '[{"key": "store"}]' then v_order end
    where uuid = v_uuid;
  select jsonb_build_array(
      jsonb_build_object('type', 0, 'balance', coalesce(sum(balance) filter (where currency = 'meowcent'), 0)),
      jsonb_build_object('type', 1, 'balance', coalesce(sum(balance) filter (where currency = 'silver'), 0)))
    into v_account from ledger_accounts
    where owner_kind = 'player' and owner_uuid = v_user and name = '' and currency in ('meowcent', 'silver');
  return jsonb_build_object('uuid', v_uuid, 'rewards', v_rewards, 'account', v_account);
end $$;
