import { readForm } from "../form-fields.ts";
import type { NotifyVerdict, RawRequest } from "../provider.types.ts";
import type { AlipaySettings } from "./settings.ts";
import { messageProblem } from "./signature.ts";
import { accountOf, tradeFact } from "./trade.ts";

/**
 * Reads a message about a trade.
 *
 * It has no time stamp to be checked: Alipay repeats it for 25 hours as it was. A replay repeats what was true.
 */
export function readNotification({ body }: RawRequest, { alipayKey }: AlipaySettings): NotifyVerdict {
  const fields = readForm(new TextDecoder().decode(body));
  if (fields === null) return refused("a field is named twice");
  const problem = messageProblem(fields, alipayKey);
  if (problem !== null) return refused(problem);
  const account = accountOf({ sellerId: fields.seller_id ?? "", appId: fields.app_id ?? "" });
  const fact = tradeFact(fields, account, { source: "push", rawRef: fields.notify_id ?? "" });
  return fact ? { ok: true, facts: [fact], hints: [], ack: UNDERSTOOD } : refused("no trade in it");
}

/** These seven characters and nothing else; after any other response the message is repeated. */
const UNDERSTOOD = { status: 200, body: "success" } as const;

const refused = (reason: string): NotifyVerdict => ({
  ok: false,
  reason,
  ack: { status: 400, body: "failure" },
});
