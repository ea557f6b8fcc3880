import * as v from "valibot";
import type { NotifyVerdict, RawRequest } from "../provider.types.ts";
import type { Reach } from "../define-provider.ts";
import { platformKeyOf } from "./platform-keys.ts";
import { objectOf } from "./send.ts";
import type { WechatpaySettings } from "./settings.ts";
import { messageProblem, openSealed } from "./signature.ts";
import { refundFact } from "./refund.ts";
import { tradeFact } from "./trade.ts";

const notification = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.object({
    algorithm: v.literal("AEAD_AES_256_GCM"),
    ciphertext: v.string(),
    associated_data: v.optional(v.string(), ""),
    nonce: v.string(),
  }),
});

/** Reads a WeChat Pay message: verifies the signature over its bytes, then decrypts the content. */
export async function readNotification(
  { headers, body }: RawRequest,
  settings: WechatpaySettings,
  provider: string,
  reach: Reach,
): Promise<NotifyVerdict> {
  const key = await platformKeyOf(headers, settings, reach);
  const problem = messageProblem(headers, body, key, reach.now());
  if (problem !== null) return refused(problem, 401);
  const read = v.safeParse(notification, objectOf(body));
  if (!read.success) return refused("fields are missing or malformed");
  const { id, event_type, resource } = read.output;
  const plain = openSealed(
    settings.apiKey,
    Buffer.from(resource.nonce),
    Buffer.from(resource.ciphertext, "base64"),
    Buffer.from(resource.associated_data),
  );
  if (!plain) return refused("sealed with another key");
  // Any other message triggers a query for what it means for the payment.
  const described = objectOf(plain);
  if (event_type.startsWith("REFUND.")) {
    const back = refundFact(described, provider, settings, { source: "push", rawRef: id });
    if (back) return { ok: true, facts: [back], hints: [], ack: UNDERSTOOD };
  }
  if (!event_type.startsWith("TRANSACTION.")) {
    const orderNo = described?.out_trade_no;
    return { ok: true, facts: [], hints: typeof orderNo === "string" ? [orderNo] : [], ack: UNDERSTOOD };
  }
  const fact = tradeFact(described, provider, { source: "push", rawRef: id });
  return fact ? { ok: true, facts: [fact], hints: [], ack: UNDERSTOOD } : refused("no trade in it");
}

const UNDERSTOOD = { status: 200, body: "" } as const;

const refused = (reason: string, status = 400): NotifyVerdict => ({
  ok: false,
  reason,
  ack: { status, body: JSON.stringify({ code: "FAIL", message: reason }) },
});
