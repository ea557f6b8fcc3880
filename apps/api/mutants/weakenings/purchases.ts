import { inFile, inTables, together, type Weakening } from "../weakening.ts";

const CHECKOUT = "orders/checkout.test.ts";
const RACES = "orders/checkout-races.test.ts";
const TOGETHER = "orders/purchase-queue.test.ts";
const REFUSED = `${TOGETHER} > one that is refused`;
const FOUND_OUT = `${TOGETHER} > one that is found out`;
const READS = "orders/checkout-reads.test.ts";
const ALIKE = `${TOGETHER} > purchases at once leave`;
const ONCE = `${RACES} > a game bought 20 times concurrently`;

/** Buying games, and the coupons and silver spent on them. */
export const PURCHASE_WEAKENINGS: readonly Weakening[] = [
  ...inFile("sql/orders-batches.sql", [
    [
      "batch-without-session",
      "a session that was ended buys, if others buy at the same moment",
      "and (select count(*) from site_sessions where sid = p_sids[at] and user_uuid = p_users[at] and revoked_at is null) > 0",
      "",
      REFUSED,
    ],
    [
      "batch-while-frozen",
      "a player who owes coins buys, if others buy at the same moment",
      "and (p_totals[at] = 0 or purchase_freeze(p_users[at]) is null)",
      "",
      REFUSED,
    ],
    [
      "batch-at-an-old-price",
      "a price that changed meanwhile is charged, if others buy at the same moment",
      "and v_inputs[at] is not distinct from p_inputs[at];",
      ";",
      REFUSED,
    ],
    [
      "batch-of-owned-games",
      "a game is paid for twice, if others buy at the same moment",
      "if v_written < v_lines then",
      "if false then",
      FOUND_OUT,
    ],
    [
      "batch-beyond-the-balance",
      "more is spent than there is, if others buy at the same moment",
      "where v_mine[at] and v_silvers[at] >= p_silvers[at] and v_coins[at] >= p_coins[at]",
      "where v_mine[at]",
      REFUSED,
    ],
    [
      "batch-waits-for-wallets",
      "one locked wallet holds up every buyer",
      "for update skip locked\n  loop",
      "for update\n  loop",
      `${TOGETHER} > a wallet that somebody else has locked`,
    ],
    [
      "batch-keeps-the-wish",
      "a bought game stays on the wishlist and in the cart, if others buy at the same moment",
      "where of = any(v_good) and wish.user_uuid = p_users[of]",
      "where false and wish.user_uuid = p_users[of]",
      ALIKE,
    ],
  ]),
  ...inFile("sql/wallets-batches.sql", [
    [
      "batch-spends-the-newest-lots",
      "silver that expires later is spent first, if others buy at the same moment",
      "order by expires_at nulls last, origin = 'paid', id rows between",
      "order by id desc rows between",
      ALIKE,
    ],
    [
      "batch-forgets-the-creator",
      "the platform keeps the creator's share, if others buy at the same moment",
      "where of = any(p_good) and share > 0 group by of, creator)",
      "where false group by of, creator)",
      ALIKE,
    ],
    [
      "batch-keeps-the-balance",
      "games are free, if others buy at the same moment",
      "update ledger_accounts account set balance = balance - spent.amount",
      "update ledger_accounts account set balance = balance",
      ALIKE,
    ],
  ]),
  ...inFile("sql/orders-reads.sql", [
    [
      "read-session-of-another",
      "an ended session, or another user's, counts as the buyer's own if others buy at the same moment",
      "where sid = p_sids[at] and user_uuid = p_users[at] and revoked_at is null),",
      "where sid = any(p_sids) and revoked_at is null),",
      `${READS} > checkouts read at once`,
    ],
    [
      "read-games-of-another",
      "one buyer's games are charged to another who buys at the same moment",
      "where s.id = any(array(select store_id from unnest(p_of, p_store_ids) as line(of, store_id) where of = at))",
      "where s.id = any(p_store_ids)",
      `${READS} > checkouts read at once`,
    ],
    [
      "read-cart-of-another",
      "a buyer checks out another player's cart",
      "where user_uuid = p_users[at] and state = 0\n          and uuid",
      "where state = 0\n          and uuid",
      `${READS} > checkouts read at once`,
    ],
  ]),
  ...inFile("orders/purchase-queue.ts", [
    [
      "batch-lost-for-all",
      "a purchase that spoils a batch takes the others with it",
      "if (!spoiledByOne(fault)) throw fault;",
      "throw fault;",
      FOUND_OUT,
    ],
  ]),
  ...inFile("sql/orders.sql", [
    [
      "purchase-without-wallet-lock",
      "two purchases spend the same silver",
      "order by currency desc for update\n  loop",
      "order by currency desc\n  loop",
      `${RACES} > 20 concurrent purchases`,
    ],
    [
      "purchase-id-reused",
      "one id buys something else, or for another player",
      "if v_found.user_uuid <> p_user or v_found.fingerprint <> p_fingerprint then",
      "if false then",
      `${RACES} > one id for two purchases`,
    ],
    [
      "purchase-at-an-old-price",
      "a price that changed meanwhile is charged",
      "if checkout_inputs(p_store_ids, p_country) is distinct from p_inputs then",
      "if false then",
      `${CHECKOUT} > between read and commit`,
    ],
    [
      "purchase-coupon-twice",
      "one coupon is taken off two purchases",
      "where u.uuid = any(p_coupons) and u.user_uuid = p_user and u.state = 0",
      "where u.uuid = any(p_coupons) and u.user_uuid = p_user",
      `${RACES} > one coupon in 50`,
    ],
    [
      "purchase-owned-again",
      "a game is paid for twice",
      "if v_granted < cardinality(p_store_ids) then",
      "if false then",
      ONCE,
    ],
    [
      "purchase-share-to-the-platform",
      "creators get nothing of a sale",
      "    if p_shares[at] > 0 then",
      "    if p_shares[at] > 1000000 then",
      "orders/order-refunds.test.ts > returns its price to the same lots",
    ],
  ]),
  together(
    "purchase-after-logout",
    "an ended session goes on spending",
    [
      {
        file: "sql/orders.sql",
        from: "if not exists (select from site_sessions where sid = p_sid and user_uuid = p_user and revoked_at is null) then",
        to: "if false then",
      },
      {
        file: "orders/checkout.ts",
        from: "if (!facts.session) throw",
        to: "if (facts.session === null) throw",
      },
    ],
    CHECKOUT,
  ),
  together(
    "purchase-coupon-of-another",
    "another player's coupon is spent",
    [
      {
        file: "sql/orders.sql",
        from: "where u.uuid = any(p_coupons) and u.user_uuid = p_user and u.state = 0",
        to: "where u.uuid = any(p_coupons) and u.state = 0",
      },
      {
        file: "sql/orders-reads.sql",
        from: "where u.user_uuid = p_users[at]\n          and u.uuid = any(",
        to: "where u.uuid = any(",
      },
    ],
    CHECKOUT,
  ),
  together(
    "purchase-answer-of-another",
    "a reused id is answered with another player's purchase",
    [
      {
        file: "sql/orders.sql",
        from: "if v_found.user_uuid <> p_user or v_found.fingerprint <> p_fingerprint then",
        to: "if false then",
      },
      {
        file: "orders/checkout.ts",
        from: "if (user_uuid !== viewer.uuid || known !== fingerprint) throw conflict();",
        to: "",
      },
    ],
    `${RACES} > with different content`,
  ),
  ...inTables([
    [
      "purchase-entitlement-twice",
      "a player owns a game twice, and has paid for it twice",
      "alter table entitlements drop constraint entitlements_user_uuid_store_id_pk",
      ONCE,
    ],
    [
      "purchase-split-does-not-add-up",
      "an order says another sum than its silver and coins",
      "alter table orders drop constraint orders_split",
      "wallets/table-guards.test.ts",
    ],
  ]),
  ...inFile("orders/checkout.ts", [
    [
      "checkout-as-shown",
      "another price is charged than was shown",
      "if (differences.length > 0) return",
      "if (differences.length > 1000) return",
      CHECKOUT,
    ],
    [
      "checkout-silver-of-no-brand",
      "a brand without silver spends some",
      "request.account_1_amount > 0 && brandOf(platformKey).features.silver",
      "request.account_1_amount > 0",
      CHECKOUT,
    ],
  ]),
  ...inFile("orders/price-lines.ts", [
    [
      "checkout-coupon-for-any-game",
      "a coupon is good for a game it is not for",
      "owning.uuid === uuid && canUseCoupon(owning, storeId, at)",
      "owning.uuid === uuid",
      CHECKOUT,
    ],
  ]),
  ...inFile("orders/request-fingerprint.ts", [
    [
      "checkout-content-not-compared",
      "a repeated id with other content counts as the same request",
      "JSON.stringify(content)",
      "JSON.stringify(userUuid)",
      `${RACES} > with different content`,
    ],
  ]),
  ...inFile("orders/order-receipts.ts", [
    [
      "receipt-taxed-as-a-whole",
      "a receipt's tax is not the sum of its games' taxes",
      "sumOf(finals.map((final) => purchaseTax(final, rule).tax))",
      "purchaseTax(sumOf(finals), rule).tax",
      "top-ups/receipts.test.ts > tax of several games",
    ],
  ]),
];
