/** Numbers as uuids, grouped by their first digit so that an insert appends to the index, as `uuidv7()` does. */
const uuid = (digit: string, number: string) => `('${digit}' || lpad(to_hex(${number}), 31, '0'))::uuid`;

/**
 * Statements that fill empty books by plain SQL with consistent history. A unit is a top-up of 10.00 and two purchases
 * of 4.50: ten entries. Posting them one by one would take hours for ten million entries.
 *
 * @param units how many
 * @param players who share them
 */
export const manyBookings = (units: number, players: number): readonly string[] => [
  `create temporary table unit as
    select u, ${uuid("a", `u % ${players}`)} as player, 1000 + u % ${players} as account, ${uuid("c", "u % 100")} as creator,
      100 + u % 100 as creator_account, 2 * (u / ${players}) as store, lpad(u::text, 26, '0') as order_no,
      ${uuid("1", "3 * u::bigint")} as recharge, timestamptz '2025-01-01' + u * interval '10 seconds' as at
    from generate_series(0, ${units} - 1) u`,

  `create temporary table sale as
    select unit.*, ${uuid("1", "3 * u::bigint + k")} as purchase, k, store + k as game from unit cross join generate_series(1, 2) k`,

  `insert into recharge_plans (id, index, amount, coin, silver, currency_id, pay_amount, enable)
    values (${uuid("9", "1")}, 999, 1000, 1000, 0, 'USD', 1000, false)`,

  `insert into ledger_accounts (id, owner_kind, owner_uuid, name, currency, balance) overriding system value
    select * from (values (1::bigint, 'platform', null::uuid, 'sales', 'meowcent', null::bigint),
      (2, 'platform', null, 'conversion', 'meowcent', null), (3, 'platform', null, 'conversion', 'USD', null),
      (4, 'psp', null, 'sugoi', 'USD', null)) fixed
    union all select distinct creator_account, 'creator', creator, 'held', 'meowcent', null::bigint from unit
    union all select account, 'player', player, '', 'meowcent', 100 * count(*) from unit group by account, player`,

  `insert into ledger_transfers (id, kind, reason, fingerprint, created_at)
    select recharge, 'recharge', 'measured', sha256('measured'), at from unit order by u`,
  `insert into ledger_transfers (id, kind, reason, fingerprint, created_at)
    select purchase, 'purchase', 'measured', sha256('measured'), at from sale order by u, k`,

  `insert into ledger_entries (transfer_id, account_id, amount)
    select transfer, part.account, amount from unit
    cross join lateral (values
      (0, recharge, 4, -1000), (1, recharge, 3, 1000), (2, recharge, account, 1000), (3, recharge, 2, -1000),
      (4, ${uuid("1", "3 * u::bigint + 1")}, account, -450), (5, ${uuid("1", "3 * u::bigint + 1")}, creator_account, 315),
      (6, ${uuid("1", "3 * u::bigint + 1")}, 1, 135), (7, ${uuid("1", "3 * u::bigint + 2")}, account, -450),
      (8, ${uuid("1", "3 * u::bigint + 2")}, creator_account, 315), (9, ${uuid("1", "3 * u::bigint + 2")}, 1, 135)
    ) part(nth, transfer, account, amount) order by u, nth`,

  `insert into ledger_lots (id, account_id, transfer_id, origin, granted, remaining, paid_minor, paid_currency, created_at)
    overriding system value select u + 1, account, recharge, 'paid', 1000, 100, 1000, 'USD', at from unit order by u`,
  `insert into ledger_lot_uses (transfer_id, lot_id, amount) select purchase, u + 1, 450 from sale order by u, k`,

  `insert into orders (uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint, answer, created_at, updated_at, receipt_at)
    select purchase, player, 1, 'store', 450, 0, 450, 'us', 'measured', jsonb_build_object('total', 450, 'silver', 0, 'coin', 450,
      'store_ids', jsonb_build_array(game), 'account', '[]'::jsonb), at, at, at from sale order by u, k`,
  `insert into order_lines (order_uuid, store_id, list, discount, percent, sale, coupon_discount, final, coupons, creator_uuid,
      creator_rate_bp, creator_share)
    select purchase, game, 450, 0, 0, 450, 0, 450, '[]', creator, 7000, 315 from sale order by u, k`,
  `insert into entitlements (user_uuid, store_id, order_uuid, created_at) select player, game, purchase, at from sale`,

  `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method, plan_id, currency_id,
      pay_amount, coin, silver, locale, expires_at, created_at, updated_at)
    select order_no, player, 'measured', 'international', 'succeeded', 'sugoi', 'measured', 'card', ${uuid("9", "1")}, 'USD',
      1000, 1000, 0, 'en-US', at, at, at from unit order by u`,
  `insert into payment_changes (order_no, from_state, to_state, reason, fact, created_at)
    select order_no, 'pending', 'succeeded', 'measured', jsonb_build_object('provider', 'sugoi', 'providerTxnId', 'T' || u), at
    from unit order by u`,
  `insert into payment_credits (order_no, provider, provider_txn_id, transfer_id, created_at)
    select order_no, 'sugoi', 'T' || u, recharge, at from unit order by u`,

  // Numbered by hand above; the ledger goes on after them.
  "select setval(pg_get_serial_sequence('ledger_accounts', 'id'), (select max(id) from ledger_accounts))",
  "select setval(pg_get_serial_sequence('ledger_lots', 'id'), (select max(id) from ledger_lots))",
  "drop table sale",
  "drop table unit",
];
