import { WHOLE_UNIT_CURRENCIES } from "@catnip/domain/money";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** As SQL text: `'TWD', 'JPY'`. */
const WHOLE_UNITS = sql.raw(WHOLE_UNIT_CURRENCIES.map((currency) => `'${currency}'`).join(", "));

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** What money can buy. A plan that was sold is never edited: switch it off and add a new one. */
export const rechargePlans = pgTable(
  "recharge_plans",
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    index: integer().notNull(),
    /** Plan size as shown in the offer, in meowcent. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Coins credited, in meowcent. */
    coin: bigint({ mode: "number" }).notNull(),
    /** Silver credited as a bonus, in meowcent. */
    silver: bigint({ mode: "number" }).notNull(),
    currencyId: text().notNull(),
    /** Price in minor units, two decimals in every currency. */
    payAmount: bigint({ mode: "number" }).notNull(),
    enable: boolean().notNull().default(true),
  },
  (table) => [
    // Each position holds one plan on offer; earlier plans there are kept for the payments that bought them.
    uniqueIndex("recharge_plans_on_offer")
      .on(table.currencyId, table.index)
      .where(sql`${table.enable}`),
    check(
      "recharge_plans_amounts",
      sql`${table.amount} > 0 and ${table.coin} > 0 and ${table.silver} >= 0 and ${table.payAmount} > 0`,
    ),
    // Cashiers take these in whole units only; a fraction would get lost or multiplied along the way.
    check(
      "recharge_plans_whole_units",
      sql`${table.currencyId} not in (${WHOLE_UNITS}) or ${table.payAmount} % 100 = 0`,
    ),
  ],
);

/** The ways to pay, by name. */
export const paymentMethods = pgTable("payment_methods", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  method: text().notNull().unique(),
  web: boolean().notNull().default(true),
  wap: boolean().notNull().default(true),
});

/** Providers and their switch: state 0 is on, anything else is off immediately; open payments still settle. */
export const paymentProviders = pgTable("payment_providers", {
  id: uuid()
    .primaryKey()
    .default(sql`uuidv7()`),
  providerKey: text().notNull().unique(),
  state: smallint().notNull().default(0),
  meta: jsonb().notNull().default({}),
  /** What the document of providers switches off, see `switch-providers.ts`. */
  switches: jsonb().notNull().default({}),
});

/** A provider's last answers, one row each, shared by all copies. */
export const paymentProviderHealth = pgTable("payment_provider_health", {
  providerKey: text().primaryKey(),
  /** Oldest first: `1` it answered, `0` it could not be reached. */
  recent: text().notNull(),
  failedAt: timestamp({ withTimezone: true }),
  /** When a payment last tried it while it was down. */
  probedAt: timestamp({ withTimezone: true }),
});

export const paymentProviderMethods = pgTable(
  "payment_provider_methods",
  {
    providerId: uuid()
      .notNull()
      .references(() => paymentProviders.id),
    method: text()
      .notNull()
      .references(() => paymentMethods.method),
    supportCurrency: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.method] })],
);

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
    /** What the player pays, tax included: what the provider is asked for. Minor units, two decimals. */
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

/**
 * Money of credited payments that went back, as stated, and what was booked for it: append-only. Statements may overlap,
 * so one may book less than it states, or nothing.
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
    primaryKey({ columns: [table.provider, table.disputeId] }),
    index("payment_disputes_order").on(table.orderNo),
    index("payment_disputes_open")
      .on(table.userUuid)
      .where(sql`${table.state} = 'open'`),
    check("payment_disputes_state", sql`${table.state} in ('open', 'won', 'lost')`),
  ],
);

/** Refunds that staff asked for, one at a time per payment. The books follow the provider's facts, not these rows. */
export const topUpRefunds = pgTable(
  "top_up_refunds",
  {
    /** Idempotency key, generated by the client. */
    uuid: uuid().primaryKey(),
    /** Our id of the refund at the provider: a ULID, which satisfies every provider's rules. */
    refundNo: text().notNull().unique("top_up_refunds_refund_no_unique"),
    orderNo: text()
      .notNull()
      .references(() => payments.orderNo),
    /** Minor units. */
    payAmount: bigint({ mode: "number" }).notNull(),
    /** What had gone back before, in minor units. */
    refundedBefore: bigint({ mode: "number" }).notNull(),
    why: text().notNull(),
    /** The number of the bank's or provider's document, for a refund that was made by hand; null: the provider is asked. */
    bankReference: text(),
    /** A `TopUpRefundState` of `@catnip/domain/payments`. */
    state: text().notNull(),
    askedBy: uuid().notNull(),
    /** Who agreed, where two people are needed. */
    approvedBy: uuid(),
    tries: integer().notNull().default(0),
    /** When the provider is asked again; null: nothing left to ask. */
    nextTryAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("top_up_refunds_running")
      .on(table.orderNo)
      .where(sql`${table.state} in ('noted', 'asked')`),
    index("top_up_refunds_due")
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index("top_up_refunds_order").on(table.orderNo),
    check("top_up_refunds_state", sql`${table.state} in ('noted', 'asked', 'done', 'withdrawn')`),
    check("top_up_refunds_amount", sql`${table.payAmount} > 0 and ${table.refundedBefore} >= 0`),
    check("top_up_refunds_two_people", sql`${table.approvedBy} is distinct from ${table.askedBy}`),
  ],
);

