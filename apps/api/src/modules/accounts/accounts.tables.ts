import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./library.tables.ts";

const instant = () => timestamp({ withTimezone: true });

/**
 * Login sessions per site. The site's cookie holds a 256-bit secret; we store only its hash, so a leaked copy of this
 * table grants no access. Access tokens reference the row by `sid`.
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
    /** The account-site session it came from; logging out there ends this one too. */
    authSessionId: uuid(),
    /** SHA-256 of the authorization code that opened it, in hex: replaying the code ends the session. */
    codeId: text(),
    userAgent: text().notNull(), // Such as "Firefox · Windows"; shown in the player's own list of sessions.
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
    // Access tokens outlive their session by minutes at most; every process polls for recent revocations.
    index("site_sessions_revoked_at_idx")
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);

/**
 * Browsers a player has logged in from, so that we can warn about a new one. Neither hash can be reversed: the first
 * is of a secret that only the browser's cookie holds, the second is keyed.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    userUuid: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    deviceHash: text().notNull(), // SHA-256 of the cookie's secret, in hex.
    /** Keyed hash of browser type and network, so that clearing cookies does not make a browser look new. */
    placeHash: text().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When it last proved the current password or mailbox; null since that password was replaced. */
    provedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userUuid, table.deviceHash] }),
    index("known_devices_last_seen_at_idx").on(table.lastSeenAt),
  ],
);

export type MailCodePurpose =
  | "sign-up"
  | "password-reset"
  | "password-reset-link"
  | "user-deletion"
  | "payout-account";

/**
 * Codes sent by mail, each bound to the browser that requested it: the browser holds the ID; for a logged-in player the
 * ID is derived from their session. A link has no code: its secret is the ID, and having the mail is enough to use it.
 * A sign-up waits here with its password until the mailbox is verified; the user row is only created then.
 */
export const mailCodes = pgTable(
  "mail_codes",
  {
    idHash: text().primaryKey(), // SHA-256 of the ID the browser holds, in hex.
    purpose: text().$type<MailCodePurpose>().notNull(),
    email: text().notNull(),
    lang: text().notNull(), // Locale the mails are written in.
    /** Keyed hash; null when no code can match (known address at sign-up, unknown address at reset). */
    codeHash: text(),
    triesUsed: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
    nickname: text(),
    passwordHash: text(), // Password hash of a pending sign-up.
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index("mail_codes_created_at_idx").on(table.createdAt)],
);

/**
 * Authorization codes that have been exchanged. A second attempt means that two parties hold the code, so whatever the
 * first one got is revoked (RFC 6749, 4.1.2), unless it is the first request once more.
 */
export const spentCodes = pgTable(
  "spent_codes",
  {
    codeId: text().primaryKey(), // SHA-256 of the code, in hex.
    spentAt: instant().notNull(),
    requestHash: text(), // Of the request that spent it; null: it proved nothing about its sender.
    replayedAt: instant(),
  },
  (table) => [index("spent_codes_spent_at_idx").on(table.spentAt)],
);

/** Fixed-window rate-limit counters, shared by all instances. */
export const authLimits = pgTable(
  "auth_limits",
  {
    key: text().primaryKey(), // What is counted, plus a keyed hash of the network or mail address; no personal data.
    count: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  (table) => [index("auth_limits_resets_at_idx").on(table.resetsAt)],
);
