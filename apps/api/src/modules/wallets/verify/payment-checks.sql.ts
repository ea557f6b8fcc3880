import { BRANDS } from "@catnip/brands";
import { bonusShare } from "@catnip/domain/payments";
import { ALONE_MAX } from "@catnip/domain/second-person";

/** What of a plan's bonus each brand grants, as SQL rows. Keys are letters, digits and dashes. */
const BONUS_SHARES = BRANDS.map(
  ({ platform_key, features }) => `('${platform_key}', ${bonusShare(features)})`,
).join(", ");

/** Payments, their plans, states and reviews, and who confirmed them, as statements like the other book checks. */
export const PAYMENT_CHECKS: Readonly<Record<string, string>> = {
  payments: `
    select format('payment %s: %s coin and %s silver for %s %s, its plan gives %s and %s for %s %s', p.order_no, p.coin,
      p.silver, p.net_amount, p.currency_id, r.coin, r.silver, r.pay_amount, r.currency_id) as says
    from payments p
    left join (
      select b.key, r.id, r.coin, r.pay_amount, r.currency_id, r.silver * coalesce(s.share, 1) as silver
      from recharge_plans r cross join (select distinct platform_key as key from payments) b
      left join (values ${BONUS_SHARES}) s (key, share) on s.key = b.key
    ) r on r.id = p.plan_id and r.key = p.platform_key
    -- What staff credited has no plan of its own amount; it needs a decision instead.
    where p.sid <> 'staff'
      and (p.coin, p.silver, p.net_amount, p.currency_id) is distinct from (r.coin, r.silver, r.pay_amount, r.currency_id)
    union all
    select format('payment %s over %s %s by %s was made by staff, but without a decision to credit it', p.order_no, p.pay_amount,
      p.currency_id, p.provider_key)
    from payments p where p.sid = 'staff' and not exists (
      select from payment_cases c where c.credited_order_no = p.order_no and c.decision = 'credit-paid'
        and (c.provider, c.merchant_account, c.pay_amount, c.currency_id)
          = (p.provider_key, p.merchant_account, p.pay_amount, p.currency_id))
    union all
    select format('case %s was decided as %s, but payment %s was never credited', c.uuid, c.decision, c.credited_order_no)
    from payment_cases c where c.credited_order_no is not null
      and not exists (select from payment_credits d where d.order_no = c.credited_order_no)
    union all
    select format('payment %s is %s, its last change made it %s', p.order_no, p.state, coalesce(h.to_state, 'created'))
    from payments p
    left join (select distinct on (order_no) order_no, to_state from payment_changes order by order_no, id desc) h
      on h.order_no = p.order_no
    -- Handing a payment over to its provider is not a provider message, so it leaves no change.
    where p.state <> coalesce(h.to_state, 'created') and not (p.state = 'pending' and coalesce(h.to_state, 'created') = 'created')
    union all
    select format('payment %s waits for a review of %s, its open cases say %s', p.order_no, coalesce(p.review_reason, 'nothing'),
      coalesce(array_to_string(c.reasons, ', '), 'nothing'))
    from payments p
    left join (
      select payment_order_no, array_agg(distinct reason) as reasons from payment_cases
      where decision is null and payment_order_no is not null group by 1
    ) c on c.payment_order_no = p.order_no
    where (p.review_reason = any(c.reasons)) is not true and not (p.review_reason is null and c.reasons is null)`,

  confirmations: `
    select format('payment %s was credited by staff for %s, but %s of the %s people it needs confirmed that', c.order_no,
      c.provider_txn_id, coalesce(n.people, 0), n.needed) as says
    from payment_credits c join payments p on p.order_no = c.order_no
    cross join lateral (
      select count(distinct f.confirmed_by) as people, case when p.coin > ${ALONE_MAX.credit} then 2 else 1 end as needed
      from payment_confirmations f where f.order_no = c.order_no and f.channel || ':' || f.external_ref = c.provider_txn_id
        and (f.currency_id, f.pay_amount) = (p.currency_id, p.pay_amount) and f.confirmed_by <> p.user_uuid
    ) n
    where n.people < n.needed and p.sid <> 'staff' and exists (
      select from payment_changes h where h.order_no = c.order_no and h.to_state = 'succeeded'
        and h.fact->'evidence'->>'source' = 'staff' and h.fact->>'providerTxnId' = c.provider_txn_id)
    union all
    select format('payment %s was confirmed by its own payer', f.order_no)
    from payment_confirmations f join payments p on p.order_no = f.order_no where f.confirmed_by = p.user_uuid`,
};
