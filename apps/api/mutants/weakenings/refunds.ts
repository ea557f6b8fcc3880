import { inFile, inTables, type Weakening } from "../weakening.ts";

const REFUNDS = "orders/order-refunds.test.ts";

const MONEY_BACK = "top-ups/money-back/apply-money-back.test.ts";

/** Giving games back, and money of top-ups. */
export const REFUND_WEAKENINGS: readonly Weakening[] = [
  ...inFile("sql/orders-refunds.sql", [
    [
      "refund-keeps-the-game",
      "a game is given back and kept",
      "  delete from entitlements where user_uuid = p_user and store_id = p_store_id and order_uuid = p_order;\n",
      "",
      REFUNDS,
    ],
    [
      "refund-keeps-the-share",
      "the creator keeps the share of a sale that was given back",
      "(5, 'creator', v_line.creator_uuid, 'held', 'meowcent', -v_line.creator_share, null),\n      (6, 'platform', null, 'sales', 'meowcent', v_line.creator_share - v_line.final, null)",
      "(6, 'platform', null, 'sales', 'meowcent', -v_line.final, null)",
      REFUNDS,
    ],
    [
      "refund-newest-lot-last",
      "a refund goes to other lots than it came from",
      "order by lot.expires_at desc nulls first, lot.origin = 'paid' desc, lot.id desc",
      "order by lot.expires_at nulls last, lot.origin = 'paid', lot.id",
      REFUNDS,
    ],
    [
      "refund-into-a-new-lot",
      "bought coins come back as a gift that cannot be paid out",
      "select jsonb_build_object('lots', coalesce(",
      "select jsonb_build_object('origin', 'grant', 'was', coalesce(",
      REFUNDS,
    ],
    [
      "refund-keeps-the-coupons",
      "coupons of a game given back are lost",
      "update user_coupons set state = 0, order_uuid = null, used_at = null",
      "update user_coupons set state = 1",
      REFUNDS,
    ],
    [
      "refund-of-ended-silver",
      "silver that has ended comes back to be spent",
      "  perform ledger_expire_lots(id, p_now) from (",
      "  perform ledger_expire_lots(-1, p_now) from (",
      REFUNDS,
    ],
  ]),
  ...inTables([
    [
      "refund-twice",
      "one game is given back twice",
      "alter table order_refunds drop constraint order_refunds_once",
      "wallets/table-guards.test.ts",
    ],
  ]),
  ...inFile("orders/order-refunds.service.ts", [
    [
      "refund-answer-of-another",
      "a reused id is answered with another refund",
      "if (row.user_uuid !== userUuid || row.order_uuid !== order_uuid || row.store_id !== store_id)",
      "if (false as boolean)",
      REFUNDS,
    ],
    [
      "refund-against-the-rule",
      "games come back that the rule refuses",
      "if (refund.refusal) throw",
      "if (refund.refusal && refund.silver < 0) throw",
      REFUNDS,
    ],
  ]),
  ...inFile("top-ups/money-back/apply-money-back.ts", [
    [
      "money-back-keeps-the-coins",
      "money that went back to the payer stays as coins",
      'if (fact.kind === "refunded") return applyRefundAndReversal(at);',
      'if (fact.kind === "refunded") return "unchanged";',
      MONEY_BACK,
    ],
    [
      "money-back-of-another-currency",
      "a refund in another currency takes coins by its number",
      "if (back.amount.currency !== payment.currency_id)",
      "if (back.amount.currency === '')",
      MONEY_BACK,
    ],
    [
      "money-back-of-another-transaction",
      "money of a second payment for an order takes the coins of the first",
      "if (await isOtherTransaction(client, payment, fact))",
      "if (fact.amount.minor < 0)",
      MONEY_BACK,
    ],
  ]),
];
