import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { ProviderFact } from "../provider.types.ts";
import { SettlementUnavailable } from "../settlement-unavailable.ts";
import { stated } from "./amounts.ts";
import { call } from "./client.ts";
import { accountOf, type StripeSettings } from "./settings.ts";

const PAGE = 100;
const int = v.pipe(v.number(), v.safeInteger());

/** A movement of our balance, and the charge, refund or dispute it comes from. */
export const movement = v.object({
  id: v.string(),
  created: int,
  reporting_category: v.string(),
  source: v.nullish(v.union([v.string(), v.object({ payment_intent: v.nullish(v.string()) })])),
});
const list = v.object({ data: v.array(movement), has_more: v.boolean() });

const intent = v.object({
  id: v.string(),
  livemode: v.boolean(),
  amount: int,
  currency: v.string(),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
});

/** A lost dispute moves nothing more: the money left when it began. */
const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["charge", "succeeded"],
  ["refund", "refunded"],
  ["dispute", "disputed"],
  ["dispute_reversal", "dispute_won"],
]);

/** The movements of our balance that belong to payments of this shop, from the list of balance transactions. */
export async function* listSettled(
  settings: StripeSettings,
  reach: Reach,
  provider: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): AsyncGenerator<ProviderFact> {
  let after = "";
  for (;;) {
    const query = new URLSearchParams({
      "created[gte]": String(from.getTime() / 1000),
      "created[lt]": String(to.getTime() / 1000),
      limit: String(PAGE),
      "expand[]": "data.source",
      ...(after && { starting_after: after }),
    });
    const answer = await call(settings, reach, {
      method: "GET",
      path: `/v1/balance_transactions?${query.toString()}`,
    });
    const read = v.safeParse(list, answer?.status === 200 ? answer.body : null);
    if (!read.success) throw new SettlementUnavailable("The list of balance transactions cannot be read");
    for (const each of read.output.data) {
      const kind = KINDS.get(each.reporting_category);
      const fact = kind ? await factOf(each, kind) : null;
      if (fact) yield fact;
    }
    if (!read.output.has_more) return;
    after = read.output.data.at(-1)?.id ?? "";
    if (after === "") throw new SettlementUnavailable("The list of balance transactions has no end");
  }

  /** What it was paid for says the payment itself; null: not a payment that this shop started. */
  async function factOf(
    { id, created, source }: v.InferOutput<typeof movement>,
    kind: FactKind,
  ): Promise<ProviderFact | null> {
    const paid = typeof source === "object" ? source?.payment_intent : null;
    if (!paid || !/^\w{1,120}$/.test(paid)) return null;
    const answer = await call(settings, reach, { method: "GET", path: `/v1/payment_intents/${paid}` });
    const read = v.safeParse(intent, answer?.status === 200 ? answer.body : null);
    if (!read.success) throw new SettlementUnavailable("A payment in the list cannot be read");
    const { livemode, amount, currency, metadata } = read.output;
    const orderNo = metadata.order_no;
    const money = stated(amount, currency);
    if (orderNo === undefined || !money) return null;
    return {
      provider,
      merchantAccount: accountOf(settings.account, livemode),
      orderNo,
      providerTxnId: paid,
      kind,
      amount: money,
      occurredAt: new Date(created * 1000),
      evidence: { source: "settlement", rawRef: id },
    };
  }
}
