import { createHash, randomUUID } from "node:crypto";
import type { Config } from "../../../platform/config.ts";
import type { Services, Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { NOW } from "../../orders/testing/shop.ts";
import { openPayLink } from "../open-pay-link.ts";
import { confirmPayTicket, createPayTicket } from "../pay-tickets.ts";
import { seedPayments } from "../payment-plans.ts";
import { findPaymentProviders, findRechargePlans } from "../payments.service.ts";
import type { ProviderFact } from "../../providers/provider.types.ts";
import { startPayment, type StartedPayment } from "../start-payment.ts";
import type { PaymentRow } from "../payment-row.ts";
import { topUpTaxRateAt } from "../top-up-tax.ts";

const CONFIG: Config = {
  production: false,
  port: 4730,
  dataDir: "unused",
  databaseUrl: undefined,
  secret: "00",
  originPattern: "http://{site}.localhost:{port}",
};

/** Services with plans, a provider and a movable clock, and without a network unless one is given. */
export async function till(
  db: Database,
  network: typeof fetch = () => Promise.reject(new Error("no network")),
) {
  await seedPayments(db);
  // Offered everywhere, whatever brands it is meant for.
  await db.$client.query("update payment_providers set meta = meta - 'brands'");
  const clock = { at: NOW };
  const services: Services = {
    config: CONFIG,
    db,
    now: () => clock.at,
    fetch: network,
    mintAccessToken: async ({ userUuid, audience }) => `${audience}:${userUuid}`,
  };
  return { services, pass: (ms: number) => (clock.at = new Date(clock.at.getTime() + ms)) };
}

/** The `data` of a link as the shop builds it, for the second USD plan and the viewer's taxes, with overrides. */
export async function linkFor(
  services: Services,
  viewer: Viewer,
  change: Readonly<Record<string, unknown>> = {},
  currency = "USD",
  provider = "sugoi",
): Promise<string> {
  const { token } = await createPayTicket(services, viewer, "international");
  const { rows } = await services.db.$client.query<{ country: string | null }>(
    "select country from profiles where user_uuid = $1",
    [viewer.uuid],
  );
  const country = rows[0]?.country ?? null;
  return encodeLink(token, { ...(await payloadFor(services, currency, provider, country)), ...change });
}

export async function payloadFor(
  services: Services,
  currency = "USD",
  providerKey = "sugoi",
  country: string | null = null,
): Promise<Readonly<Record<string, unknown>>> {
  const rate = await topUpTaxRateAt(services, country);
  const plan = (await findRechargePlans(services.db, currency, "international", rate))[1];
  const offers = await findPaymentProviders(services, { currencyId: currency, platformKey: "international" });
  const provider = offers.find(({ provider_key }) => provider_key === providerKey);
  if (!plan || !provider) throw new Error("nothing on offer");
  return {
    provider_key: provider.provider_key,
    payment_provider_id: provider.id,
    platform_key: "international",
    method:
      provider.payment_provider_method.find(({ method }) => method === "credit-card")?.method ??
      provider.payment_provider_method[0]?.method,
    currency_id: currency,
    pay_amount: plan.pay_amount + (provider.adds_tax ? plan.tax_amount : 0),
    amount: plan.coin,
    balance: 0,
    plan_id: plan.id,
    return_url: "http://international.localhost:4730/store/3?pg_state=x",
    data_creation_source: "web",
  };
}

export function encodeLink(
  token: string,
  payload: Readonly<Record<string, unknown>>,
  action = "rechargeAccountByMe",
): string {
  return Buffer.from(JSON.stringify({ credential: { token }, action, payload })).toString("base64url");
}

/** A browser's way from the link to the payment: pay site, shop (whose session confirms), pay site. */
export async function followLink(
  services: Services,
  viewer: Viewer,
  data: string,
  { platformKey = "international", locale = "en-US" } = {},
): Promise<StartedPayment> {
  const { verifier, challenge } = browserSecret();
  await openPayLink(services, { data, platformKey, challenge });
  const { proof } = await confirmPayTicket(services, viewer, challenge);
  return startPayment(services, { proof, verifier, platformKey, locale });
}

export function browserSecret(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomUUID() + randomUUID();
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** A payment that was started and handed to the provider. */
export async function openPayment(
  services: Services,
  viewer: Viewer,
  currency = "USD",
  provider = "sugoi",
): Promise<PaymentRow> {
  const { payment } = await followLink(
    services,
    viewer,
    await linkFor(services, viewer, {}, currency, provider),
  );
  await services.db.$client.query(
    "update payments set state = 'pending', handed_over_at = $2 where order_no = $1",
    [payment.order_no, services.now()],
  );
  return { ...payment, state: "pending", handed_over_at: services.now() };
}

/** The provider's answer when all is well, with overrides. */
export function factFor(payment: PaymentRow, change: Partial<ProviderFact> = {}): ProviderFact {
  return {
    provider: payment.provider_key,
    merchantAccount: payment.merchant_account,
    orderNo: payment.order_no,
    providerTxnId: `T-${payment.order_no}`,
    kind: "succeeded",
    amount: { currency: payment.currency_id, minor: payment.pay_amount },
    evidence: { source: "push", rawRef: randomUUID() },
    ...change,
  };
}
