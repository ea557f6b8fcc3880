import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { CODE_RESEND_SECONDS, parseVerificationCode } from "@catnip/domain/accounts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { mailCodes, type MailCodePurpose } from "./accounts.tables.ts";
import { keyedHash, newCode, newSecret, sameHash, sha256 } from "./secrets.ts";

export type MailCode = typeof mailCodes.$inferSelect;

/** A code is valid for 10 minutes (ASVS 6.5.5). */
export const CODE_LIFE_SECONDS = 600;
/** Wrong attempts before a code is burned. */
export const CODE_TRIES_MAX = 5;
/** A link is valid for two hours: twice the time until the next one may be sent. */
export const LINK_LIFE_SECONDS = 2 * 3_600;
/** How long a browser may keep requesting new codes for one flow. */
const FLOW_LIFE_SECONDS = 24 * 3_600;

export type NewFlow = {
  readonly purpose: MailCodePurpose;
  readonly email: string;
  readonly lang: string;
  /** False when no code can match: a known address at sign-up, an unknown one at reset. */
  readonly answerable: boolean;
  readonly nickname?: string | null;
  readonly passwordHash?: string | null;
};

type Tx = Pick<Database, "insert" | "update" | "select">;

/**
 * Starts a flow and creates its first code.
 *
 * @returns `flow`, the ID that the requesting browser keeps, and the code for the mail
 */
export async function beginFlow(
  tx: Tx,
  key: string,
  flow: NewFlow,
  now: Date,
): Promise<{ readonly flow: string; readonly code: string }> {
  const id = newSecret();
  const code = newCode();
  await tx.insert(mailCodes).values({
    idHash: sha256(id),
    purpose: flow.purpose,
    email: flow.email,
    lang: flow.lang,
    codeHash: flow.answerable ? codeHash(key, id, code) : null,
    sentAt: now,
    expiresAt: later(now, CODE_LIFE_SECONDS),
    nickname: flow.nickname ?? null,
    passwordHash: flow.passwordHash ?? null,
    createdAt: now,
  });
  return { flow: id, code };
}

/**
 * Creates a code for a flow with a predetermined ID, or replaces it; the old code is invalid from then on.
 *
 * @param id a secret: its holder may try codes
 * @returns `code`: null while the last one is younger than a minute; that one stays valid
 */
export async function sendAgain(
  tx: Tx,
  key: string,
  id: string,
  flow: NewFlow,
  now: Date,
): Promise<{ readonly code: string | null; readonly codeSeconds: number; readonly resendSeconds: number }> {
  const code = newCode();
  const fresh = {
    email: flow.email,
    lang: flow.lang,
    codeHash: flow.answerable ? codeHash(key, id, code) : null,
    triesUsed: 0,
    sentAt: now,
    expiresAt: later(now, CODE_LIFE_SECONDS),
    consumedAt: null,
    createdAt: now,
  };
  const [row] = await tx
    .insert(mailCodes)
    .values({ ...fresh, idHash: sha256(id), purpose: flow.purpose })
    .onConflictDoUpdate({
      target: mailCodes.idHash,
      set: fresh,
      setWhere: lt(mailCodes.sentAt, later(now, -CODE_RESEND_SECONDS + 1)),
    })
    .returning({ sentAt: mailCodes.sentAt });
  if (row) return { code, codeSeconds: CODE_LIFE_SECONDS, resendSeconds: CODE_RESEND_SECONDS };
  const [last] = await tx
    .select({ sentAt: mailCodes.sentAt })
    .from(mailCodes)
    .where(eq(mailCodes.idHash, sha256(id)));
  const age = Math.floor((now.getTime() - (last?.sentAt ?? now).getTime()) / 1_000);
  return { code: null, codeSeconds: CODE_LIFE_SECONDS - age, resendSeconds: CODE_RESEND_SECONDS - age };
}

const renewable = (flow: string, now: Date) =>
  and(
    eq(mailCodes.idHash, sha256(flow)),
    inArray(mailCodes.purpose, ["sign-up", "password-reset"]),
    isNull(mailCodes.consumedAt),
    lt(mailCodes.sentAt, later(now, -CODE_RESEND_SECONDS + 1)),
    gt(mailCodes.createdAt, later(now, -FLOW_LIFE_SECONDS)),
  );

/** The flow if `renewCode` would issue it a new code now, or null. */
export async function renewableFlow(tx: Tx, flow: string, now: Date): Promise<MailCode | null> {
  const [row] = await tx.select().from(mailCodes).where(renewable(flow, now));
  return row ?? null;
}

/**
 * Replaces the code of a flow; the old one is invalid from then on.
 *
 * @returns null when the flow has ended or the last code is younger than a minute
 */
