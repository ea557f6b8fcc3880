import { payOrigin } from "../../platform/brands.ts";
import { siteOrigin } from "../../platform/config.ts";
import { localePath, isLocale } from "@catnip/domain/locales";
import type { ReturnHint } from "@catnip/domain/payments";
import type { RequestContext, Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { applyFact } from "./apply-fact.ts";
import { isWayOpen } from "./open-ways.ts";
import { mayStillChange, ownPayment, viewOf, type PaymentRow } from "./payment-row.ts";
import {
  type NextAction,
  type PaymentProvider,
  type StartAt,
  type Started,
  mayTry,
  noteAnswer,
  paymentProvider,
} from "../providers/index.ts";
import { redeemVoucher } from "./vouchers/redeem-voucher.ts";

/**
 * Hands a payment to its provider and returns where the browser goes. Idempotent: leads to the same cashier.
 *
 * @throws ApiError `pay/payment-not-found` also for another player's payment and for one that is over,
 *   `pay/provider-unavailable` if the provider was switched off in the meantime, cannot be reached, or could not be
 *   reached lately
 */
export async function submitPayment(
  services: Services,
  userUuid: string,
  orderNo: string,
  locale: string,
  payer: Pick<StartAt, "device" | "payerAddress"> = {},
): Promise<NextAction> {
  const { db, now } = services;
  const { payment, provider } = await openForPaying(services, userUuid, orderNo);
  if (!(await mayTry(services, provider.key))) throw unavailable();

  // Before the hand-over, not after: from here on the provider may know the order, even if this process dies.
  await db.$client.query(
    "update payments set handed_over_at = coalesce(handed_over_at, $2), updated_at = $2 where order_no = $1",
    [orderNo, now()],
  );
  const started = await provider.start(viewOf(payment), {
    ...startAt(services, payment, locale),
    ...payer,
  });
  await noteAnswer(services, provider.key, started !== "unavailable");
  if (started === "unavailable") throw unavailable();
  return goOn(services, payment, provider, started);
}

/** The return URLs given to a provider. */
const startAt = ({ config }: Services, payment: PaymentRow, locale: string): StartAt => ({
  returnUrl:
    payOrigin(config, payment.platform_key) +
    localePath(isLocale(locale) ? locale : "en-US", `/payment/${payment.order_no}/return`),
  notifyUrl: `${siteOrigin(config, "api")}/payments/notify/${payment.provider_key}`,
  locale,
});

/**
 * Passes the payer's input from our own page to the provider: the fields it asked for, or a voucher code.
 *
 * @throws ApiError as `submitPayment`, and `input/invalid` when the provider rejects the input; for a voucher of our
 *   own as `redeemVoucher`
 */
export async function submitFields(
  services: Services & Partial<Pick<RequestContext, "address">>,
  userUuid: string,
  orderNo: string,
  typed: readonly { readonly name: string; readonly value: string }[],
): Promise<NextAction> {
  const fields = checkFields(typed);
  const asking = await paymentOrRefusal(services, userUuid, orderNo);
  const seller = paymentProvider(services, asking.provider_key);
  if (seller?.vouchers && asking.handed_over_at !== null) {
    await redeemVoucher(services, asking, seller, fields.code ?? "");
    return { type: "none" };
  }
  const { payment, provider } = await openForPaying(services, userUuid, orderNo);
  // Only a payment that requires fields accepts them.
  if (!provider.submitFields || payment.handed_over_at === null)
    throw new ApiError("input/invalid", "This payment asks for nothing", { field: "fields" });
  const at = startAt(services, payment, payment.locale);
  const answer = await provider.submitFields(viewOf(payment), fields, at);
  await noteAnswer(services, provider.key, answer !== "unavailable");
  if (answer === "unavailable") throw unavailable();
  if (answer === "refused")
    throw new ApiError("input/invalid", "The provider does not take this", { field: "fields" });
  return goOn(services, payment, provider, answer);
}

const FIELDS_MAX = 20;
const VALUE_LENGTH_MAX = 200;

function checkFields(
  typed: readonly { readonly name: string; readonly value: string }[],
): Readonly<Record<string, string>> {
  const names = new Set(typed.map(({ name }) => name));
  const isGood =
    typed.length <= FIELDS_MAX &&
    names.size === typed.length &&
    typed.every(({ name, value }) => /^\w{1,40}$/.test(name) && value.length <= VALUE_LENGTH_MAX);
  if (!isGood) throw new ApiError("input/invalid", "Not what the page asks for", { field: "fields" });
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** A payment that can be paid now, and its provider. */
async function openForPaying(
  services: Services,
  userUuid: string,
  orderNo: string,
): Promise<{ readonly payment: PaymentRow; readonly provider: PaymentProvider }> {
  const payment = await paymentOrRefusal(services, userUuid, orderNo);
  if (payment.state !== "created" && payment.state !== "pending") throw notFound();
  if (payment.expires_at <= services.now())
    throw new ApiError("pay/provider-unavailable", "The time to pay is over; start again");
  const provider = paymentProvider(services, payment.provider_key);
  const isOpen = await isWayOpen(services.db.$client, {
    providerKey: payment.provider_key,
    method: payment.method,
    currency: payment.currency_id,
    platformKey: payment.platform_key,
    userUuid,
  });
  // A code may have been bought already, so a payment by voucher that was begun stays open.
  const isWaiting = provider?.vouchers !== undefined && payment.handed_over_at !== null;
  if (!provider || !(isOpen || isWaiting)) throw unavailable();
  return { payment, provider };
}

async function goOn(
  services: Services,
  { order_no }: PaymentRow,
  { key, capabilities }: PaymentProvider,
  { next, providerRef, facts }: Started,
): Promise<NextAction> {
  const kind = KIND_OF[next.type];
  if (kind !== null && !capabilities.kind.includes(kind))
    throw new Error(`Provider ${key} goes on by ${next.type}, which its capabilities do not name`);
  await services.db.$client.query(
    `update payments set state = case state when 'created' then 'pending' else state end,
        provider_ref = coalesce(provider_ref, $2), updated_at = $3 where order_no = $1`,
    [order_no, providerRef ?? null, services.now()],
  );
  for (const fact of facts) await applyFact(services, fact);
  return next;
}

/** The capability a provider needs for each step; null: none. */
const KIND_OF = {
  redirect: "redirect",
  form: "redirect",
  qr: "qr",
  inpage: "inpage",
  voucher: "voucher",
  manual: "manual",
  none: null,
} as const satisfies Record<NextAction["type"], string | null>;

const QUERY_LENGTH_MAX = 4_096;

/**
 * The browser returns from the provider, with the provider's parameters in the URL. Queries the state of the payment;
 * the URL itself is a hint and changes nothing.
 */
export async function returnFromProvider(
  services: Services,
  userUuid: string,
  orderNo: string,
  query: string,
): Promise<{ readonly payment: PaymentRow; readonly hint: ReturnHint }> {
  const before = await paymentOrRefusal(services, userUuid, orderNo);
  const provider = paymentProvider(services, before.provider_key);
  const hint =
    query.length <= QUERY_LENGTH_MAX
      ? (provider?.onReturn?.(viewOf(before), new URLSearchParams(query)) ?? "unknown")
      : "unknown";
  return { payment: await refreshPayment(services, userUuid, orderNo), hint };
}

/**
 * Queries the provider, applies its answer, and returns the payment as it is then. An unreachable provider changes
 * nothing.
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
): Promise<"applied" | "unknown-to-provider" | "unavailable" | "not-asked"> {
  const provider = paymentProvider(services, payment.provider_key);
  if (!provider?.capabilities.canQuery || !provider.query) return "unavailable";
  const facts = await provider.query(viewOf(payment));
  if (facts === "not-asked") return facts;
  await noteAnswer(services, provider.key, facts !== "unavailable");
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
