import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Role, Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { isRole } from "../../platform/roles/roles.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { siteSessions } from "./accounts.tables.ts";
import { FIRST_PARTY_CLIENTS } from "./first-party-clients.ts";
import { oauthAccessToken, oauthRefreshToken, session, user } from "./library.tables.ts";
import { newSecret, sha256 } from "./secrets.ts";
import { assertSpentOnce } from "./spent-codes.service.ts";

/** A session expires after 30 idle days, and after 90 days at the latest (ASVS 7.3). */
const IDLE_DAYS = 30;
const LIFE_DAYS = 90;
const DAY_MS = 86_400_000;

export type LivingSession = {
  readonly sid: string;
  readonly userUuid: string;
  readonly audience: "api" | "pay";
  readonly roles: readonly Role[];
};

type Tx = Pick<Database, "insert" | "update" | "select" | "delete" | "execute">;

/**
 * Opens a site session after login.
 *
 * @returns the secret for the site's cookie; we store only its hash
 * @throws ApiError `auth/login-required` when the player has logged out of the account site meanwhile, or when the
 *   authorization code was replayed
 */
export async function openSiteSession(
  { db, now }: Services,
  input: {
    readonly userUuid: string;
    readonly authSessionId: string;
    readonly client: string;
    /** The authorization code behind it; null if created before codes were recorded. */
    readonly codeId: string | null;
    readonly userAgent: string;
  },
): Promise<string> {
  const audience = FIRST_PARTY_CLIENTS[input.client];
  if (!audience) throw new ApiError("auth/argument-error", "No known site has this name");
  const secret = newSecret();
  await inTransaction(db, async (tx) => {
    // Locked, so that a concurrent logout either sees this row or stops it.
    const [origin] = await tx
      .select({ id: session.id })
      .from(session)
      // A login that began before the account was deleted may complete after it.
      .innerJoin(user, and(eq(user.id, session.userId), user.emailVerified))
      .where(
        and(
          eq(session.id, input.authSessionId),
          eq(session.userId, input.userUuid),
          gt(session.expiresAt, now()),
        ),
      )
      .for("share", { of: session });
    if (!origin) throw new ApiError("auth/login-required", "The session on the account site has ended");
    if (input.codeId !== null) await assertSpentOnce(tx, input.codeId);
    await tx.insert(siteSessions).values({
      codeId: input.codeId,
      idHash: sha256(secret),
      userUuid: input.userUuid,
      clientId: input.client,
      audience,
      authSessionId: input.authSessionId,
      userAgent: describeUserAgent(input.userAgent),
      createdAt: now(),
      lastSeenAt: now(),
    });
  });
  return secret;
}

/**
 * The session a cookie's secret belongs to, with the player's current roles.
 *
 * @throws ApiError `auth/login-required` for an unknown secret, `auth/id-token-expired` for a session that has ended
 */
export async function livingSession({ db, now }: Services, secret: string): Promise<LivingSession> {
  const [row] = await db
    .select({ session: siteSessions, roles: user.roles })
    .from(siteSessions)
    .innerJoin(user, eq(user.id, siteSessions.userUuid))
    .where(eq(siteSessions.idHash, sha256(secret)));
  if (!row) throw new ApiError("auth/login-required", "No such session");
  const { sid, userUuid, audience, revokedAt, lastSeenAt, createdAt } = row.session;
  const at = now().getTime();
  const isOver =
    revokedAt !== null ||
    at - lastSeenAt.getTime() > IDLE_DAYS * DAY_MS ||
    at - createdAt.getTime() > LIFE_DAYS * DAY_MS;
  if (isOver) throw new ApiError("auth/id-token-expired", "The session has ended");
  // Once a minute is precise enough for a limit measured in days.
  if (at - lastSeenAt.getTime() > 60_000)
    await db.update(siteSessions).set({ lastSeenAt: now() }).where(eq(siteSessions.sid, sid));
  return { sid, userUuid, audience, roles: row.roles.filter(isRole) };
}

/**
 * Ends one site session. Idempotent, also for an unknown session.
 *
 * @returns its owner and the account-site session behind it, or null
 */
