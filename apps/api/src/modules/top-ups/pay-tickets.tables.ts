import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea } from "../../platform/bytea.ts";

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
