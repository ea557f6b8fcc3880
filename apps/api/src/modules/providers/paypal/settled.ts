import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { ProviderFact } from "../provider.types.ts";
import { SettlementUnavailable } from "../settlement-unavailable.ts";
import { capture, captureFacts } from "./capture.ts";
import { call } from "./client.ts";
import type { PaypalSettings } from "./settings.ts";

const PAGE = 100;

const movement = v.object({
  transaction_id: v.string(),
  transaction_event_code: v.string(),
  transaction_status: v.string(),
  transaction_initiation_date: v.string(),
  /** Of money that goes back: the capture it belongs to. */
  paypal_reference_id: v.optional(v.string(), ""),
  transaction_amount: v.object({ currency_code: v.string(), value: v.string() }),
  custom_field: v.optional(v.string(), ""),
});
const list = v.object({
  account_number: v.string(),
  total_pages: v.pipe(v.number(), v.safeInteger()),
  transaction_details: v.array(v.object({ transaction_info: movement })),
});
type Movement = v.InferOutput<typeof movement>;

/** By the vendor's event codes: payments, refunds, reversals and chargebacks, holds for disputes and their end. */
const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["T0006", "succeeded"],
  ["T1107", "refunded"],
  ["T1106", "reversed"],
  ["T1201", "reversed"],
  ["T1110", "disputed"],
  ["T1111", "dispute_won"],
]);

/** What the transaction search lists for payments of this shop: it writes the order into each of them. */
export async function* listSettled(
  settings: PaypalSettings,
  reach: Reach,
  provider: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): AsyncGenerator<ProviderFact> {
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: timeOf(from),
      // The end is part of what is searched.
      end_date: timeOf(new Date(to.getTime() - 1000)),
      fields: "transaction_info",
      page_size: String(PAGE),
      page: String(page),
    });
    const answer = await call(settings, reach, {
      method: "GET",
      path: `/v1/reporting/transactions?${query.toString()}`,
    });
    const read = v.safeParse(list, answer?.status === 200 ? answer.body : null);
    if (!read.success) throw new SettlementUnavailable("The transactions cannot be read");
    pages = read.output.total_pages;
    const { account_number: merchantId } = read.output;
    for (const { transaction_info: each } of read.output.transaction_details) {
      const kind = KINDS.get(each.transaction_event_code);
      if (kind && each.transaction_status === "S") yield* factsOf(each, kind, merchantId);
    }
  }

  async function* factsOf(each: Movement, kind: FactKind, merchantId: string): AsyncGenerator<ProviderFact> {
    const occurredAt = new Date(each.transaction_initiation_date);
    if (!Number.isFinite(occurredAt.getTime())) throw new SettlementUnavailable("A transaction has no time");
    const evidence = { source: "settlement", rawRef: each.transaction_id } as const;
    const told = { provider, merchantId, evidence, occurredAt, kind };
    if (kind === "succeeded") {
      if (each.custom_field === "") return;
      const { transaction_id: id, transaction_amount: amount, custom_field } = each;
      const facts = captureFacts({ id, status: "COMPLETED", amount, custom_id: custom_field }, told);
      if (!facts) throw new SettlementUnavailable("A transaction cannot be read");
      yield* facts;
      return;
    }
    if (!/^\w{1,40}$/.test(each.paypal_reference_id)) return;
    const path = `/v2/payments/captures/${each.paypal_reference_id}`;
    const answer = await call(settings, reach, { method: "GET", path });
    // Not a payment of the API that this shop uses.
    if (answer?.status === 404) return;
    const found = v.safeParse(capture, answer?.status === 200 ? answer.body : null);
    if (!found.success) throw new SettlementUnavailable("A capture in the list cannot be read");
    yield* captureFacts(found.output, told) ?? [];
  }
}

const timeOf = (at: Date): string => at.toISOString().replace(/\.\d+/, "");
