import * as v from "valibot";
import type { Money, ProviderFact } from "../provider.types.ts";
import { stated } from "./amounts.ts";
import { capture, captureFacts, type Capture, type Told } from "./capture.ts";

const link = v.object({ href: v.string(), rel: v.string() });

/** An order: the answer to nearly everything. */
const order = v.object({
  id: v.string(),
  status: v.picklist(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
  purchase_units: v.pipe(
    v.array(
      v.object({
        custom_id: v.string(),
        amount: v.object({ currency_code: v.string(), value: v.string() }),
        payee: v.optional(v.object({ merchant_id: v.optional(v.string()) })),
        payments: v.optional(v.object({ captures: v.optional(v.array(capture), []) })),
      }),
    ),
    v.length(1),
  ),
  links: v.optional(v.array(link), []),
  update_time: v.optional(v.string(), ""),
});

export type Order = v.InferOutput<typeof order>;

/** Null if fields are missing or malformed. */
export function readOrder(described: unknown): Order | null {
  const read = v.safeParse(order, described);
  return read.success ? read.output : null;
}

const unitOf = ({ purchase_units: [unit] }: Order) => unit;

export const orderNoOf = (about: Order): string => unitOf(about)?.custom_id ?? "";

export const capturesOf = (about: Order): readonly Capture[] => unitOf(about)?.payments?.captures ?? [];

/** Where the payer approves an order; newer orders and older ones name it differently. */
export const cashierOf = ({ links }: Order): string =>
  links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href ?? "";

/** Whether PayPal would take exactly what the order asks for. */
export function asksFor(about: Order, { currency, minor }: Money): boolean {
  const unit = unitOf(about);
  const amount = unit ? stated(unit.amount) : null;
  return amount?.currency === currency && amount.minor === minor;
}

/** What an order states, apart from one that waits to be captured. A completed order is not a completed capture. */
export function orderFacts(about: Order, told: Told): readonly ProviderFact[] | null {
  const unit = unitOf(about);
  const amount = unit ? stated(unit.amount) : null;
  if (!unit || !amount) return null;
  const account = { ...told, merchantId: unit.payee?.merchant_id ?? told.merchantId };
  const captures = capturesOf(about).map((each) =>
    captureFacts(each, { ...account, orderNo: unit.custom_id }),
  );
  if (captures.length > 0) return captures.includes(null) ? null : captures.flatMap((facts) => facts ?? []);
  if (about.status === "COMPLETED") return null;
  return [
    {
      provider: told.provider,
      merchantAccount: account.merchantId,
      orderNo: unit.custom_id,
      providerTxnId: "",
      kind: about.status === "VOIDED" ? "cancelled" : "pending",
      amount,
      evidence: told.evidence,
    },
  ];
}
