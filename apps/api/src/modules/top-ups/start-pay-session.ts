import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { exchangeVisitProof, type BackFromShop } from "./pay-tickets.ts";
import { findPayer, type Payer } from "./payer.ts";

/** How long the pay site may act for the user, in seconds. */
const PAY_TOKEN_TTL_S = 1_800;

export type PaySession = {
  readonly payer: Payer;
  readonly pay_token: string;
  readonly expires_in: number;
};

/**
 * Starts a pay-site session without a top-up, for a player who came from a mail or a receipt (R-PAY-67).
 *
 * @throws ApiError `pay/ticket-invalid`, whatever is wrong
 */
export async function startPaySession(services: Services, back: BackFromShop): Promise<PaySession> {
  const { userUuid, sid } = await exchangeVisitProof(services.db.$client, { ...back, now: services.now() });
  return paySessionOf(services, { userUuid, sid });
}

/** The pay session of a user whose shop session stood up for this browser. */
export async function paySessionOf(
  services: Services,
  { userUuid, sid }: { readonly userUuid: string; readonly sid: string },
): Promise<PaySession> {
  if (!services.mintAccessToken) throw new Error("Payments need `mintAccessToken` among the services");
  const payer = await findPayer(services, userUuid);
  if (!payer) throw new ApiError("pay/ticket-invalid", "The account is gone");
  const pay_token = await services.mintAccessToken({
    userUuid,
    sid,
    audience: "pay",
    ttlSeconds: PAY_TOKEN_TTL_S,
  });
  return { payer, pay_token, expires_in: PAY_TOKEN_TTL_S };
}
