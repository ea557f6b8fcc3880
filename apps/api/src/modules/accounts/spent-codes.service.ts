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
 * How long the very request that spent a code may be repeated, in ms: a double click, or a browser's retry.
 */
export const DOUBLED_MS_MAX = 10_000;

/**
 * What an attempt to exchange a code is:
 *
 * - `first`: it may be exchanged, if it is allowed
 * - `doubled`: the first request repeated within `DOUBLED_MS_MAX`. It gets nothing, and does not affect the first one
 * - `replayed`: anything else. Two parties hold the code, or there is no such code
 */
export type Attempt = "first" | "doubled" | "replayed";

/**
 * Records an attempt to exchange an authorization code, before any check whether it is allowed. Of any number of
 * concurrent attempts exactly one is first (R-SIG-3).
 *
 * @param requestHash see `requestHashOf`; null: the request proves nothing about its sender
 */
export async function spendCode(
  tx: Tx,
  { codeId, requestHash, now }: { codeId: string; requestHash: string | null; now: Date },
): Promise<Attempt> {
  const { rows: claimed } = await tx.execute(sql`
    insert into spent_codes (code_id, spent_at, request_hash)
      select ${codeId}, ${now}, ${requestHash} where exists (select from verification where identifier = ${codeId})
    on conflict (code_id) do nothing
    returning code_id`);
  if (claimed.length > 0) return "first";
  const { rows } = await tx.execute<{ replayed: boolean }>(sql`
    update spent_codes set replayed_at = coalesce(replayed_at,
        case when request_hash = ${requestHash} and spent_at > ${new Date(now.getTime() - DOUBLED_MS_MAX)}
          then null else ${now}::timestamptz end)
      where code_id = ${codeId}
      returning replayed_at is not null as replayed`);
  return rows[0]?.replayed === false ? "doubled" : "replayed";
}

/**
 * Tells one request to exchange a code from another. Only who began the login has its code verifier, so the same
 * request comes from the same party; without a verifier nothing is known.
 */
export function requestHashOf(form: URLSearchParams, authorization: string | null): string | null {
  if (!form.get("code_verifier")) return null;
  return sha256(JSON.stringify([form.toString(), authorization]));
}

/** Whether the code was replayed, which voids everything it was exchanged for. */
export async function wasReplayed(tx: Tx, codeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ replayedAt: spentCodes.replayedAt })
    .from(spentCodes)
    .where(eq(spentCodes.codeId, codeId));
  return row !== undefined && row.replayedAt !== null;
}

/**
 * Like `wasReplayed`, and holds until the transaction ends: a replay waits, then finds what was created here.
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
