import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { bytea } from "../../../platform/bytea.ts";
import { payments } from "../../top-ups/payments.tables.ts";

/**
 * Pictures that a payer attached to a transfer, for the staff who confirm it. Kept here rather than among the uploaded
 * files: those are public by their hash, and a deleted row is gone at once.
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
