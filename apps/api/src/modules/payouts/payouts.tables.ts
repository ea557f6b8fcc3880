import { bigint, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** How far the held earnings of each creator have been released. The row is the lock of a release. */
export const earningsProgress = pgTable("earnings_progress", {
  creatorUuid: uuid().primaryKey(),
  /** The last ledger entry of a sale that was looked at: everything up to here has been released. */
  saleEntryId: bigint({ mode: "number" }).notNull().default(0),
  /** The last ledger entry of a correction (a refunded sale) that was taken off. */
  correctionEntryId: bigint({ mode: "number" }).notNull().default(0),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
