import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { NotifyVerdict, ProviderFact, RawRequest } from "../provider.types.ts";
import { strictObject } from "../strict-json.ts";
import { stripeEvent } from "./event.ts";
import { moneyBackFact } from "./money-back.ts";
import { readSession, sessionFacts } from "./session.ts";
import type { StripeSettings } from "./settings.ts";
import { messageProblem } from "./signature.ts";

/** Messages about a session, and what their name states; null: the session in them does. */
const SESSION_KINDS: ReadonlyMap<string, FactKind | null> = new Map([
  ["checkout.session.completed", null],
  ["checkout.session.async_payment_succeeded", null],
  ["checkout.session.async_payment_failed", "failed"],
  ["checkout.session.expired", "expired"],
]);

/** Reads a message: verifies the signature over its bytes, then what it states. */
export async function readNotification(
  { headers, body }: RawRequest,
  settings: StripeSettings,
  provider: string,
  reach: Reach,
): Promise<NotifyVerdict> {
  const problem = messageProblem(headers.get("stripe-signature"), body, settings.webhookSecret, reach.now());
  if (problem !== null) return refused(problem);
  const read = v.safeParse(stripeEvent, strictObject(body));
  if (!read.success) return refused("fields are missing or malformed");
  const message = read.output;
  const told = {
    provider,
    account: message.account ?? settings.account,
    evidence: { source: "push", rawRef: message.id },
    occurredAt: new Date(message.created * 1000),
  } as const;

  const kind = SESSION_KINDS.get(message.type);
  if (kind !== undefined) {
    const session = readSession(message.data.object);
    // The mode of a message is the mode of what it is about.
    if (session?.livemode !== message.livemode) return refused("no session in it");
    const facts = sessionFacts(session, { ...told, ...(kind && { kind }) });
    return facts ? understood(facts) : refused("no payment in it");
  }
  const back = await moneyBackFact(message, told, settings, reach);
  // To be retried: nothing else reports money that goes back.
  if (back === "unavailable") return refused("its payment could not be looked up", 503);
  return back === "malformed" ? refused("fields are missing or malformed") : understood(back);
}

const understood = (facts: readonly ProviderFact[]): NotifyVerdict => ({
  ok: true,
  facts,
  hints: [],
  ack: { status: 200, body: "" },
});

const refused = (reason: string, status = 400): NotifyVerdict => ({
  ok: false,
  reason,
  ack: { status, body: reason },
});
