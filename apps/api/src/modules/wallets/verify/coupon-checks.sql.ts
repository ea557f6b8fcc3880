import { arrayIn, uuidIn } from "./json-values.sql.ts";

/** Coupons and the orders that took them off, as statements like the other book checks. */
export const COUPON_CHECKS: Readonly<Record<string, string>> = {
  coupons: `
    with taken as (
      select l.order_uuid, l.store_id, ${uuidIn("coupon->>'uuid'")} as uuid, coupon->>'discount_rate' as rate
      from order_lines l cross join jsonb_array_elements(${arrayIn("l.coupons")}) coupon
      where l.coupons <> '[]'
    ), used as (
      -- What a refund gave back may be used again.
      select * from taken where not exists (
        select from order_refunds r
        where r.order_uuid = taken.order_uuid and r.store_id = taken.store_id and taken.uuid = any(r.coupons))
    )
    select format('order %s, game %s: its coupons cannot be read', l.order_uuid, l.store_id) as says
    from order_lines l where jsonb_typeof(l.coupons) <> 'array'
    union all
    select format('coupon %s was taken off %s times', uuid, count(*)) from used group by uuid having count(*) > 1
    union all
    select format('coupon %s was taken off in order %s, but is not marked so', used.uuid, used.order_uuid)
    from used left join user_coupons u on u.uuid = used.uuid left join orders o on o.uuid = used.order_uuid
    where u.state is distinct from 1 or u.order_uuid is distinct from used.order_uuid or u.user_uuid is distinct from o.user_uuid
    union all
    select format('coupon %s takes %s %% off, order %s took %s %% off for it', used.uuid, c.discount_rate, used.order_uuid, used.rate)
    from used join user_coupons u on u.uuid = used.uuid join coupons c on c.uuid = u.coupon_uuid
    where used.rate is distinct from c.discount_rate::text
    union all
    select format('coupon %s is not good for game %s, which order %s used it for', used.uuid, used.store_id, used.order_uuid)
    from used join user_coupons u on u.uuid = used.uuid join coupons c on c.uuid = u.coupon_uuid
    where c.applicable_scope <> 'any' and not used.store_id = any(c.store_ids)
    union all
    select format('coupon %s is marked as used in order %s, which did not take it off', u.uuid, u.order_uuid)
    from user_coupons u where u.state = 1
      and not exists (select from used where used.uuid = u.uuid and used.order_uuid = u.order_uuid)
    union all
    select format('refund %s gave coupon %s back, which was not taken off game %s of order %s', r.uuid, back.uuid, r.store_id,
      r.order_uuid)
    from order_refunds r cross join unnest(r.coupons) as back(uuid)
    where not exists (
      select from taken where taken.uuid = back.uuid and taken.order_uuid = r.order_uuid and taken.store_id = r.store_id)
    union all
    select format('coupon %s is marked as used at %s, its order was made at %s', u.uuid, u.used_at, o.created_at)
    from user_coupons u left join orders o on o.uuid = u.order_uuid
    where u.used_at is distinct from case when u.state = 1 then o.created_at end`,
};
