import type { LotOrigin } from "@catnip/domain/wallets";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea } from "../../platform/bytea.ts";

/**
 * Ledger accounts. Only players have a stored balance: it is the row that a purchase locks, and its check constraint
 * keeps it from going below zero. All other accounts are summed from their entries, so that no row is hot.
 *
 * `currency` is `meowcent`, `silver` or a fiat code such as `USD` (minor units, two decimals).
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ownerKind: text().$type<"player" | "debtor" | "platform" | "creator" | "psp">().notNull(),
    /** Player, also as a debtor, or creator; null for the platform's and the providers' accounts. */
    ownerUuid: uuid(),
    /**
     * Distinguishes accounts of one owner, for example `sales` and `conversion` of the platform, or a provider's key.
     */
    name: text().notNull().default(""),
    currency: text().notNull(),
    balance: bigint({ mode: "number" }),
  },
  (table) => [
    unique("ledger_accounts_owner")
      .on(table.ownerKind, table.ownerUuid, table.name, table.currency)
      .nullsNotDistinct(),
    check(
      "ledger_accounts_owner_kind",
      sql`${table.ownerKind} in ('player', 'debtor', 'platform', 'creator', 'psp')`,
    ),
    check(
      "ledger_accounts_balance_of_players",
      sql`(${table.balance} is not null) = (${table.ownerKind} = 'player')`,
    ),
    check("ledger_accounts_not_negative", sql`${table.balance} >= 0`),
  ],
);

/** One transfer of value. The id comes from the caller, so that a retry posts once. */
export const ledgerTransfers = pgTable("ledger_transfers", {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  reason: text().notNull(),
  /** SHA-256 of the content: the same id with different content is a conflict. */
  fingerprint: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** The entries of a transfer; they sum to zero per currency. Append-only (enforced by a trigger). */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: uuid()
      .notNull()
      .references(() => ledgerTransfers.id),
    // No foreign key: its row lock would make the platform's accounts hot. `ledger_post` is the only writer.
    accountId: bigint({ mode: "number" }).notNull(),
    /** Positive: credits the account. Integer in the account's smallest unit. */
    amount: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    index("ledger_entries_account").on(table.accountId, table.id),
    index("ledger_entries_transfer").on(table.transferId),
    check("ledger_entries_not_zero", sql`${table.amount} <> 0`),
  ],
);

/** One grant to a player: where it came from, what was paid for it, when it expires. Spending takes from lots. */
export const ledgerLots = pgTable(
  "ledger_lots",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: "number" })
      .notNull()
      .references(() => ledgerAccounts.id),
    transferId: uuid()
      .notNull()
      .references(() => ledgerTransfers.id),
    /** `paid` was bought for money; the others were gifts. */
    origin: text().$type<LotOrigin>().notNull(),
    granted: bigint({ mode: "number" }).notNull(),
    remaining: bigint({ mode: "number" }).notNull(),
    /** What was paid for the whole lot, in minor units of `paidCurrency`; null for gifts. */
    paidMinor: bigint({ mode: "number" }),
    paidCurrency: text(),
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("ledger_lots_open")
      .on(table.accountId)
      .where(sql`${table.remaining} > 0`),
    // For sealing and proving a day at the cost of that day.
    index("ledger_lots_transfer").on(table.transferId),
    index("ledger_lots_ending")
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0 and ${table.expiresAt} is not null`),
    check("ledger_lots_remaining", sql`${table.remaining} between 0 and ${table.granted}`),
    check("ledger_lots_granted", sql`${table.granted} > 0`),
  ],
);

/** Which lots a transfer spent from, and how much; below zero: what a refund put back. */
export const ledgerLotUses = pgTable(
  "ledger_lot_uses",
  {
    transferId: uuid()
      .notNull()
      .references(() => ledgerTransfers.id),
    lotId: bigint({ mode: "number" }).notNull(),
    amount: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.lotId] }),
    index("ledger_lot_uses_lot").on(table.lotId),
    check("ledger_lot_uses_amount", sql`${table.amount} <> 0`),
  ],
);

/**
 * The keyed hash chain of the books: one link per record, each over the previous one, appended asynchronously by a job
 * so that purchases do not wait for it. Append-only (enforced by a trigger).
 */
export const ledgerLinks = pgTable(
  "ledger_links",
  {
    /** 1, 2, 3… */
    position: bigint({ mode: "number" }).primaryKey(),
    /** Kind of record; see `chain/records.sql.ts`. */
    kind: text().notNull(),
    subject: uuid().notNull(),
    /** SHA-256 of the record. */
    digest: bytea().notNull(),
    /** HMAC-SHA-256 over the previous link and this one, with a key the database never sees. */
    hash: bytea().notNull(),
  },
  (table) => [
    unique("ledger_links_subject").on(table.kind, table.subject),
    check("ledger_links_position", sql`${table.position} > 0`),
  ],
);

/**
 * Records that have no link yet, written by triggers in the transaction of the record and removed by the one that links
 * it. A record may stand here twice, or have a link already.
 */
export const ledgerWaiting = pgTable("ledger_waiting", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Kind of record; see `chain/records.sql.ts`. */
  kind: text().notNull(),
  subject: uuid().notNull(),
});

/** A creator's share of sales, in basis points; without a row the default of 70 % applies. */
export const creatorContracts = pgTable(
  "creator_contracts",
  { creatorUuid: uuid().primaryKey(), rateBp: integer().notNull() },
  (table) => [check("creator_contracts_rate", sql`${table.rateBp} between 0 and 10000`)],
);