/** Debts that staff forgave: noted by one person, and where two are needed, booked by another. */
export const debtWriteOffs = pgTable(
  "debt_write_offs",
  {
    /** Idempotency key, generated by the client; also the id of the transfer. */
    uuid: uuid().primaryKey(),
    userUuid: uuid().notNull(),
    /** In meowcent. */
    coin: bigint({ mode: "number" }).notNull(),
    why: text().notNull(),
    askedBy: uuid().notNull(),
    approvedBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: waits for a second person. */
    bookedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("debt_write_offs_user").on(table.userUuid),
    check(
      "debt_write_offs_people",
      sql`${table.coin} > 0 and ${table.approvedBy} is distinct from ${table.askedBy}`,
    ),
  ],
);

/**
 * Staff confirmations of money received by customer service: append-only, one row each. Where two people must agree,
 * the second person's row is what credits.
 */
export const paymentConfirmations = pgTable(
  "payment_confirmations",
  {
    /** Idempotency key, generated by the client. */
    uuid: uuid().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => payments.orderNo),
    /** How the money arrived, such as `bank-transfer`. */
    channel: text().notNull(),
    /** Receipt number in that channel. */
    externalRef: text().notNull(),
    currencyId: text().notNull(),
    /** Amount received, in minor units. */
    payAmount: bigint({ mode: "number" }).notNull(),
    why: text().notNull(),
    confirmedBy: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("payment_confirmations_order").on(table.orderNo),
    check("payment_confirmations_amount", sql`${table.payAmount} > 0`),
  ],
);

/** Single-use tickets that carry a user from a shop to the pay site. Only the hash is stored. */
export const payTickets = pgTable(
  "pay_tickets",
  {
    tokenHash: bytea().primaryKey(),
    userUuid: uuid().notNull(),
    sid: text().notNull(),
    platformKey: text().notNull(),
    audience: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the pay site opened it; the link is dead from then on. */
    usedAt: timestamp({ withTimezone: true }),
    /** What the link requested, without the ticket. */
    link: jsonb(),
    /** SHA-256 of the secret in the cookie of the browser that opened the link. */
    challenge: bytea(),
    /** SHA-256 of the proof given to that browser by the site session that requested the ticket. */
    proofHash: bytea(),
    exchangedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("pay_tickets_expiry").on(table.expiresAt),
    uniqueIndex("pay_tickets_challenge").on(table.challenge),
  ],
);

/**
 * A provider's fact that needs a person: money that cannot be credited as is. A row per fact, so that the payment
 * itself can move on; decided once, by `decide-case.ts`.
 */
export const paymentCases = pgTable(
  "payment_cases",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** As named by the provider. */
    orderNo: text().notNull(),
    /** Null: an order unknown to us. */
    paymentOrderNo: text().references(() => payments.orderNo),
    provider: text().notNull(),
    merchantAccount: text().notNull(),
    providerTxnId: text().notNull(),
    /** A `CaseReason` of `@catnip/domain/payments`. */
    reason: text().notNull(),
    factKind: text().notNull(),
    currencyId: text().notNull(),
    /** As stated by the provider, in minor units. */
    payAmount: bigint({ mode: "number" }).notNull(),
    fact: jsonb().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** Who decided first where two are required; the second person carries it out. */
    firstBy: uuid(),
    firstDecision: jsonb(),
    /** Idempotency key of the decision, generated by the client. */
    decisionUuid: uuid().unique("payment_cases_decision_uuid_unique"),
    /** A `CaseDecision` of `@catnip/domain/payments`; null: open. */
    decision: text(),
    decidedBy: uuid(),
    decidedAt: timestamp({ withTimezone: true }),
    why: text(),
    /** The payment the money was credited as. */
    creditedOrderNo: text().references(() => payments.orderNo),
  },
  (table) => [
    unique("payment_cases_fact").on(
      table.orderNo,
      table.provider,
      table.merchantAccount,
      table.providerTxnId,
      table.reason,
      table.factKind,
      table.currencyId,
      table.payAmount,
    ),
    index("payment_cases_open")
      .on(table.openedAt)
      .where(sql`${table.decision} is null`),
    index("payment_cases_payment").on(table.paymentOrderNo),
    check(
      "payment_cases_decided",
      sql`num_nulls(${table.decision}, ${table.decisionUuid}, ${table.decidedBy}, ${table.decidedAt}, ${table.why}) in (0, 5)`,
    ),
  ],
);

