-- What staff did without a second person, read from the documents themselves: how much, for whom, and when (R-TWO-1). A
-- row per beneficiary; null for codes, which benefit any holder. Limits and days are the service's
-- (`wallets/second-person`).
create or replace view done_alone as
  select 'codes' as kind, created_by as actor_uuid, null::uuid as beneficiary_uuid, worth, created_at as at
  from redemption_batches where not needs_approval and created_by is not null
  union all
  select 'codes', created_by, null, worth, created_at
  from voucher_batches where not needs_approval and created_by is not null
  union all
  select case reward->>'key' when 'account.meowcent' then 'grant-coin' when 'account.silver' then 'grant-silver'
      when 'coupon' then 'grant-coupon' when 'store' then 'grant-game' end,
    created_by, player, worth / cardinality(user_uuids), created_at
  from grants cross join unnest(user_uuids) player where not needs_confirmation
  union all
  select 'payout', b.created_by, r.creator_uuid, r.amount, b.created_at
  from payout_batches b
  join payout_steps s on s.batch_uuid = b.uuid and s.to_state = 'batched'
  join payout_requests r on r.uuid = s.request_uuid
  where not b.needs_approval
  union all
  -- A return was carried out by the person who stated the bank's number for it; alone, unless another stated the same.
  select 'payout-return', s.actor_uuid, r.creator_uuid, r.amount, s.created_at
  from payout_steps s
  join payout_requests r on r.uuid = s.request_uuid
  where s.to_state = 'returned'
    and exists (select from payout_returns n where n.request_uuid = r.uuid and n.stated_by = s.actor_uuid)
    and not exists (
      select from payout_returns n join payout_returns other on other.request_uuid = n.request_uuid
        and other.bank_reference = n.bank_reference and other.stated_by <> n.stated_by
      where n.request_uuid = r.uuid and n.stated_by = s.actor_uuid)
  union all
  -- A refund that was asked of the provider counts, even if it was withdrawn afterwards.
  select 'top-up-refund', t.asked_by, p.user_uuid,
    floor(p.coin * (t.refunded_before + t.pay_amount)::numeric / p.pay_amount)::bigint
      - floor(p.coin * t.refunded_before::numeric / p.pay_amount)::bigint, t.created_at
  from top_up_refunds t join payments p on p.order_no = t.order_no
  where t.approved_by is null and (t.state in ('asked', 'done') or t.tries > 0)
  union all
  select 'write-off', asked_by, user_uuid, coin, booked_at
  from debt_write_offs where booked_at is not null and approved_by is null
  union all
  -- The people who confirmed the very receipt that was credited.
  select 'credit', min(f.confirmed_by::text)::uuid, p.user_uuid, p.coin, max(f.created_at)
  from payment_confirmations f
  join payment_credits c on c.order_no = f.order_no and c.provider_txn_id = f.channel || ':' || f.external_ref
  join payments p on p.order_no = c.order_no
  where (f.currency_id, f.pay_amount) = (p.currency_id, p.pay_amount)
  group by p.order_no, p.user_uuid, p.coin having count(distinct f.confirmed_by) = 1
  union all
  -- A decision may close several cases about the same money; one of them has what the first of two people decided.
  select 'credit', min(c.decided_by::text)::uuid, p.user_uuid, p.coin, min(c.decided_at)
  from payment_cases c join payments p on p.order_no = c.credited_order_no
  group by p.order_no, p.user_uuid, p.coin
  having not bool_or(c.first_by is not null and c.first_by <> c.decided_by and c.first_decision->>'decision' = c.decision
    and coalesce((c.first_decision->>'user_uuid')::uuid, p.user_uuid) = p.user_uuid);
