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
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { paymentCases } from "../top-ups/cases/cases.tables.ts";

/** The comparison of one provider's day with our payments. */
export const settlementReports = pgTable(
  "settlement_reports",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    providerKey: text().notNull(),
    /** In the provider's time zone: `2026-03-01`. */
    day: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    triedAt: timestamp({ withTimezone: true }),
    /** Why the last attempt did not finish; null: it did, or is running. */
    problem: text(),
    /** From here on the differences are known. */
    comparedAt: timestamp({ withTimezone: true }),
    /** From here on all of them were acted on, and nothing changes any more. */
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique("settlement_reports_day").on(table.providerKey, table.day),
    check("settlement_reports_period", sql`${table.startsAt} < ${table.endsAt}`),
    check(
      "settlement_reports_order",
      sql`${table.finishedAt} is null or (${table.comparedAt} is not null and ${table.problem} is null)`,
    ),
  ],
);

/** What a provider listed, each statement once, with the day that listed it first. */
export const settlementLines = pgTable(
  "settlement_lines",
  {
    providerKey: text().notNull(),
    merchantAccount: text().notNull(),
    providerTxnId: text().notNull(),
    kind: text().notNull(),
    orderNo: text().notNull(),
    currencyId: text().notNull(),
    /** Minor units. */
    payAmount: bigint({ mode: "number" }).notNull(),
    /** Of a refund; empty: the list names none. */
    refundId: text().notNull().default(""),
    /** Of a refund, in minor units; 0: the list does not say. */
    backAmount: bigint({ mode: "number" }).notNull().default(0),
    reportUuid: uuid()
      .notNull()
      .references(() => settlementReports.uuid),
    fact: jsonb().notNull(),
  },
  (table) => [
    primaryKey({
      name: "settlement_lines_statement",
      columns: [
        table.providerKey,
        table.merchantAccount,
        table.providerTxnId,
        table.kind,
        table.orderNo,
        table.currencyId,
        table.payAmount,
        table.refundId,
        table.backAmount,
      ],
    }),
    index("settlement_lines_report").on(table.reportUuid, table.orderNo),
  ],
);

/** What both sides hold for the day. Amounts in minor units. */
export const settlementTotals = pgTable(
  "settlement_totals",
  {
    reportUuid: uuid()
      .notNull()
      .references(() => settlementReports.uuid),
    merchantAccount: text().notNull(),
    currencyId: text().notNull(),
    providerCount: integer().notNull(),
    providerAmount: bigint({ mode: "number" }).notNull(),
    localCount: integer().notNull(),
    localAmount: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportUuid, table.merchantAccount, table.currencyId] })],
);

/** A difference, and what came of it. */
export const settlementDifferences = pgTable(
  "settlement_differences",
  {
    reportUuid: uuid().notNull(),
    position: integer().notNull(),
    /** A `SettlementDifferenceKind` of `@catnip/domain/payments`. */
    kind: text().notNull(),
    merchantAccount: text().notNull(),
    orderNo: text().notNull(),
    providerTxnId: text().notNull(),
    factKind: text().notNull(),
    foundCurrencyId: text(),
    foundAmount: bigint({ mode: "number" }),
    expectedCurrencyId: text(),
    expectedAmount: bigint({ mode: "number" }),
    fact: jsonb().notNull(),
    /** A `SettlementOutcome` of `@catnip/domain/payments`; null: not acted on yet. */
    outcome: text(),
    caseUuid: uuid().references(() => paymentCases.uuid),
    actedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.reportUuid, table.position] }),
    foreignKey({
      name: "settlement_differences_report",
      columns: [table.reportUuid],
      foreignColumns: [settlementReports.uuid],
    }),
    check("settlement_differences_acted", sql`num_nulls(${table.outcome}, ${table.actedAt}) in (0, 2)`),
    check(
      "settlement_differences_money",
      sql`num_nulls(${table.foundCurrencyId}, ${table.foundAmount}) in (0, 2) and num_nulls(${table.expectedCurrencyId}, ${table.expectedAmount}) in (0, 2)`,
    ),
  ],
);