/** Voucher codes created together, and what each of them buys: a plan as it was then. */
export const voucherBatches = pgTable(
  "voucher_batches",
  {
    /** Generated by the client, so that a retry creates no second batch. */
    uuid: uuid().primaryKey(),
    providerKey: text().notNull(),
    planId: uuid()
      .notNull()
      .references(() => rechargePlans.id),
    currencyId: text().notNull(),
    /** Price of a code, in minor units. */
    payAmount: bigint({ mode: "number" }).notNull(),
    /** In meowcent. */
    coin: bigint({ mode: "number" }).notNull(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The maximum cost of all codes to the shop, in meowcent. */
    worth: bigint({ mode: "number" }).notNull(),
    /** Null: seeded for the demo. */
    createdBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether somebody else than its creator has to issue it. */
    needsApproval: boolean().notNull(),
    issuedBy: uuid(),
    issuedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("voucher_batches_created").on(table.createdAt),
    index("voucher_batches_issuer").on(table.issuedBy, table.issuedAt),
    check(
      "voucher_batches_amounts",
      sql`${table.count} > 0 and ${table.payAmount} > 0 and ${table.coin} > 0 and ${table.worth} > 0`,
    ),
    check(
      "voucher_batches_issued",
      sql`(${table.issuedBy} is null or ${table.issuedAt} is not null) and not (${table.needsApproval} and ${table.issuedAt} is not null and ${table.issuedBy} is not distinct from ${table.createdBy})`,
    ),
  ],
);

/** One voucher. Only its HMAC is stored, with a key outside the database: a copy of this table buys nothing. */
export const voucherCodes = pgTable(
  "voucher_codes",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    mac: bytea().notNull().unique("voucher_codes_mac_unique"),
    batchUuid: uuid()
      .notNull()
      .references(() => voucherBatches.uuid),
    /** `minted`, `issued`, then `redeemed` or `void`. Claimed by one conditional update of this row. */
    state: text().notNull().default("minted"),
    /** The payment it paid. */
    orderNo: text()
      .references(() => payments.orderNo)
      .unique("voucher_codes_order_unique"),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("voucher_codes_batch").on(table.batchUuid, table.state),
    check("voucher_codes_state", sql`${table.state} in ('minted', 'issued', 'redeemed', 'void')`),
    check("voucher_codes_redeemed", sql`(${table.state} = 'redeemed') = (${table.orderNo} is not null)`),
  ],
);

/** A sale of a voucher, as the shop that sells them exports it. */
export const voucherSales = pgTable(
  "voucher_sales",
  {
    /** The shop's number of the order, unique per provider. */
    shopOrderId: text().notNull(),
    providerKey: text().notNull(),
    codeUuid: uuid()
      .notNull()
      .references(() => voucherCodes.uuid)
      .unique("voucher_sales_code_unique"),
    /** What the buyer paid there, in minor units of the batch's currency. */
    payAmount: bigint({ mode: "number" }).notNull(),
    importedBy: uuid().notNull(),
    importedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerKey, table.shopOrderId] })],
);

/**
 * Pictures that a payer attached to a transfer, for whoever confirms it. Kept here rather than among the uploaded files:
 * those are public by their hash, and a deleted row is gone at once.
 */
export const paymentProofs = pgTable(
  "payment_proofs",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    orderNo: text()
      .notNull()
      .references(() => payments.orderNo),
    userUuid: uuid().notNull(),
    /** A JPEG, re-encoded by us. */
    picture: bytea().notNull(),
    /** SHA-256 of it: the same picture sent twice is one proof. */
    digest: bytea().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique("payment_proofs_once").on(table.orderNo, table.digest),
    index("payment_proofs_user").on(table.userUuid),
    index("payment_proofs_age").on(table.createdAt),
  ],
);
