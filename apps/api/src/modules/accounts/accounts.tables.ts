import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./library.tables.ts";

const instant = () => timestamp({ withTimezone: true });

/**
 * Who is signed in at which site. The site's cookie holds a 256-bit secret; we keep only its hash, so that a copy of
 * this table opens nothing. Access tokens name the row by `sid`.
 */
export const siteSessions = pgTable(
  "site_sessions",
  {
    idHash: text().primaryKey(), // SHA-256 of the secret, in hex.
    sid: uuid()
      .notNull()
      .unique()
      .default(sql`uuidv7()`),
    userUuid: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    clientId: text().notNull(), // OAuth client: the site.
    audience: text().$type<"api" | "pay">().notNull(),
    /** The session on the account site it came from; signing out there ends this one too. */
    authSessionId: uuid(),
    /** SHA-256 of the authorization code it was opened with, in hex: a second use of the code ends it. */
    codeId: text(),
    userAgent: text().notNull(), // Such as "Firefox · Windows"; for the person's own list of sessions.
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
  },
  (table) => [
    index("site_sessions_user_uuid_idx").on(table.userUuid),
    index("site_sessions_code_id_idx")
      .on(table.codeId)
      .where(sql`code_id is not null`),
    index("site_sessions_auth_session_id_idx").on(table.authSessionId),
    // Access tokens outlive their session by minutes at most; every process asks for the fresh revocations.
    index("site_sessions_revoked_at_idx")
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);

/**
 * Browsers a person has signed in from, so that a sign-in from another one can be told. Neither hash can be turned
 * back: the first is of a secret that only the browser's cookie holds, the second is keyed.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    userUuid: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    deviceHash: text().notNull(), // SHA-256 of the cookie's secret, in hex.
    /** Keyed hash of kind of browser and network: a browser whose cookies were cleared is not strange. */
    placeHash: text().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When it last proved the password of today or the mailbox; null since that password was replaced. */
    provedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userUuid, table.deviceHash] }),
    index("known_devices_last_seen_at_idx").on(table.lastSeenAt),
  ],
);

export type MailCodePurpose = "sign-up" | "password-reset" | "password-reset-link" | "user-deletion";

/**
 * Codes sent by mail, each bound to the browser that asked for it (it holds the id; of a signed-in person, the id is
 * made from their session). A link has no code: its secret is the id, and whoever has the mail may use it. A sign-up waits here with its password until the mailbox is proven; only then is there a user.
 */
export const mailCodes = pgTable(
  "mail_codes",
  {
    idHash: text().primaryKey(), // SHA-256 of the id the browser holds, in hex.
    purpose: text().$type<MailCodePurpose>().notNull(),
    email: text().notNull(),
    lang: text().notNull(), // Locale the mails are written in.
    /** Keyed hash; null when no code can be right (known address at sign-up, unknown one at reset). */
    codeHash: text(),
    triesUsed: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
    nickname: text(),
    passwordHash: text(), // Of the sign-up that waits.
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index("mail_codes_created_at_idx").on(table.createdAt)],
);

/**
 * Authorization codes that somebody tried to exchange. The second try means that two have the code, so what the first
 * one got is taken back (RFC 6749, 4.1.2).
 */
export const spentCodes = pgTable(
  "spent_codes",
  {
    codeId: text().primaryKey(), // SHA-256 of the code, in hex.
    spentAt: instant().notNull(),
    replayedAt: instant(),
  },
  (table) => [index("spent_codes_spent_at_idx").on(table.spentAt)],
);

/** Counters of attempts in fixed windows, shared by all copies of the service. */
export const authLimits = pgTable(
  "auth_limits",
  {
    key: text().primaryKey(), // What is counted, with a keyed hash of address or mail; no personal data.
    count: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  (table) => [index("auth_limits_resets_at_idx").on(table.resetsAt)],
);
