import { brandOf } from "@catnip/brands";
import { safeReturnPath } from "@catnip/domain/navigation";
import { bonusSilver } from "@catnip/domain/payments";
import { topUpPrice, type TopUpPrice } from "@catnip/domain/taxes";
import type { PoolClient } from "pg";
import { ulid } from "ulid";
import { shopOrigin } from "../../platform/brands.ts";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import type { PayData } from "./pay-data.ts";
import { exchangePayProof, type BackFromShop } from "./pay-tickets.ts";
import { PAYMENT_COLUMNS, type PaymentRow } from "./payment-row.ts";
import { isWayOpen } from "./open-ways.ts";
import { paymentProvider } from "../providers/index.ts";
import { paySessionOf, type PaySession } from "./start-pay-session.ts";
import { addsTax, topUpTaxRateAt } from "./top-up-tax.ts";

/** When the sweep first checks a payment. */
const FIRST_QUERY_MS = 2 * 60_000;

/** A payment, and the session of the browser that may pay it; the payer is whose wallet it fills. */
export type StartedPayment = PaySession & { readonly payment: PaymentRow };

export type OpenedLink = BackFromShop & { readonly locale: string };

/**
 * Creates the payment for a link that was opened in this browser and confirmed by the shop's session.
 *
 * Nothing in the link is trusted. The ticket identifies the user; plan, provider and method are looked up now; every
 * amount is the plan's, with the tax of the player's country as it is now. An amount that differs from the link's
 * aborts, since the buyer agreed to something else (R-TAX-10).
 *
 * @throws ApiError `pay/ticket-invalid`, `pay/plan-changed`, `pay/provider-unavailable`
 */
export async function startPayment(
  services: Services,
  { proof, verifier, platformKey, locale }: OpenedLink,
): Promise<StartedPayment> {
  const now = services.now();
  // In a transaction of its own, before anything is looked up: a tampered link must not get a second try.
  const { userUuid, sid, link } = await exchangePayProof(services.db.$client, {
    proof,
    verifier,
    platformKey,
    now,
  });
  const session = await paySessionOf(services, { userUuid, sid });
  const client = await services.db.$client.connect();
  let payment: PaymentRow;
  try {
    const terms = await lookUpTerms(client, services, { payload: link, platformKey, userUuid });
    payment = await insertPayment(client, services, { link, terms, userUuid, sid, platformKey, locale, now });
  } finally {
    client.release();
  }
  return { ...session, payment };
}

type Terms = {
  readonly plan_id: string;
  readonly currency_id: string;
  readonly price: TopUpPrice;
  readonly taxRateBp: number | null;
  readonly coin: number;
  readonly silver: number;
  readonly merchantAccount: string;
  readonly orderTtlMs: number;
};

/** Plan and provider as they are now; the link's values are only compared. */
async function lookUpTerms(
  client: PoolClient,
  services: Services,
  {
    payload,
    platformKey,
    userUuid,
  }: {
    readonly payload: PayData["payload"];
    readonly platformKey: string;
    readonly userUuid: string;
  },
): Promise<Terms> {
  const { features, topUpCurrencies } = brandOf(platformKey);
  const { rows } = await client.query<Plan>(PLAN_AND_COUNTRY, [payload.plan_id, userUuid]);
  const [plan] = rows;
  const provider = paymentProvider(services, payload.provider_key);
  const rate = plan && addsTax(provider) ? await topUpTaxRateAt(services, plan.country) : null;
  const price = plan && topUpPrice(plan.pay_amount, plan.currency_id, rate);
  const isAsShown =
    plan?.currency_id === payload.currency_id &&
    price?.total === payload.pay_amount &&
    plan.coin === payload.amount;
  if (!plan || !price || !isAsShown || !topUpCurrencies.includes(plan.currency_id))
    throw new ApiError("pay/plan-changed", "The top-up plan has changed since it was shown");

  const isOpen = await isWayOpen(client, {
    providerKey: payload.provider_key,
    providerId: payload.payment_provider_id,
    method: payload.method,
    currency: payload.currency_id,
    platformKey,
    userUuid,
  });
  if (!provider || !isOpen)
    throw new ApiError("pay/provider-unavailable", "The provider does not take this now");
  const { plan_id, currency_id, coin } = plan;
  return {
    plan_id,
    currency_id,
    price,
    taxRateBp: rate,
    coin,
    silver: bonusSilver(plan.silver, features),
    merchantAccount: provider.merchantAccount,
    orderTtlMs: provider.capabilities.orderTtlMs,
  };
}

type Plan = Pick<Terms, "plan_id" | "currency_id" | "coin" | "silver"> & {
  readonly pay_amount: number;
  readonly country: string | null;
};

/** A plan on offer, and where the player lives. */
const PLAN_AND_COUNTRY = `
  select id as plan_id, currency_id, pay_amount, coin, silver,
    (select country from profiles where user_uuid = $2) as country
  from recharge_plans where id = $1 and enable`;

type NewPayment = {
  readonly link: PayData["payload"];
  readonly terms: Terms;
  readonly userUuid: string;
  readonly sid: string;
  readonly platformKey: string;
  readonly locale: string;
  readonly now: Date;
};

async function insertPayment(
  client: PoolClient,
  { config }: Services,
  { link: payload, terms, userUuid, sid, platformKey, locale, now }: NewPayment,
): Promise<PaymentRow> {
  const shop = shopOrigin(config, platformKey);
  const { rows } = await client.query<PaymentRow>(
    `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method, plan_id,
        currency_id, pay_amount, tax_amount, tax_rate_bp, coin, silver, return_url, data_creation_source, locale, expires_at,
        next_query_at, created_at, updated_at)
      values ($1, $2, $3, $4, 'created', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)
      returning ${PAYMENT_COLUMNS}`,
    [
      ulid(now.getTime()),
      userUuid,
      sid,
      platformKey,
      payload.provider_key,
      terms.merchantAccount,
      payload.method,
      terms.plan_id,
      terms.currency_id,
      terms.price.total,
      terms.price.tax,
      terms.taxRateBp,
      terms.coin,
      terms.silver,
      shop + safeReturnPath(payload.return_url ?? null, shop),
      sourceOf(payload.data_creation_source),
      locale.slice(0, 16),
      new Date(now.getTime() + terms.orderTtlMs),
      new Date(now.getTime() + FIRST_QUERY_MS),
      now,
    ],
  );
  const [payment] = rows;
  if (!payment) throw new Error("A payment was made, but nothing came back");
  return payment;
}

/** For statistics only, so odd values are dropped rather than rejected. */
const sourceOf = (source: string | null | undefined) =>
  source && /^[\w-]{1,32}$/.test(source) ? source : null;
