import { inFile, inTables, together, type Weakening } from "../weakening.ts";

const CHECKOUT = "orders/checkout.test.ts";
const RACES = "orders/checkout-races.test.ts";
const QUEUE = "orders/purchase-queue.test.ts";
const SINGLE = "orders/commit-purchases.test.ts";
const REFUSED = `${QUEUE} > one that is refused`;
const FOUND_OUT = `${QUEUE} > one that is found out`;
const READS = "orders/checkout-reads.test.ts";
const ONCE = `${RACES} > a game bought 20 times concurrently`;

/** Buying games, and the coupons and silver spent on them. */
export const PURCHASE_WEAKENINGS: readonly Weakening[] = [
  ...inFile("sql/orders.sql", [
    [
      "purchase-while-frozen",
      "a player who owes coins buys",
      "money_refused('pay/purchases-frozen', purchase_freeze(p_users[at]))",
      "null",
      REFUSED,
    ],
    [
      "purchase-while-disputed",
      "a player whose payment is disputed buys",
      "union all select user_uuid from payment_disputes where user_uuid = any(p_users) and state = 'open'",
      "",
      "top-ups/money-back/apply-money-back.test.ts",
    ],
    [
      "purchase-at-an-old-price",
      "a price that changed meanwhile is charged",
      "elsif v_inputs[at] is distinct from p_inputs[at] then",
      "elsif false then",
      REFUSED,
    ],
    [
      "purchase-owned-again",
      "a game is paid for twice",
      "if v_written < cardinality(p_of) then",
      "if false then",
      FOUND_OUT,
    ],
    [
      "purchase-beyond-the-balance",
      "more is spent than there is, or another split of it",
      "elsif v_silvers[at] < p_silvers[at] or v_coins[at] < p_coins[at] then",
      "elsif false then",
      `${SINGLE} > coins spent meanwhile`,
    ],
    [
      "batch-waits-for-wallets",
      "one locked wallet holds up every buyer",
      "for update skip locked;",
      "for update;",
      `${QUEUE} > a wallet locked by another transaction`,
    ],
    [
      "purchase-keeps-the-wish",
      "a bought game stays on the wishlist",
      "where of = any(v_good) and wish.user_uuid = p_users[of]",
      "where false and wish.user_uuid = p_users[of]",
      CHECKOUT,
    ],
    [
      "purchase-id-reused",
      "one id buys something else, or for another player",
      "case when found_row.user_uuid = p_users[at] and found_row.fingerprint = p_fingerprints[at]",
      "case when true",
      `${RACES} > one id for two purchases`,
    ],
    [
      "purchase-coupon-twice",
      "one coupon is taken off two purchases",
      "(owner = p_users[of] and state = 0 and",
      "(owner = p_users[of] and",
      `${SINGLE} > a used coupon`,
    ],
    [
      "purchase-share-to-the-platform",
      "creators get nothing of a sale",
      "where of = any(v_good) and p_shares[n] > 0 group by",
      "where false group by",
      "orders/order-refunds.test.ts > returns its price to the same lots",
    ],
    [
      "batch-of-one-buyer",
      "two purchases of one buyer are judged by the same balance",
      "elsif at = any(v_held) or v_locked[at] <> v_wallets[at] then",
      "elsif at = any(v_held) then",
      `${SINGLE} > a second purchase of the same buyer`,
    ],
  ]),
  ...inFile("sql/wallets.sql", [
    [
      "ledger-keeps-the-balance",
      "games are free",
      "set balance = balance + v_moves[array_position(v_moved, id)]",
      "set balance = balance",
      CHECKOUT,
    ],
    [
      "ledger-without-wallet-lock",
      "two transfers spend the same silver",
      "order by owner_uuid, currency desc for update\n  loop",
      "order by owner_uuid, currency desc\n  loop",
      "wallets/ledger-lists.test.ts > a transfer that waits",
    ],
    [
      "ledger-refuses-with-traces",
      "a transfer that the wallet does not cover is posted",
      "if p_amounts[at] < 0 and coalesce(v_balances[at], 0) + p_amounts[at] < 0 then",
      "if false then",
      "wallets/ledger-lists.test.ts > transfers at once",
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
      "if (commits.length === 1 || !spoiledByOne(fault)) throw fault;",
      "throw fault;",
      `${QUEUE} > an id that is taken for a gift`,
    ],
  ]),
  together(
    "purchase-after-logout",
    "an ended session goes on spending",
    [
      {
        file: "sql/orders.sql",
        from: "elsif at <> all(v_logged_in) then",
        to: "elsif false then",
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
        from: "(owner = p_users[of] and state = 0 and",
        to: "(state = 0 and",
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
        from: "case when found_row.user_uuid = p_users[at] and found_row.fingerprint = p_fingerprints[at]",
        to: "case when true",
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
