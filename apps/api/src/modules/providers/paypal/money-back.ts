import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { ProviderFact } from "../provider.types.ts";
import { stated } from "./amounts.ts";
import { capture, captureFacts, type Told } from "./capture.ts";
import { call } from "./client.ts";
import type { PaypalSettings } from "./settings.ts";

/** A refund, or money that PayPal took back: each links to the capture it belongs to. */
const refund = v.object({
  id: v.optional(v.string(), ""),
  amount: v.optional(v.object({ currency_code: v.string(), value: v.string() })),
  links: v.array(v.object({ href: v.string(), rel: v.string() })),
});

const dispute = v.object({
  dispute_id: v.optional(v.string()),
  disputed_transactions: v.array(v.object({ seller_transaction_id: v.string() })),
  dispute_outcome: v.optional(v.object({ outcome_code: v.optional(v.string(), "") })),
});

/**
 * What messages about money that goes back state. They name the capture and not always the order, and the amount that
 * goes back rather than the order's, so the capture is looked up. No facts: the message is about something else.
 */
export async function moneyBackFacts(
  { type, resource }: { readonly type: string; readonly resource: object },
  told: Told,
  settings: PaypalSettings,
  reach: Reach,
): Promise<readonly ProviderFact[] | "unavailable" | "malformed"> {
  const about = captureIds(type, resource);
  if (about === null) return "malformed";
  const facts: ProviderFact[] = [];
  for (const id of about.ids) {
    const answer = await call(settings, reach, { method: "GET", path: `/v2/payments/captures/${id}` });
    if (answer?.status === 404) continue;
    const found = v.safeParse(capture, answer?.status === 200 ? answer.body : null);
    if (!found.success || found.output.id !== id) return "unavailable";
    const { kind, back, disputeId } = about;
    facts.push(
      ...(captureFacts(found.output, {
        ...told,
        kind,
        ...(back && { back }),
        ...(disputeId && { disputeId }),
      }) ?? []),
    );
  }
  return facts;
}

type About = {
  readonly kind: FactKind;
  readonly ids: readonly string[];
  readonly back?: ProviderFact["back"];
  readonly disputeId?: string | undefined;
};

/** Which captures a message is about, and what it states about them; null: malformed. */
function captureIds(type: string, resource: object): About | null {
  const kind = REFUNDS.get(type);
  if (kind) {
    const read = v.safeParse(refund, resource);
    const up = read.success ? read.output.links.find(({ rel }) => rel === "up")?.href : undefined;
    const id = /\/v2\/payments\/captures\/(\w{1,40})$/.exec(up ?? "")?.[1];
    if (!read.success || id === undefined) return null;
    const amount = read.output.amount ? stated(read.output.amount) : null;
    const isNamed = kind === "refunded" && read.output.id !== "";
    return { kind, ids: [id], ...(amount && isNamed && { back: { refundId: read.output.id, amount } }) };
  }
  if (type !== DISPUTED && type !== RESOLVED) return { kind: "pending", ids: [] };
  const read = v.safeParse(dispute, resource);
  if (!read.success) return null;
  const ids = read.output.disputed_transactions.map(({ seller_transaction_id: id }) => id);
  const outcome = read.output.dispute_outcome?.outcome_code ?? "";
  const outcomeOf = type === DISPUTED ? "disputed" : LOST.has(outcome) ? "reversed" : "dispute_won";
  const disputeId = read.output.dispute_id;
  return ids.every((id) => /^\w{1,40}$/.test(id)) ? { kind: outcomeOf, ids, disputeId } : null;
}

const REFUNDS: ReadonlyMap<string, FactKind> = new Map([
  ["PAYMENT.CAPTURE.REFUNDED", "refunded"],
  ["PAYMENT.CAPTURE.REVERSED", "reversed"],
]);
const DISPUTED = "CUSTOMER.DISPUTE.CREATED";
const RESOLVED = "CUSTOMER.DISPUTE.RESOLVED";

/** The other outcomes leave the money with us: won, withdrawn by the payer, or paid out by PayPal itself. */
const LOST: ReadonlySet<string> = new Set(["RESOLVED_BUYER_FAVOUR", "ACCEPTED"]);