export async function revokeSiteSession({ db, now }: Services, secret: string) {
  const [row] = await db
    .update(siteSessions)
    .set({ revokedAt: sql`coalesce(${siteSessions.revokedAt}, ${now()})` })
    .where(eq(siteSessions.idHash, sha256(secret)))
    .returning({
      sid: siteSessions.sid,
      userUuid: siteSessions.userUuid,
      authSessionId: siteSessions.authSessionId,
    });
  return row ?? null;
}

/**
 * Ends an account-site session, every site session that came from it and the access tokens issued in it. Refresh
 * tokens stay: they were granted for use without a login (`offline_access`).
 */
export async function endAuthSession(tx: Tx, authSessionId: string, now: Date): Promise<void> {
  await tx.delete(oauthAccessToken).where(eq(oauthAccessToken.sessionId, authSessionId));
  await tx.delete(session).where(eq(session.id, authSessionId));
  await tx
    .update(siteSessions)
    .set({ revokedAt: now })
    .where(and(eq(siteSessions.authSessionId, authSessionId), isNull(siteSessions.revokedAt)));
}

/** Ends all of a player's sessions and revokes every token issued for them. */
export async function endAllSessions(tx: Tx, userUuid: string, now: Date): Promise<void> {
  await tx.delete(oauthAccessToken).where(eq(oauthAccessToken.userId, userUuid));
  await tx.delete(oauthRefreshToken).where(eq(oauthRefreshToken.userId, userUuid));
  await tx.delete(session).where(eq(session.userId, userUuid));
  await tx
    .update(siteSessions)
    .set({ revokedAt: now })
    .where(and(eq(siteSessions.userUuid, userUuid), isNull(siteSessions.revokedAt)));
}

export type ListedSession = {
  readonly client_id: string;
  readonly user_agent: string;
  readonly last_seen_at: Date;
  /** Whether it is the requesting browser's session. */
  readonly is_here: boolean;
};

/** A player's sessions, most recently used first. */
export async function listSessions(
  { db, now }: Services,
  userUuid: string,
  authSessionId: string,
): Promise<readonly ListedSession[]> {
  const idleSince = new Date(now().getTime() - IDLE_DAYS * DAY_MS);
  const rows = await db
    .select()
    .from(siteSessions)
    .where(
      and(
        eq(siteSessions.userUuid, userUuid),
        isNull(siteSessions.revokedAt),
        gt(siteSessions.lastSeenAt, idleSince),
      ),
    )
    .orderBy(desc(siteSessions.lastSeenAt))
    .limit(50);
  return rows.map((row) => ({
    client_id: row.clientId,
    user_agent: row.userAgent,
    last_seen_at: row.lastSeenAt,
    is_here: row.authSessionId === authSessionId,
  }));
}

/** Ends all of a player's sessions except the requesting browser's. */
export async function endOtherSessions(
  tx: Tx,
  userUuid: string,
  authSessionId: string,
  now: Date,
): Promise<void> {
  for (const table of [oauthAccessToken, oauthRefreshToken])
    await tx
      .delete(table)
      .where(
        and(eq(table.userId, userUuid), sql`${table.sessionId} is distinct from ${authSessionId}::uuid`),
      );
  await tx.delete(session).where(and(eq(session.userId, userUuid), ne(session.id, authSessionId)));
  await tx
    .update(siteSessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(siteSessions.userUuid, userUuid),
        isNull(siteSessions.revokedAt),
        sql`${siteSessions.authSessionId} is distinct from ${authSessionId}`,
      ),
    );
}

/** Deletes sessions a month after they became unusable; runs daily as a job. */
export async function purgeSiteSessions(tx: Tx, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
  const tooOld = new Date(now.getTime() - (LIFE_DAYS + 1) * DAY_MS);
  await tx
    .delete(siteSessions)
    .where(or(lt(siteSessions.revokedAt, monthAgo), lt(siteSessions.createdAt, tooOld)));
}

/** What a player recognizes in their session list, in any language: "Firefox · Windows". No use for tracking. */
export function describeUserAgent(userAgent: string): string {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? "Browser";
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0];
  return system ? `${browser} · ${system}` : browser;
}

const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\b/],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];
