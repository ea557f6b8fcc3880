import { verify } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Reach } from "../define-provider.ts";
import { certificateAt } from "./certificate-store.ts";
import type { PaypalSettings } from "./settings.ts";

const AHEAD_MAX_MS = 300_000;
/**
 * PayPal repeats a message for three days without saying whether it signs it again, and refunds and disputes are only
 * reported by messages. A replay changes nothing: every fact counts once.
 */
const AGE_MAX_MS = 4 * 86_400_000;

/** Why a message is rejected, or that it cannot be judged now; null if it is authentic and fresh. */
export async function messageProblem(
  headers: Headers,
  body: Uint8Array,
  settings: PaypalSettings,
  reach: Reach,
): Promise<{ readonly problem: string; readonly isTemporary: boolean } | null> {
  const given = (name: string) => headers.get(`paypal-${name}`) ?? "";
  const [id, time] = [given("transmission-id"), given("transmission-time")];
  // The algorithm is ours to choose, not the sender's.
  if (given("auth-algo") !== "SHA256withRSA") return rejected("signed in another way");
  if (!/^[\w-]{1,100}$/.test(id) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(time))
    return rejected("no transmission id or time");
  const age = reach.now().getTime() - Date.parse(time);
  if (!(age >= -AHEAD_MAX_MS && age <= AGE_MAX_MS)) return rejected("outside the time window");
  const certificate = await certificateAt(given("cert-url"), settings, reach);
  if (certificate === "unavailable") return { problem: "its certificate cannot be had", isTemporary: true };
  if (certificate === null) return rejected("signed with a certificate that is not PayPal's");
  const message = signedText({ id, time, webhookId: settings.webhookId }, body);
  const signature = Buffer.from(given("transmission-sig"), "base64");
  return verify("sha256", Buffer.from(message), certificate.publicKey, signature)
    ? null
    : rejected("wrong signature");
}

/** The text a message signs. Our webhook's id is never sent, so a message to another merchant does not fit here. */
export const signedText = (
  { id, time, webhookId }: { readonly id: string; readonly time: string; readonly webhookId: string },
  body: Uint8Array,
): string => `${id}|${time}|${webhookId}|${crc32(body)}`;

const rejected = (problem: string) => ({ problem, isTemporary: false });
