import type { AccountType } from "@catnip/domain/wallets";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/**
 * One purchase. Its uuid is both the client's transaction id and the id of its ledger transfer. Amounts in meowcent.
 */
export const orders = pgTable(
  "orders",
  {
    uuid: uuid().primaryKey(),
    userUuid: uuid().notNull(),
    /** 0 processing, 1 done, 2 failed. A purchase is one transaction (R-CHK-3), so rows are inserted as 1. */
    state: smallint().notNull(),
    /** `redemption`: free games from a reward code. */
    kind: text().$type<"store" | "cart" | "redemption">().notNull(),
    total: bigint({ mode: "number" }).notNull(),
    silver: bigint({ mode: "number" }).notNull(),
    coin: bigint({ mode: "number" }).notNull(),
    country: text().notNull(),
    /** SHA-256 (hex) of the client's request: the same uuid with different content is a conflict. */
    fingerprint: text().notNull(),
    /** The stored answer, returned again when the request is repeated. */
    answer: jsonb().$type<OrderAnswer>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its receipt was queued; until then the row itself is the outbox entry. */
    receiptAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("orders_user").on(table.userUuid, table.createdAt),
    index("orders_without_receipt")
      .on(table.createdAt)
      .where(sql`${table.receiptAt} is null`),
    check(
      "orders_split",
      sql`${table.silver} >= 0 and ${table.coin} >= 0 and ${table.silver} + ${table.coin} = ${table.total}`,
    ),
  ],
);

export type OrderAnswer = {
  readonly total: number;
  readonly silver: number;
  readonly coin: number;
  readonly account: readonly { readonly type: AccountType; readonly balance: number }[];
  readonly store_ids: readonly number[];
};

/** One game of an order with its price breakdown at the time of purchase. Amounts in meowcent. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderUuid: uuid()
      .notNull()
      .references(() => orders.uuid),
    storeId: integer().notNull(),
    list: bigint({ mode: "number" }).notNull(),
    discount: bigint({ mode: "number" }).notNull(),
    percent: smallint().notNull(),
    sale: bigint({ mode: "number" }).notNull(),
    couponDiscount: bigint({ mode: "number" }).notNull(),
    final: bigint({ mode: "number" }).notNull(),
    /** Each coupon applied, in order: `{uuid, discount_rate, before, discount, after}`. */
    coupons: jsonb().$type<readonly OrderLineCoupon[]>().notNull(),
    creatorUuid: uuid(),
    creatorRateBp: integer().notNull(),
    /** The creator's share of `final`, on hold until the refund window ends. */
    creatorShare: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderUuid, table.storeId] }),
    index("order_lines_store").on(table.storeId),
    check(
      "order_lines_steps",
      sql`${table.list} - ${table.discount} = ${table.sale} and ${table.sale} - ${table.couponDiscount} = ${table.final} and ${table.final} >= 0 and ${table.discount} >= 0 and ${table.couponDiscount} >= 0`,
    ),
    check("order_lines_share", sql`${table.creatorShare} between 0 and ${table.final}`),
  ],
);

export type OrderLineCoupon = {
  readonly uuid: string;
  readonly discount_rate: number;
  readonly before: number;
  readonly discount: number;
  readonly after: number;
};

/**
 * One game given back. Its uuid is both the client's transaction id and the id of the ledger transfer that reverses the
 * line. Append-only.
 */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    uuid: uuid().primaryKey(),
    orderUuid: uuid().notNull(),
    storeId: integer().notNull(),
    userUuid: uuid().notNull(),
    /** What came back, in meowcent; the line's `final` together. */
    silver: bigint({ mode: "number" }).notNull(),
    coin: bigint({ mode: "number" }).notNull(),
    /** The user's coupons that can be used again. */
    coupons: uuid().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique("order_refunds_once").on(table.orderUuid, table.storeId),
    foreignKey({
      name: "order_refunds_line",
      columns: [table.orderUuid, table.storeId],
      foreignColumns: [orderLines.orderUuid, orderLines.storeId],
    }),
    index("order_refunds_user").on(table.userUuid, table.createdAt),
    check("order_refunds_amounts", sql`${table.silver} >= 0 and ${table.coin} >= 0`),
  ],
);
