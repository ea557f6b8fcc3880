import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { readPayData } from "./pay-data.ts";
import { openPayTicket, readChallenge } from "./pay-tickets.ts";

/**
 * Opens a shop's link at the pay site: consumes its ticket and stores the request until the shop confirms who it
 * belongs to. This neither starts a payment nor logs the visitor in.
 *
 * @param platformKey the brand, from the pay site's own host, never from the link
 * @param challenge SHA-256 (base64url) of a secret that this browser keeps
 * @throws ApiError `input/invalid`, `pay/other-brand`, `pay/ticket-invalid`
 */
export async function openPayLink(
  { db, now }: Pick<Services, "db" | "now">,
  input: { readonly data: string; readonly platformKey: string; readonly challenge: string },
): Promise<void> {
  const challenge = readChallenge(input.challenge);
  const link = readPayData(input.data);
  if (link.payload.platform_key !== input.platformKey)
    throw new ApiError("pay/other-brand", "The link is for another brand");
  await openPayTicket(db.$client, { link, challenge, now: now() });
}
