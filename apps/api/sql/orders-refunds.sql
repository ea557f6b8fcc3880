create or replace trigger order_refunds_only_grow before update or delete or truncate on order_refunds
  for each statement execute function ledger_refuse_change();

-- Everything that decides whether one bought game can be given back and what comes back then, as one value: the rule is
-- computed from it, and it is compared when committing. Moments are in milliseconds, as in `inputs_of_checkouts`. Null:
-- the player bought no such game in that order.
create or replace function refund_inputs(p_user uuid, p_order uuid, p_store_id int) returns jsonb language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (
    select jsonb_build_object(
      'kind', o.kind,
      'bought_at', floor(extract(epoch from o.created_at) * 1000),
      'silver', o.silver,
      'coin', o.coin,
      'lines', (
        select jsonb_agg(jsonb_build_object('store_id', store_id, 'final', final) order by store_id)
        from order_lines where order_uuid = o.uuid),
      'coupons', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'uuid', u.uuid, 'ended_at', floor(extract(epoch from c.ended_at) * 1000)) order by u.uuid), '[]')
        from jsonb_array_elements(l.coupons) taken
        join user_coupons u on u.uuid = (taken->>'uuid')::uuid and u.state = 1 and u.order_uuid = o.uuid
        join coupons c on c.uuid = u.coupon_uuid),
      'played_minutes', coalesce((select minutes from play_times where user_uuid = p_user and store_id = p_store_id), 0),
      'is_downloaded', exists (
        select from build_downloads d join builds b on b.uuid = d.build_uuid and b.kind = 'official'
        where d.user_uuid = p_user and b.store_id = p_store_id),
      'is_owned', exists (
        select from entitlements where user_uuid = p_user and store_id = p_store_id and order_uuid = o.uuid),
      'refunded_at', (
        select floor(extract(epoch from created_at) * 1000) from order_refunds
        where order_uuid = o.uuid and store_id = p_store_id),
      'refunds', (
        -- Gifts that the shop took back are none of the player's own.
        select coalesce(jsonb_agg(floor(extract(epoch from r.created_at) * 1000) order by r.created_at), '[]')
        from order_refunds r join orders bought on bought.uuid = r.order_uuid and bought.kind <> 'redemption'
        where r.user_uuid = p_user),
      -- What the order took from each lot, less what went back already. What was spent last comes first.
      'lots', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', lot.id, 'currency', a.currency, 'amount', spent.amount,
          'ended_at', floor(extract(epoch from lot.expires_at) * 1000)
        ) order by lot.expires_at desc nulls first, lot.origin = 'paid' desc, lot.id desc), '[]')
        from (
          select lot_id, sum(amount) as amount from ledger_lot_uses
          where transfer_id in (select o.uuid union all select r.uuid from order_refunds r where r.order_uuid = o.uuid)
          group by lot_id having sum(amount) <> 0
        ) spent
        join ledger_lots lot on lot.id = spent.lot_id join ledger_accounts a on a.id = lot.account_id)
    )
    from orders o join order_lines l on l.order_uuid = o.uuid and l.store_id = p_store_id
    where o.uuid = p_order and o.user_uuid = p_user and o.state = 1);
end $$;

-- The refunds of one player happen one after the other.
create or replace function lock_refunds(p_user uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('refunds of ' || p_user, 0));
end $$;

-- Gives one game back, all or nothing: money into the lots it came from, coupons, the creator's share, the entitlement.
-- The caller has computed the rule from `p_inputs`; if anything of it changed meanwhile, nothing happens.
--
-- Lock order: the player's refunds, silver, coin, coupons by id, the entitlement, the creator's progress. A download
-- locks the entitlement too, so that it is either seen here or finds no entitlement; a release of earnings locks the
-- progress, so that it sees this refund or comes before it.
create or replace function commit_refund(p_uuid uuid, p_user uuid, p_sid uuid, p_order uuid, p_store_id int, p_inputs jsonb,
  p_silver bigint, p_coin bigint, p_lots jsonb, p_coupons uuid[], p_now timestamptz)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_found order_refunds;
  v_line order_lines;
  v_entries jsonb;
  v_given int;
