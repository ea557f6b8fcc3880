import { bigint, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** How far each creator's held earnings have been released. The row doubles as the lock of a release. */
export const earningsProgress = pgTable("earnings_progress", {
  creatorUuid: uuid().primaryKey(),
  /** The last sale's ledger entry processed: everything up to here is released. */
  saleEntryId: bigint({ mode: "number" }).notNull().default(0),
  /** The last correction (a refunded sale) that was deducted, by its ledger entry. */
  correctionEntryId: bigint({ mode: "number" }).notNull().default(0),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
