import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { payments } from "../payments.tables.ts";

/**
 * Money of credited payments that went back, as stated, and what was booked for it: append-only. Statements may
 * overlap, so one may book less than it states, or nothing.
 */
export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => payments.orderNo),
    provider: text().notNull(),
    /** `refunded` or `reversed`. */
    kind: text().notNull(),
    /** The provider's id of the refund; null: a total of all refunds, or the rest that a dispute took. */
    refundId: text(),
    /** As stated, in minor units of the payment. */
    stated: bigint({ mode: "number" }).notNull(),
    /** What was booked, in minor units, and the coins and silver due for it, in meowcent. */
    minor: bigint({ mode: "number" }).notNull(),
    /** How much of it is tax that was added to the top-up, in minor units. */
    tax: bigint({ mode: "number" }).notNull().default(0),
    coin: bigint({ mode: "number" }).notNull(),
    silver: bigint({ mode: "number" }).notNull(),
    /** What the top-up's lots still held of that; the rest is owed. */
    coinTaken: bigint({ mode: "number" }).notNull(),
    silverTaken: bigint({ mode: "number" }).notNull(),
    /** Null: nothing was booked. */
    transferId: uuid().unique("payment_refunds_transfer_unique"),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique("payment_refunds_refund").on(table.provider, table.refundId),
    index("payment_refunds_order").on(table.orderNo),
    check(
      "payment_refunds_amounts",
      sql`${table.stated} > 0 and ${table.minor} >= 0 and ${table.tax} >= 0 and ${table.coin} >= 0 and ${table.silver} >= 0 and ${table.coinTaken} between 0 and ${table.coin} and ${table.silverTaken} between 0 and ${table.silver} and (${table.minor} > 0) = (${table.transferId} is not null)`,
    ),
  ],
);

/** Disputes about payments, by the bank's or provider's id. While one is open, its payer cannot buy. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    provider: text().notNull(),
    /** The provider's id; where it names none, that of the transaction. */
    disputeId: text().notNull(),
    orderNo: text()
      .notNull()
      .references(() => payments.orderNo),
    userUuid: uuid().notNull(),
    /** A `DisputeState` of `@catnip/domain/payments`. */
    state: text().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // One dispute may be about several payments.
    primaryKey({ columns: [table.provider, table.disputeId, table.orderNo] }),
    index("payment_disputes_order").on(table.orderNo),
    index("payment_disputes_link").on(
      sql`(md5(${table.provider} || ' ' || ${table.disputeId} || ' ' || ${table.orderNo})::uuid)`,
    ),
    index("payment_disputes_open")
      .on(table.userUuid)
      .where(sql`${table.state} = 'open'`),
    check("payment_disputes_state", sql`${table.state} in ('open', 'won', 'lost')`),
  ],
);
