import type { Services } from "../../platform/context.ts";
import { applyFact } from "./apply-fact.ts";
import { PROVIDERS, type ProviderFact, paymentProvider } from "../providers/index.ts";

/** A top-up that came about before the shop was seeded. */
type PlantedTopUp = {
  /** 26 characters, and its own for ever. */
  readonly orderNo: string;
  readonly userUuid: string;
  readonly sid: string;
  /** Coins of the plan, in meowcent. */
  readonly coin: number;
  readonly paidAt: Date;
  /** What went back of it, and when; absent: nothing. */
  readonly back?: { readonly minor: number; readonly at: Date };
};

/**
 * Seeds a top-up in US dollars and its refunds, by the same path as every other: a provider's statements. The provider
 * is one whose days are not compared with its own list, which would lack it. For the demo shop. Idempotent; does
 * nothing without such a provider.
 */
export async function plantTopUp(
  services: Pick<Services, "config" | "db">,
  { orderNo, userUuid, sid, coin, paidAt, back }: PlantedTopUp,
): Promise<void> {
  const { config, db } = services;
  const key = PROVIDERS.find(({ capabilities, methods }) => {
    const takesDollars = Object.values(methods).some((currencies) => currencies.includes("USD"));
    return (
      takesDollars &&
      capabilities.kind.includes("redirect") &&
      !capabilities.settlement &&
      capabilities.canQuery
    );
  })?.key;
  const provider = key && paymentProvider({ config, now: () => paidAt }, key);
  if (!provider) return;
  const { merchantAccount } = provider;
  const { rows } = await db.$client.query<{ pay_amount: number }>(
    `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method, plan_id,
        currency_id, pay_amount, tax_amount, tax_rate_bp, coin, silver, return_url, data_creation_source, locale, expires_at,
        created_at, updated_at, handed_over_at)
      select $1, $2, $3, 'international', 'pending', $4, $5, (select min(m.method) from payment_providers p
          join payment_provider_methods m on m.provider_id = p.id where p.provider_key = $4 and 'USD' = any(m.support_currency)),
        id, currency_id, pay_amount, 0, null, coin, silver, null, 'demo', 'en-US', $7, $7, $7, $7
      from recharge_plans where currency_id = 'USD' and coin = $6 and enable on conflict do nothing returning pay_amount`,
    [orderNo, userUuid, sid, provider.key, merchantAccount, coin, paidAt],
  );
  if (!rows[0]) return;
  const fact: ProviderFact = {
    provider: provider.key,
    merchantAccount,
    orderNo,
    providerTxnId: `demo:${orderNo}`,
    kind: "succeeded",
    amount: { currency: "USD", minor: rows[0].pay_amount },
    evidence: { source: "query", rawRef: "demo shop" },
  };
  await applyFact({ db, now: () => paidAt }, fact);
  if (!back) return;
  const amount = { currency: "USD", minor: back.minor };
  await applyFact({ db, now: () => back.at }, { ...fact, kind: "refunded", back: { amount } });
}
