import { createHash, randomBytes } from "node:crypto";
import { findBrand } from "@catnip/brands";
import type { Services, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import type { Connection } from "../wallets/index.ts";
import type { PayData } from "./pay-data.ts";

/** Time limit per step: from the shop to the pay site, and from there back through the shop. */
export const PAY_TICKET_TTL_MS = 60_000;
const TOKEN_BYTES = 32;
/** What a row of `pay_tickets` is good for: one payment, or looking at one's payments. */
const AUDIENCES = { payment: "pay", visit: "pay-visit" } as const;

/**
 * A ticket carries a user from a shop to the pay site, where they fill their wallet. Anyone with a link could send it
 * to another person, whose money would then fill the sender's wallet. So a ticket takes three single-use steps (like an
 * OAuth code with PKCE):
 *
 * 1. the pay site opens the link and sets a challenge, whose secret stays in a cookie of this browser;
 * 2. the browser goes back through the shop, whose session confirms that it requested this ticket and issues a proof;
 * 3. the pay site exchanges proof and secret. A foreign link fails at step 2, a foreign proof at step 3.
 *
 * Only hashes are stored, so a leaked table opens nothing.
 */

/**
 * Issues a ticket that lets the pay site act once for this user: 256 bits, valid for 60 seconds, for one brand and the
 * pay site only.
 *
 * @throws ApiError `profile/country-required`: the country comes before any payment (R-TOP-1)
 */
export async function createPayTicket(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Viewer,
  platformKey: string,
): Promise<{ readonly token: string; readonly expires_at: Date }> {
  if (!findBrand(platformKey))
    throw new ApiError("input/invalid", "No such brand", { field: "platform_key" });
  const token = newToken();
  const expiresAt = inTime(now());
  const { rowCount } = await db.$client.query(
    `insert into pay_tickets (token_hash, user_uuid, sid, platform_key, audience, expires_at)
      select $1, $2, $3, $4, '${AUDIENCES.payment}', $5
      where exists (select from profiles where user_uuid = $2 and country is not null)`,
    [hashOf(token), viewer.uuid, viewer.sid, platformKey, expiresAt],
  );
  if (rowCount === 0)
    throw new ApiError("profile/country-required", "Choose a country of residence before paying");
  return { token, expires_at: expiresAt };
}

/**
 * Step 1: consumes the link. A single conditional update decides, so of concurrent attempts exactly one succeeds.
 *
 * @throws ApiError `pay/ticket-invalid` if unknown, used, expired or of another brand, without saying which
 */
export async function openPayTicket(
  connection: Connection,
  { link, challenge, now }: { readonly link: PayData; readonly challenge: Buffer; readonly now: Date },
): Promise<void> {
  const { rowCount } = await connection.query(
    `update pay_tickets ticket set used_at = $2, expires_at = $3, challenge = $4, link = $5
      where token_hash = $1 and used_at is null and expires_at > $2 and platform_key = $6
        and audience = '${AUDIENCES.payment}' and ${SESSION_LIVES}`,
    [
      hashOf(link.credential.token),
      now,
      inTime(now),
      challenge,
      JSON.stringify(link.payload),
      link.payload.platform_key,
    ],
  );
  if (rowCount === 0) throw invalid();
}

/**
 * Step 2: the shop's session confirms that it requested the ticket behind the challenge.
 *
 * @returns a proof for the browser to take back to the pay site
 * @throws ApiError `pay/other-browser` for another session's ticket, `pay/ticket-invalid` for a challenge that is
 *   unknown, expired or already confirmed
 */
export async function confirmPayTicket(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Viewer,
  challenge: string,
): Promise<{ readonly proof: string }> {
  const proof = newToken();
  const asked = readChallenge(challenge);
  const { rowCount } = await db.$client.query(
    `update pay_tickets ticket set proof_hash = $1, expires_at = $2
      where challenge = $3 and proof_hash is null and expires_at > $4 and sid = $5 and user_uuid = $6 and ${SESSION_LIVES}`,
    [hashOf(proof), inTime(now()), asked, now(), viewer.sid, viewer.uuid],
  );
  if (rowCount === 1) return { proof };
  const { rowCount: others } = await db.$client.query(
    "select from pay_tickets where challenge = $1 and sid <> $2",
    [asked, viewer.sid],
  );
  throw others
    ? new ApiError("pay/other-browser", "The payment link was made in another browser or for another account")
    : invalid();
}

/**
 * Steps 1 and 2 for a player who only wants to look at their payments: the shop's session answers the pay site's
 * challenge itself, so there is no link to open (R-PAY-67).
 *
 * @returns a proof for the browser to take back to the pay site
 * @throws ApiError `pay/ticket-invalid` for a challenge that was answered before
 */
export async function provePayVisit(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Viewer,
  { challenge, platformKey }: { readonly challenge: string; readonly platformKey: string },
): Promise<{ readonly proof: string }> {
  if (!findBrand(platformKey))
    throw new ApiError("input/invalid", "No such brand", { field: "platform_key" });
  const proof = newToken();
  // The row's key is no usable ticket: this one begins opened.
  const { rowCount } = await db.$client.query(
    `insert into pay_tickets (token_hash, user_uuid, sid, platform_key, audience, expires_at, used_at, challenge, proof_hash)
      values ($1, $2, $3, $4, '${AUDIENCES.visit}', $5, $6, $7, $8) on conflict do nothing`,
    [
      hashOf(newToken()),
      viewer.uuid,
      viewer.sid,
      platformKey,
      inTime(now()),
      now(),
      readChallenge(challenge),
      hashOf(proof),
    ],
  );
  if (rowCount === 0) throw invalid();
  return { proof };
}

/** A browser that is back at the pay site from the shop. */
export type BackFromShop = {
  /** From the shop's session; see `confirmPayTicket` and `provePayVisit`. */
  readonly proof: string;
  /** The secret of the browser that was sent to the shop. */
  readonly verifier: string;
  /** The brand, from the pay site's own host, never from a link. */
  readonly platformKey: string;
};

/**
 * Step 3: the browser that opened the link presents the proof. Works once, and only with the secret in its cookie.
 *
 * @throws ApiError `pay/ticket-invalid`, whatever is wrong
 */
export async function exchangePayProof(
  connection: Connection,
  { now, ...back }: BackFromShop & { readonly now: Date },
): Promise<{ readonly userUuid: string; readonly sid: string; readonly link: PayData["payload"] }> {
  const { link, ...who } = await exchange(connection, back, AUDIENCES.payment, now);
  if (link === null) throw invalid();
  return { ...who, link };
}

/** Step 3 of `provePayVisit`: it starts no payment, and the proof of a payment's link is no good here. */
export async function exchangeVisitProof(
  connection: Connection,
  { now, ...back }: BackFromShop & { readonly now: Date },
): Promise<{ readonly userUuid: string; readonly sid: string }> {
  const { userUuid, sid } = await exchange(connection, back, AUDIENCES.visit, now);
  return { userUuid, sid };
}

async function exchange(
  connection: Connection,
  { proof, verifier, platformKey }: BackFromShop,
  audience: (typeof AUDIENCES)[keyof typeof AUDIENCES],
  now: Date,
): Promise<{
  readonly userUuid: string;
  readonly sid: string;
  readonly link: PayData["payload"] | null;
}> {
  const { rows } = await connection.query<{
    user_uuid: string;
    sid: string;
    link: PayData["payload"] | null;
  }>(
    `update pay_tickets ticket set exchanged_at = $3
      where proof_hash = $1 and challenge = $2 and exchanged_at is null and expires_at > $3 and platform_key = $4
        and audience = $5 and ${SESSION_LIVES}
      returning user_uuid, sid, link`,
    [hashOf(proof), hashOf(verifier), now, platformKey, audience],
  );
  const [ticket] = rows;
  if (!ticket) throw invalid();
  return { userUuid: ticket.user_uuid, sid: ticket.sid, link: ticket.link };
}

/** SHA-256 of the browser's secret in base64url. @throws ApiError `input/invalid` for anything else */
export function readChallenge(text: string): Buffer {
  if (!/^[\w-]{43}$/.test(text))
    throw new ApiError("input/invalid", "Not a challenge: base64url of 32 bytes", { field: "challenge" });
  return Buffer.from(text, "base64url");
}

const SESSION_LIVES = `exists (select from site_sessions
  where sid = ticket.sid::uuid and user_uuid = ticket.user_uuid and revoked_at is null)`;

const inTime = (now: Date) => new Date(now.getTime() + PAY_TICKET_TTL_MS);
const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");
const hashOf = (token: string) => createHash("sha256").update(token).digest();
const invalid = () =>
  new ApiError("pay/ticket-invalid", "The payment link has been used already or has expired");