begin
  perform lock_refunds(p_user);
  select * into v_found from order_refunds where uuid = p_uuid;
  if found then
    if v_found.user_uuid <> p_user or v_found.order_uuid <> p_order or v_found.store_id <> p_store_id then
      perform money_refusal('request/id-conflict');
    end if;
    return false;
  end if;

  perform from ledger_accounts
    where owner_kind = 'player' and owner_uuid = p_user and name = '' and currency in ('silver', 'meowcent')
    order by currency desc for update;
  perform from user_coupons where uuid = any(p_coupons) order by uuid for update;
  perform from entitlements where user_uuid = p_user and store_id = p_store_id for update;
  select * into v_line from order_lines where order_uuid = p_order and store_id = p_store_id;
  if v_line.creator_share > 0 then
    insert into earnings_progress (creator_uuid, updated_at) values (v_line.creator_uuid, p_now) on conflict do nothing;
    perform from earnings_progress where creator_uuid = v_line.creator_uuid for share;
  end if;

  if refund_inputs(p_user, p_order, p_store_id) is distinct from p_inputs then
    perform money_refusal('request/version-conflict');
  end if;
  if not exists (select from site_sessions where sid = p_sid and user_uuid = p_user and revoked_at is null) then
    perform money_refusal('auth/id-token-expired');
  end if;

  insert into order_refunds (uuid, order_uuid, store_id, user_uuid, silver, coin, coupons, created_at)
    values (p_uuid, p_order, p_store_id, p_user, p_silver, p_coin, p_coupons, p_now);

  -- The purchase's entries for this line with the signs turned.
  select coalesce(jsonb_agg(entry order by entry.place) filter (where amount <> 0), '[]') into v_entries
    from (values
      (1, 'player', p_user, '', 'silver', p_silver, refund_lots(p_lots, 'silver')),
      (2, 'player', p_user, '', 'meowcent', p_coin, refund_lots(p_lots, 'meowcent')),
      (3, 'platform', null, 'conversion', 'silver', -p_silver, null),
      (4, 'platform', null, 'conversion', 'meowcent', p_silver, null),
      (5, 'creator', v_line.creator_uuid, 'held', 'meowcent', -v_line.creator_share, null),
      (6, 'platform', null, 'sales', 'meowcent', v_line.creator_share - v_line.final, null)
    ) as entry(place, owner, uuid, name, currency, amount, lot);
  if not ledger_post(p_uuid, 'refund', 'a game given back', v_entries, p_now) then
    perform money_refusal('request/id-conflict');
  end if;

  update user_coupons set state = 0, order_uuid = null, used_at = null
    where uuid = any(p_coupons) and user_uuid = p_user and state = 1 and order_uuid = p_order;
  get diagnostics v_given = row_count;
  if v_given <> cardinality(p_coupons) then perform money_refusal('request/version-conflict'); end if;
  delete from entitlements where user_uuid = p_user and store_id = p_store_id and order_uuid = p_order;

  -- What ended meanwhile came back to lots that have ended: it expires here rather than some minutes later.
  perform ledger_expire_lots(id, p_now) from (
    select id from ledger_accounts
    where owner_kind = 'player' and owner_uuid = p_user and name = '' and currency in ('silver', 'meowcent')
    order by currency desc) accounts;
  -- Coins that come back pay what is owed for refunded top-ups.
  perform settle_debt(p_user, p_now);
  return true;
end $$;

-- The lots that an entry names, in the form that `ledger_post` takes.
create or replace function refund_lots(p_lots jsonb, p_currency text) returns jsonb language sql immutable as $$
  select jsonb_build_object('lots', coalesce(jsonb_agg(lot order by lot->'id') filter (where lot->>'currency' = p_currency), '[]'))
  from jsonb_array_elements(p_lots) lot
$$;
