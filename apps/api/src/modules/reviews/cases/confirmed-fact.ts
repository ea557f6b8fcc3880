import { factMismatch } from "@catnip/domain/payments";
import type { Services } from "../../../platform/context.ts";
import { PAYMENT_COLUMNS, viewOf, type PaymentRow } from "../../top-ups/index.ts";
import { type ProviderFact, paymentProvider } from "../../providers/index.ts";

/** What the provider currently reports about the order of a case, if it matches the order in every respect. */
export async function confirmedFact(
  services: Pick<Services, "db" | "config" | "now" | "fetch" | "paymentProviders">,
  caseUuid: string,
): Promise<ProviderFact | null> {
  const { rows } = await services.db.$client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = (select payment_order_no from payment_cases where uuid = $1
      and reason <> 'contradiction' and decision is null)`,
    [caseUuid],
  );
  const [payment] = rows;
  if (!payment) return null;
  const provider = paymentProvider(services, payment.provider_key);
  if (!provider?.capabilities.canQuery || !provider.query) return null;
  const facts = await provider.query(viewOf(payment));
  if (typeof facts === "string") return null;
  return facts.find((fact) => fact.kind === "succeeded" && agrees(payment, fact)) ?? null;
}

const agrees = (payment: PaymentRow, fact: ProviderFact): boolean =>
  factMismatch(payment, {
    provider_key: fact.provider,
    merchant_account: fact.merchantAccount,
    order_no: fact.orderNo,
    currency_id: fact.amount.currency,
    pay_amount: fact.amount.minor,
  }) === null;
