import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea } from "../../platform/bytea.ts";
import { rechargePlans } from "./offers.tables.ts";

/** One top-up. Its number is a ULID: 26 letters and digits satisfy every provider's rules. */
export const payments = pgTable(
  "payments",
  {
    orderNo: text().primaryKey(),
    userUuid: uuid().notNull(),
    /** Session that started it, for the pay token. */
    sid: text().notNull(),
    platformKey: text().notNull(),
    /** A state of `@catnip/domain/payments`. */
    state: text().notNull(),
    providerKey: text().notNull(),
    merchantAccount: text().notNull(),
    method: text().notNull(),
    /** The provider's own id, known after hand-over; null if it uses our number. */
    providerRef: text(),
    planId: uuid()
      .notNull()
      .references(() => rechargePlans.id),
    currencyId: text().notNull(),
    /** What the player pays, tax included: the amount requested from the provider. Minor units, two decimals. */
    payAmount: bigint({ mode: "number" }).notNull(),
    /** Tax that was added to the plan's price, in minor units. */
    taxAmount: bigint({ mode: "number" }).notNull().default(0),
    /** Its rate, in ten-thousandths of the plan's price; null: nothing was added. */
    taxRateBp: integer(),
    /** The plan's price: what is paid less the tax. */
    netAmount: bigint({ mode: "number" })
      .notNull()
      .generatedAlwaysAs(sql`pay_amount - tax_amount`),
    /** Plan snapshot: what will be credited, even if the plan changes later. In meowcent. */
    coin: bigint({ mode: "number" }).notNull(),
    silver: bigint({ mode: "number" }).notNull(),
    returnUrl: text(),
    dataCreationSource: text(),
    locale: text().notNull(),
    /** Why it needs manual review; the payment then counts as processing. */
    reviewReason: text(),
    handedOverAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    queries: integer().notNull().default(0),
    /** When the sweep queries the provider next; null: nothing left to query. */
    nextQueryAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique("payments_provider_ref").on(table.providerKey, table.providerRef),
    // By the uuid that stands for it in the chain.
    index("payments_link").on(sql`(md5(${table.orderNo})::uuid)`),
    index("payments_user").on(table.userUuid, table.createdAt),
    index("payments_due")
      .on(table.nextQueryAt)
      .where(sql`${table.nextQueryAt} is not null`),
    check("payments_amounts", sql`${table.payAmount} > 0 and ${table.coin} > 0 and ${table.silver} >= 0`),
    check(
      "payments_tax",
      sql`${table.taxAmount} >= 0 and ${table.taxAmount} < ${table.payAmount} and (${table.taxRateBp} between 1 and 10000 or (${table.taxRateBp} is null and ${table.taxAmount} = 0))`,
    ),
  ],
);

/** Each state change of a payment, and the fact behind it. */
export const paymentChanges = pgTable(
  "payment_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => payments.orderNo),
    fromState: text().notNull(),
    toState: text().notNull(),
    reason: text().notNull(),
    fact: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("payment_changes_order").on(table.orderNo),
    // Facts that wait for their payment.
    index("payment_changes_parked")
      .on(table.createdAt)
      .where(sql`${table.reason} like 'parked: %'`),
    index("payment_changes_credited")
      .on(table.createdAt)
      .where(sql`${table.toState} = 'succeeded'`),
  ],
);

/** Every provider message verbatim, stored before it is processed. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    /** SHA-256 (hex) of the body, or the provider's own event id. */
    dedupeKey: text().notNull(),
    headers: jsonb().notNull(),
    body: bytea().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    deliveries: integer().notNull().default(1),
    /** `received`, then `accepted` or `refused: why`. */
    verdict: text().notNull().default("received"),
  },
  (table) => [unique("provider_events_dedupe").on(table.provider, table.dedupeKey)],
);

/** Proof that a payment was credited exactly once: both keys are unique. */
export const paymentCredits = pgTable(
  "payment_credits",
  {
    orderNo: text()
      .primaryKey()
      .references(() => payments.orderNo),
    provider: text().notNull(),
    providerTxnId: text().notNull(),
    transferId: uuid().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique("payment_credits_provider_txn").on(table.provider, table.providerTxnId)],
);
