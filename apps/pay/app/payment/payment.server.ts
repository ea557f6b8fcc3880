import {
  PaymentDocument,
  RefreshPaymentDocument,
  SubmitPaymentDocument,
  type PaymentFieldsFragment,
} from "@catnip/sdk/payments/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { localePath } from "@catnip/domain/locales";
import { paymentFlag } from "@catnip/domain/payments";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { payBrowser } from "../session/pay-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.server.ts";
import { backToShop } from "./back-to-shop.ts";

/** One payment of this browser's pay session. A session that ended, or somebody else's payment, is a 404. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const accessToken = sessionOr404(context, request);
  const { findPayment } = await answered(
    sdk(context).query(PaymentDocument, { order_no: String(params.orderNo) }, { accessToken }),
  );
  if (!findPayment) throw notFound();
  return page(findPayment, context.get(apiContext).publicConfig.origins.shop);
}

/** Hands the payment to its provider and goes there. Sending it twice leads to the same provider page. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireSameOrigin(request, context.get(apiContext));
  const accessToken = sessionOr404(context, request);
  try {
    const { submitPayment: next } = await sdk(context).query(
      SubmitPaymentDocument,
      { order_no: String(params.orderNo), locale: localeOf(request) },
      { accessToken },
    );
    if (next.type === "redirect" && next.url) throw redirect(next.url, 303);
    if (next.type === "form" && next.action)
      return data({ form: { action: next.action, fields: textFields(next.fields) }, code: null });
    return data({ form: null, code: "pay/provider-unavailable" as const }, { status: 502 });
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return data(
      { form: null, code: fault.code },
      { status: fault.code === "service/unavailable" ? 503 : 422 },
    );
  }
}

/** The browser is back from the provider: asks how the payment ended, and goes on to the shop when it has. */
export async function returnLoader({ context, params, request }: LoaderFunctionArgs) {
  const accessToken = sessionOr404(context, request);
  const { shop } = context.get(apiContext).publicConfig.origins;
  const { refreshPayment: payment } = await answered(
    sdk(context).query(RefreshPaymentDocument, { order_no: String(params.orderNo) }, { accessToken }),
  );
  // Waiting would not help: the page of the payment says what a person is looking at.
  if (payment.status === "review")
    throw redirect(localePath(localeOf(request), `/payment/${payment.order_no}`), 303);
  const flag = paymentFlag(statusOf(payment));
  if (flag) throw redirect(backToShop(payment.return_url ?? null, shop, flag), 303);
  return { ...page(payment, shop), laterUrl: backToShop(payment.return_url ?? null, shop, "timeout") };
}

function page(payment: PaymentFieldsFragment, shop: string) {
  return {
    payment,
    doneUrl: backToShop(payment.return_url ?? null, shop, paymentFlag(statusOf(payment))),
    cancelUrl: backToShop(payment.return_url ?? null, shop, "cancel"),
  };
}

type Status = Parameters<typeof paymentFlag>[0];
const statusOf = (payment: PaymentFieldsFragment) => payment.status as Status;

function sessionOr404(context: LoaderFunctionArgs["context"], request: Request): string {
  const token = payBrowser(request, context.get(apiContext)).token();
  if (!token) throw notFound();
  return token;
}

const notFound = () => data({ code: "pay/payment-not-found" }, { status: 404 });

/** A payment that is not ours and a session that ended look the same: nothing to see here. */
async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (fault) {
    if (fault instanceof ApiFault && GONE.has(fault.code)) throw notFound();
    throw fault;
  }
}

const GONE: ReadonlySet<string> = new Set([
  "auth/login-required",
  "auth/id-token-expired",
  "auth/forbidden",
  "auth/argument-error",
  "pay/payment-not-found",
]);

function textFields(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
