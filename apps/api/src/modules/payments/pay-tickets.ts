import { createHash, randomBytes } from "node:crypto";
import { brandOf } from "../../platform/brands.ts";
import type { Services, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import type { Connection } from "../wallets/index.ts";

export const PAY_TICKET_TTL_MS = 60_000;
const TOKEN_BYTES = 32;

/**
 * A ticket with which the pay site may act once for this user: 256 bits, good for 60 seconds, for one brand and for
 * the pay site alone. Only its hash is kept, so that a copy of the table opens nothing.
 *
 * @throws ApiError `profile/country-required`: the country comes before any payment (specification section 5)
 */
export async function createPayTicket(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Viewer,
  platformKey: string,
): Promise<{ readonly token: string; readonly expires_at: Date }> {
  if (brandOf(platformKey).platformKey !== platformKey)
    throw new ApiError("input/invalid", "No such brand", { field: "platform_key" });
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(now().getTime() + PAY_TICKET_TTL_MS);
  const { rowCount } = await db.$client.query(
    `insert into pay_tickets (token_hash, user_uuid, sid, platform_key, audience, expires_at)
      select $1, $2, $3, $4, 'pay', $5
      where exists (select from profiles where user_uuid = $2 and country is not null)`,
    [hashOf(token), viewer.uuid, viewer.sid, platformKey, expiresAt],
  );
  if (rowCount === 0)
    throw new ApiError("profile/country-required", "Choose a country of residence before paying");
  return { token, expires_at: expiresAt };
}

/**
 * Uses a ticket up. One conditional update decides, so of any number of simultaneous tries one succeeds.
 *
 * @throws ApiError `pay/ticket-invalid` for one that is unknown, used, out of time or of another brand, all alike
 */
export async function redeemPayTicket(
  connection: Connection,
  { token, platformKey, now }: { readonly token: string; readonly platformKey: string; readonly now: Date },
): Promise<{ readonly userUuid: string; readonly sid: string }> {
  const { rows } = await connection.query<{ user_uuid: string; sid: string }>(
    `update pay_tickets ticket set used_at = $2
      where token_hash = $1 and used_at is null and expires_at > $2 and platform_key = $3 and audience = 'pay'
        and exists (select from site_sessions where sid = ticket.sid::uuid and user_uuid = ticket.user_uuid and revoked_at is null)
      returning user_uuid, sid`,
    [hashOf(token), now, platformKey],
  );
  const [ticket] = rows;
  if (!ticket)
    throw new ApiError("pay/ticket-invalid", "The payment link has been used already or has expired");
  return { userUuid: ticket.user_uuid, sid: ticket.sid };
}

const hashOf = (token: string) => createHash("sha256").update(token).digest();
