import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { siteSessions, spentCodes } from "./accounts.tables.ts";
import { oauthAccessToken, oauthRefreshToken, verification } from "./library.tables.ts";
import { sha256 } from "./secrets.ts";

type Tx = Pick<Database, "execute" | "select" | "update" | "delete">;

/** What an authorization code goes by, in our tables, in the library's and as a claim of the token it was good for. */
export const codeIdOf = (code: string): string => sha256(code);

/**
 * Notes that somebody wants to exchange an authorization code, before anybody looks whether they may. Of any number of
 * tries at once exactly one is the first.
 *
 * @returns false when the code was tried before, or never was
 */
export async function spendCode(tx: Tx, codeId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ first: boolean }>(sql`
    insert into spent_codes as spent (code_id, spent_at)
      select ${codeId}, ${now} where exists (select from verification where identifier = ${codeId})
    on conflict (code_id) do update set replayed_at = coalesce(spent.replayed_at, excluded.spent_at)
    returning replayed_at is null as first`);
  if (rows[0]) return rows[0].first;
  // The library has used the code up; whoever did that noted it before.
  await tx.execute(
    sql`update spent_codes set replayed_at = coalesce(replayed_at, ${now}) where code_id = ${codeId}`,
  );
  return false;
}

/** Whether the code was tried a second time, so that what it was good for is good no longer. */
export async function wasReplayed(tx: Tx, codeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ replayedAt: spentCodes.replayedAt })
    .from(spentCodes)
    .where(eq(spentCodes.codeId, codeId));
  return row !== undefined && row.replayedAt !== null;
}

/**
 * As `wasReplayed`, and keeps it so until the transaction ends: a second try waits, and then finds what was made here.
 *
 * @throws ApiError `auth/login-required` when it was
 */
export async function assertSpentOnce(tx: Tx, codeId: string): Promise<void> {
  const [row] = await tx
    .select({ replayedAt: spentCodes.replayedAt })
    .from(spentCodes)
    .where(eq(spentCodes.codeId, codeId))
    .for("share");
  if (row && row.replayedAt !== null)
    throw new ApiError("auth/login-required", "The sign-in was used twice; please sign in again");
}

/** Takes back everything that was ever issued for a code: tokens, and the sessions of our sites opened with them. */
export async function takeBack(tx: Tx, codeId: string, now: Date): Promise<void> {
  await tx.delete(verification).where(eq(verification.identifier, codeId));
  await tx.delete(oauthAccessToken).where(eq(oauthAccessToken.authorizationCodeId, codeId));
  await tx.delete(oauthRefreshToken).where(eq(oauthRefreshToken.authorizationCodeId, codeId));
  await tx
    .update(siteSessions)
    .set({ revokedAt: sql`coalesce(${siteSessions.revokedAt}, ${now})` })
    .where(eq(siteSessions.codeId, codeId));
}
