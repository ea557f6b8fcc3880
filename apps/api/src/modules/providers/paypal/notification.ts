import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { NotifyVerdict, ProviderFact, RawRequest } from "../provider.types.ts";
import { strictObject } from "../strict-json.ts";
import { capture, captureFacts } from "./capture.ts";
import { moneyBackFacts } from "./money-back.ts";
import { orderNoOf, readOrder } from "./order.ts";
import type { PaypalSettings } from "./settings.ts";
import { messageProblem } from "./signature.ts";

const event = v.object({
  id: v.string(),
  event_type: v.string(),
  create_time: v.optional(v.string(), ""),
  resource: v.looseObject({}),
});

/** Approved by the payer, but taken only when we capture it: a reason to ask. */
const HINTS: ReadonlySet<string> = new Set(["CHECKOUT.ORDER.APPROVED", "CHECKOUT.ORDER.COMPLETED"]);

/** Messages about a capture, and what their name states; null: the capture in them does. */
const CAPTURE_KINDS: ReadonlyMap<string, FactKind | null> = new Map([
  ["PAYMENT.CAPTURE.COMPLETED", null],
  ["PAYMENT.CAPTURE.PENDING", null],
  ["PAYMENT.CAPTURE.DENIED", "failed"],
  ["PAYMENT.CAPTURE.DECLINED", "failed"],
]);

/** Reads a message: verifies the signature over its bytes, then what it states. */
export async function readNotification(
  { headers, body }: RawRequest,
  settings: PaypalSettings,
  provider: string,
  reach: Reach,
): Promise<NotifyVerdict> {
  const wrong = await messageProblem(headers, body, settings, reach);
  if (wrong) return refused(wrong.problem, wrong.isTemporary ? 503 : 400);
  const read = v.safeParse(event, strictObject(body));
  if (!read.success) return refused("fields are missing or malformed");
  const { id, event_type: type, create_time, resource } = read.output;
  const at = Date.parse(create_time);
  const told = {
    provider,
    merchantId: settings.merchantId,
    evidence: { source: "push", rawRef: id },
    ...(Number.isFinite(at) && { occurredAt: new Date(at) }),
  } as const;

  if (HINTS.has(type)) {
    const order = readOrder(resource);
    return understood([], order ? [orderNoOf(order)] : []);
  }
  const kind = CAPTURE_KINDS.get(type);
  if (kind !== undefined) {
    const about = v.safeParse(capture, resource);
    const facts = about.success ? captureFacts(about.output, { ...told, ...(kind && { kind }) }) : null;
    return facts ? understood(facts) : refused("no capture in it");
  }
  const back = await moneyBackFacts({ type, resource }, told, settings, reach);
  // To be retried: nothing else reports money that goes back.
  if (back === "unavailable") return refused("its payment could not be looked up", 503);
  return back === "malformed" ? refused("fields are missing or malformed") : understood(back);
}

const understood = (facts: readonly ProviderFact[], hints: readonly string[] = []): NotifyVerdict => ({
  ok: true,
  facts,
  hints,
  ack: { status: 200, body: "" },
});

const refused = (reason: string, status = 400): NotifyVerdict => ({
  ok: false,
  reason,
  ack: { status, body: reason },
});