export async function renewCode(
  tx: Tx,
  key: string,
  flow: string,
  now: Date,
): Promise<{ readonly row: MailCode; readonly code: string } | null> {
  const code = newCode();
  const [row] = await tx
    .update(mailCodes)
    .set({
      codeHash: sql`case when ${mailCodes.codeHash} is null then null else ${codeHash(key, flow, code)} end`,
      triesUsed: 0,
      sentAt: now,
      expiresAt: later(now, CODE_LIFE_SECONDS),
    })
    .where(renewable(flow, now))
    .returning();
  return row ? { row, code } : null;
}

/**
 * Checks a code and, if it is right, consumes it. The same statement that reads the code counts the attempt first: of
 * any number of concurrent attempts only five are checked, and only one can win.
 *
 * @throws ApiError `auth/invalid-code` (with `tries_left`), `auth/code-expired`, `auth/too-many-requests` (burned)
 */
export async function takeCode(
  db: Tx,
  key: string,
  purpose: MailCodePurpose,
  flow: string,
  typed: string,
  now: Date,
): Promise<MailCode> {
  const code = parseVerificationCode(typed);
  if (code === null) throw new ApiError("auth/invalid-code", "The code must be 8 digits");
  const mine = and(eq(mailCodes.idHash, sha256(flow)), eq(mailCodes.purpose, purpose));
  const [row] = await db
    .update(mailCodes)
    .set({ triesUsed: sql`${mailCodes.triesUsed} + 1` })
    .where(
      and(
        mine,
        isNull(mailCodes.consumedAt),
        gt(mailCodes.expiresAt, now),
        lt(mailCodes.triesUsed, CODE_TRIES_MAX),
      ),
    )
    .returning();
  if (!row) throw await refusal(db, mine, now);
  const right = sameHash(codeHash(key, flow, code), row.codeHash ?? "0".repeat(64));
  if (!right || row.codeHash === null) {
    throw new ApiError("auth/invalid-code", "The code is not right", {
      tries_left: CODE_TRIES_MAX - row.triesUsed,
    });
  }
  // A code renewed in the meantime counts as old: the hash must still be the one we compared with.
  const [taken] = await db
    .update(mailCodes)
    .set({ consumedAt: now, passwordHash: null })
    .where(and(mine, isNull(mailCodes.consumedAt), eq(mailCodes.codeHash, row.codeHash)))
    .returning({ idHash: mailCodes.idHash });
  if (!taken) throw new ApiError("auth/code-expired", "The code has been used");
  return row;
}

/**
 * Creates a link secret with which the mailbox's owner may set a new password. It cannot be guessed, so it needs no
 * attempt counter, and it is not bound to the requesting browser: requests by strangers only fill the owner's mailbox.
 */
export async function beginLink(
  tx: Tx,
  link: { readonly email: string; readonly lang: string },
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await tx.insert(mailCodes).values({
    idHash: sha256(secret),
    purpose: "password-reset-link",
    email: link.email,
    lang: link.lang,
    sentAt: now,
    expiresAt: later(now, LINK_LIFE_SECONDS),
    createdAt: now,
  });
  return secret;
}

/**
 * Consumes a link.
 *
 * @throws ApiError `auth/code-expired` if it is used, expired or unknown
 */
export async function takeLink(tx: Tx, secret: string, now: Date): Promise<MailCode> {
  const [row] = await tx
    .update(mailCodes)
    .set({ consumedAt: now })
    .where(
      and(
        eq(mailCodes.idHash, sha256(secret)),
        eq(mailCodes.purpose, "password-reset-link"),
        isNull(mailCodes.consumedAt),
        gt(mailCodes.expiresAt, now),
      ),
    )
    .returning();
  if (!row) throw new ApiError("auth/code-expired", "The link has been used or has run out");
  return row;
}

/** The mail address of a flow, or null when there is no such flow. */
export async function mailOfFlow(tx: Tx, flow: string): Promise<string | null> {
  const [row] = await tx
    .select({ email: mailCodes.email })
    .from(mailCodes)
    .where(eq(mailCodes.idHash, sha256(flow)));
  return row?.email ?? null;
}

/** Once there is a new password, no other pending code or link may set another. */
export async function endResets(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(mailCodes)
    .set({ consumedAt: now })
    .where(
      and(
        eq(mailCodes.email, email),
        inArray(mailCodes.purpose, ["password-reset", "password-reset-link"]),
        isNull(mailCodes.consumedAt),
      ),
    );
}

async function refusal(db: Tx, mine: ReturnType<typeof and>, now: Date): Promise<ApiError> {
  const [row] = await db.select().from(mailCodes).where(mine);
  if (!row) return new ApiError("auth/invalid-code", "No such flow");
  if (row.consumedAt || row.expiresAt <= now)
    return new ApiError("auth/code-expired", "The code has been used or has run out");
  return new ApiError("auth/too-many-requests", "Too many wrong codes; ask for a new one", {
    new_code_needed: true,
  });
}

// Bound to the flow: the same digits hash differently in another browser.
const codeHash = (key: string, flow: string, code: string) => keyedHash(key, `${flow}:${code}`);

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);
