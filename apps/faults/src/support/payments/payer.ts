import { player } from "@catnip/api/modules/orders/testing/shop.ts";
import type { NextAction } from "@catnip/api/modules/providers/index.ts";
import { refreshPayment, submitPayment, type PaymentRow } from "@catnip/api/modules/top-ups/index.ts";
import { submitFields } from "@catnip/api/modules/top-ups/submit-payment.ts";
import { followLink, linkFor } from "@catnip/api/modules/top-ups/testing/till.ts";
import type { Viewer } from "@catnip/api/platform/context.ts";
import { askBank, type BankStreet } from "./bank-street.ts";

/** The providers that simulators stand in for, and a currency of each. */
export const WAYS = [
  { provider: "sugoi", currency: "USD" },
  { provider: "wechatpay", currency: "CNY" },
  { provider: "alipay", currency: "CNY" },
  { provider: "unionpay", currency: "CNY" },
  { provider: "stripe", currency: "USD" },
  { provider: "paypal", currency: "USD" },
  { provider: "newebpay", currency: "TWD" },
  { provider: "linepay", currency: "TWD" },
  { provider: "tappay", currency: "TWD" },
] as const;
type Way = (typeof WAYS)[number];

/** A player who tops up once. */
export type Payer = { readonly viewer: Viewer; readonly payment: PaymentRow; readonly provider: string };

/** A player on the pay page, with a payment that was not handed over yet. */
export async function newPayer(
  { services }: Pick<BankStreet, "services">,
  { provider, currency }: Way,
  viewer?: Viewer,
): Promise<Payer> {
  const payerViewer = viewer ?? (await player(services.db));
  const link = await linkFor(services, payerViewer, {}, currency, provider);
  const { payment } = await followLink(services, payerViewer, link);
  return { viewer: payerViewer, payment, provider };
}

/** Presses the button that goes to the provider, and goes there. */
export async function goToCashier(street: BankStreet, { viewer, payment }: Payer): Promise<void> {
  const next = await submitPayment(street.services, viewer.uuid, payment.order_no, "en-US", {
    device: "web",
    payerAddress: "192.0.2.7",
  });
  await follow(street, viewer, payment, next);
}

async function follow(
  street: BankStreet,
  viewer: Viewer,
  { order_no }: PaymentRow,
  next: NextAction,
): Promise<void> {
  if (next.type === "redirect") await askBank(street, next.url);
  if (next.type === "form")
    await askBank(street, next.action, { method: "POST", body: new URLSearchParams({ ...next.fields }) });
  if (next.type === "inpage") {
    const answer = await askBank(street, "/tappay/control/prime", asJson({ card: "4242424242424242" }));
    const { prime } = (await answer.json()) as { prime: string };
    const fields = [
      { name: "prime", value: prime },
      { name: "name", value: "MIKA LIN" },
      { name: "email", value: "mika@example.com" },
    ];
    await submitFields(street.services, viewer.uuid, order_no, fields);
  }
}

/** Chooses an ending at the cashier; false: the provider knows no such order. */
export async function choose(
  street: Pick<BankStreet, "bank">,
  { provider, payment }: Pick<Payer, "provider" | "payment">,
  action: string,
): Promise<boolean> {
  const below = provider === "sugoi" ? "/control/orders" : `/${provider}/control`;
  const answer = await askBank(street, `${below}/${payment.order_no}`, asJson({ action }));
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`${provider}: ${await answer.text()}`);
  return answer.status === 200;
}

/** The browser is back on the pay page, which queries the state. */
export const comeBack = ({ services }: BankStreet, { viewer, payment }: Payer): Promise<PaymentRow> =>
  refreshPayment(services, viewer.uuid, payment.order_no);

const asJson = (content: object): RequestInit => ({ method: "POST", body: JSON.stringify(content) });
