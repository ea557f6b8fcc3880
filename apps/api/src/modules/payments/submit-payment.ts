import { payOrigin } from "../../platform/brands.ts";
import { siteOrigin } from "../../platform/config.ts";
import { localePath, isLocale } from "@catnip/domain/locales";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { applyFact } from "./apply-fact.ts";
import { mayStillChange, ownPayment, viewOf, type PaymentRow } from "./payment-row.ts";
import { paymentProvider } from "./providers/index.ts";
import type { NextAction } from "./providers/provider.types.ts";

/**
 * Hands a payment to its provider and says where the browser goes. Sending it twice leads to the same cashier.
 *
 * @throws ApiError `pay/payment-not-found` also for somebody else's payment and for one that is over,
 *   `pay/provider-unavailable` when the provider was switched off meanwhile or cannot be reached
 */
export async function submitPayment(
  services: Services,
  userUuid: string,
  orderNo: string,
  locale: string,
): Promise<NextAction> {
  const { db, config, now } = services;
  const payment = await paymentOrRefusal(services, userUuid, orderNo);
  if (payment.state !== "created" && payment.state !== "pending") throw notFound();
  if (payment.expires_at <= now())
    throw new ApiError("pay/provider-unavailable", "The time to pay is over; start again");

  const provider = paymentProvider(services, payment.provider_key);
  const { rowCount } = await db.$client.query(
    "select from payment_providers where provider_key = $1 and state = 0",
    [payment.provider_key],
  );
  if (!provider || rowCount === 0) throw unavailable();

  // Before the hand-over, not after: from here on the provider may know the order, whatever becomes of this process.
  await db.$client.query(
    "update payments set handed_over_at = coalesce(handed_over_at, $2), updated_at = $2 where order_no = $1",
    [orderNo, now()],
  );
  const started = await provider.start(viewOf(payment), {
    returnUrl:
      payOrigin(config, payment.platform_key) +
      localePath(isLocale(locale) ? locale : "en-US", `/payment/${orderNo}/return`),
    notifyUrl: `${siteOrigin(config, "api")}/payments/notify/${provider.key}`,
    locale,
  });
  if (started === "unavailable") throw unavailable();
  await db.$client.query(
    "update payments set state = 'pending', updated_at = $2 where order_no = $1 and state = 'created'",
    [orderNo, now()],
  );
  for (const fact of started.facts) await applyFact(services, fact);
  return started.next;
}

/**
 * Asks the provider how a payment stands, applies what it says, and answers the payment as it is then. A provider
 * that cannot be reached changes nothing.
 */
export async function refreshPayment(
  services: Services,
  userUuid: string,
  orderNo: string,
): Promise<PaymentRow> {
  const payment = await paymentOrRefusal(services, userUuid, orderNo);
  if (!payment.handed_over_at || !mayStillChange(payment)) return payment;
  await askProvider(services, payment);
  return paymentOrRefusal(services, userUuid, orderNo);
}

/** @returns what the provider said: facts were applied, or why there were none */
export async function askProvider(
  services: Services,
  payment: PaymentRow,
): Promise<"applied" | "unknown-to-provider" | "unavailable"> {
  const provider = paymentProvider(services, payment.provider_key);
  if (!provider?.capabilities.canQuery) return "unavailable";
  const facts = await provider.query(viewOf(payment));
  if (typeof facts === "string") return facts;
  for (const fact of facts) await applyFact(services, fact);
  return "applied";
}

async function paymentOrRefusal({ db }: Services, userUuid: string, orderNo: string): Promise<PaymentRow> {
  const payment = await ownPayment(db.$client, userUuid, orderNo);
  if (!payment) throw notFound();
  return payment;
}

const notFound = () => new ApiError("pay/payment-not-found", "The payment was not found");
const unavailable = () =>
  new ApiError("pay/provider-unavailable", "The payment provider cannot be reached right now");
