import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { siteSessions, spentCodes } from "./accounts.tables.ts";
import { oauthAccessToken, oauthRefreshToken, verification } from "./library.tables.ts";
import { sha256 } from "./secrets.ts";

type Tx = Pick<Database, "execute" | "select" | "update" | "delete">;

/** The key of an authorization code in our tables, the library's tables and the token claim. */
export const codeIdOf = (code: string): string => sha256(code);

/**
 * Records an attempt to exchange an authorization code, before anybody checks whether it is allowed. Of any number of
 * concurrent attempts exactly one is first.
 *
 * @returns false when the code was tried before, or never existed
 */
export async function spendCode(tx: Tx, codeId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ first: boolean }>(sql`
    insert into spent_codes as spent (code_id, spent_at)
      select ${codeId}, ${now} where exists (select from verification where identifier = ${codeId})
    on conflict (code_id) do update set replayed_at = coalesce(spent.replayed_at, excluded.spent_at)
    returning replayed_at is null as first`);
  if (rows[0]) return rows[0].first;
  // The library has consumed the code; that attempt was recorded before.
  await tx.execute(
    sql`update spent_codes set replayed_at = coalesce(replayed_at, ${now}) where code_id = ${codeId}`,
  );
  return false;
}

/** Whether the code was tried a second time, which voids everything it was exchanged for. */
export async function wasReplayed(tx: Tx, codeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ replayedAt: spentCodes.replayedAt })
    .from(spentCodes)
    .where(eq(spentCodes.codeId, codeId));
  return row !== undefined && row.replayedAt !== null;
}

/**
 * Like `wasReplayed`, and holds until the transaction ends: a second attempt waits, then finds what was created here.
 *
 * @throws ApiError `auth/login-required` if it was replayed
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

/** Revokes everything ever issued for a code: tokens, and the site sessions opened with them. */
export async function takeBack(tx: Tx, codeId: string, now: Date): Promise<void> {
  await tx.delete(verification).where(eq(verification.identifier, codeId));
  await tx.delete(oauthAccessToken).where(eq(oauthAccessToken.authorizationCodeId, codeId));
  await tx.delete(oauthRefreshToken).where(eq(oauthRefreshToken.authorizationCodeId, codeId));
  await tx
    .update(siteSessions)
    .set({ revokedAt: sql`coalesce(${siteSessions.revokedAt}, ${now})` })
    .where(eq(siteSessions.codeId, codeId));
}
