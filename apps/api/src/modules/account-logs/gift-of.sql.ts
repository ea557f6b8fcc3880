/**
 * Expression for the gift that a transfer or a delivery was, as `AccountGift`, or null. What was taken back is a
 * correction, whatever the gift had been for.
 *
 * @param id expression for the uuid
 */
export const giftOf = (id: string): string => `(
  select jsonb_build_object(
    'reason', case when v.uuid is null then g.reason_code else 'correction' end,
    'coupon_percents', (
      select coalesce(jsonb_agg(discount_rate), '[]') from coupons c where c.uuid::text = d.reward->>'coupon_uuid'))
  from (select ${id} as uuid) asked
  left join grant_reversals v on v.uuid = asked.uuid
  join grant_deliveries d on d.uuid = coalesce(v.delivery_uuid, asked.uuid)
  join grants g on g.uuid = d.grant_uuid)`;
