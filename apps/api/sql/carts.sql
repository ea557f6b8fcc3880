-- Puts a game into a cart; idempotent. Requests of one user are serialized, so that twenty at once cannot overfill it.
-- Errors: store/not-found, store/already-owned, store/not-released, cart/full.
create or replace function add_cart_store(p_user uuid, p_store_id int, p_ad_link text, p_source text, p_now timestamptz, p_max int)
returns setof cart_stores language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_released boolean;
begin
  select coalesce(released_at <= p_now, false) into v_released from stores
    where id = p_store_id and is_published and (released_at <= p_now or start_preview_at <= p_now);
  if not found then perform money_refusal('store/not-found'); end if;
  if exists (select from entitlements where user_uuid = p_user and store_id = p_store_id) then
    perform money_refusal('store/already-owned', jsonb_build_object('store_id', p_store_id));
  end if;
  if not v_released then perform money_refusal('store/not-released', jsonb_build_object('store_id', p_store_id)); end if;

  perform pg_advisory_xact_lock(hashtextextended('cart of ' || p_user, 0));
  return query update cart_stores set updated_at = p_now
    where user_uuid = p_user and store_id = p_store_id and state = 0 returning *;
  if found then return; end if;
  if (select count(*) from cart_stores where user_uuid = p_user and state = 0) >= p_max then
    perform money_refusal('cart/full', jsonb_build_object('max', p_max));
  end if;
  return query insert into cart_stores (user_uuid, store_id, store_ad_link_uid, data_creation_source, created_at, updated_at)
    values (p_user, p_store_id, p_ad_link, p_source, p_now, p_now) returning *;
end $$;
