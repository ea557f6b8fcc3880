import {
  PaymentDocument,
  RefreshPaymentDocument,
  ReturnFromProviderDocument,
  SubmitPaymentDocument,
  SubmitPaymentFieldsDocument,
  type NextActionFieldsFragment,
  type PaymentFieldsFragment,
} from "@catnip/sdk/payments/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { localePath } from "@catnip/domain/locales";
import { paymentFlag } from "@catnip/domain/payments";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { formFields } from "@catnip/site/http/form-fields.server.ts";
import { brandOfVisit } from "../session/brand-of-visit.server.ts";
import { payBrowser } from "../session/pay-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.server.ts";
import { backToShop } from "./back-to-shop.ts";
import { FIELD_PREFIX } from "./field-prefix.ts";
import { helpUrl } from "./help-url.ts";
import { deviceOf } from "./device-of.server.ts";
import { nextStep } from "./next-step.server.ts";

/** One payment of this browser's pay session. An expired session or another player's payment is a 404. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const accessToken = sessionOr404(context, request);
  const { findPayment } = await answered(
    sdk(context).query(PaymentDocument, { order_no: String(params.orderNo) }, { accessToken }),
  );
  if (!findPayment) throw notFound();
  const { shop } = context.get(apiContext).publicConfig.origins;
  return { ...page(findPayment, shop), helpUrl: helpUrl(findPayment, shop, localeOf(request)) };
}

/**
 * Hands the payment to its provider and follows the response. Idempotent: submitting twice leads to the same
 * cashier. A form with fields also submits what the payer typed; after a refusal it is shown again.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireSameOrigin(request, context.get(apiContext));
  const accessToken = sessionOr404(context, request);
  const order_no = String(params.orderNo);
  const typed = typedFields(await formFields(request));
  const api = sdk(context);
  const handOver = async () =>
    (
      await api.query(
        SubmitPaymentDocument,
        { order_no, locale: localeOf(request), platform: deviceOf(request.headers) },
        { accessToken },
      )
    ).submitPayment;
  const drawn = (next: NextActionFieldsFragment) => {
    if (next.__typename === "PaymentRedirect") throw redirect(next.url, 303);
    return nextStep(next, new Date(), brandOfVisit(context));
  };
  try {
    const next =
      typed.length > 0
        ? (await api.query(SubmitPaymentFieldsDocument, { order_no, fields: typed }, { accessToken }))
            .submitPaymentFields
        : await handOver();
    return data({ next: drawn(next), code: null, typed: null });
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    // The same field is shown again, with the code that was typed.
    const again = typed.length > 0 && !GONE.has(fault.code) ? await handOver().catch(() => null) : null;
    const isVoucher = again?.__typename === "PaymentVoucher";
    return data(
      {
        next: again && drawn(again),
        code: fault.code,
        typed: isVoucher ? (typed.find(({ name }) => name === "code")?.value ?? null) : null,
      },
      { status: fault.code === "service/unavailable" ? 503 : 422 },
    );
  }
}

/** Polled by a page that shows a QR code: whether the payment is still open, after querying the provider. */
export async function statusLoader({ context, params, request }: LoaderFunctionArgs) {
  const accessToken = sessionOr404(context, request);
  try {
    const { refreshPayment: payment } = await sdk(context).query(
      RefreshPaymentDocument,
      { order_no: String(params.orderNo) },
      { accessToken },
    );
    return { isOpen: payment.status === "created" || payment.status === "pending" };
  } catch (fault) {
    // Rate-limited and failed polls keep waiting; an expired session shows when the page loads.
    if (fault instanceof ApiFault) return { isOpen: !GONE.has(fault.code) };
    throw fault;
  }
}

/** The part of a URL that the API accepts. */
const QUERY_LENGTH_MAX = 4_096;

/** Back from the provider: queries how the payment ended, and redirects to the shop once it has. */
export async function returnLoader({ context, params, request }: LoaderFunctionArgs) {
  const accessToken = sessionOr404(context, request);
  const { shop } = context.get(apiContext).publicConfig.origins;
  const query = new URL(request.url).search.slice(1, 1 + QUERY_LENGTH_MAX);
  const {
    returnFromProvider: { payment, hint },
  } = await answered(
    sdk(context).query(
      ReturnFromProviderDocument,
      { order_no: String(params.orderNo), query },
      { accessToken },
    ),
  );
  // Waiting would not help: the payment page says what staff are reviewing.
  if (payment.status === "review")
    throw redirect(localePath(localeOf(request), `/payment/${payment.order_no}`), 303);
  const flag = paymentFlag(payment.status);
  // A payer who canceled at the cashier has nothing to wait for.
  if (!flag && hint === "cancel")
    throw redirect(localePath(localeOf(request), `/payment/${payment.order_no}?back=cancelled`), 303);
  if (flag) throw redirect(backToShop(payment.return_url ?? null, shop, flag), 303);
  return { ...page(payment, shop), laterUrl: backToShop(payment.return_url ?? null, shop, "timeout") };
}

function page(payment: PaymentFieldsFragment, shop: string) {
  return {
    payment,
    doneUrl: backToShop(payment.return_url ?? null, shop, paymentFlag(payment.status)),
    cancelUrl: backToShop(payment.return_url ?? null, shop, "cancel"),
  };
}

function sessionOr404(context: LoaderFunctionArgs["context"], request: Request): string {
  const token = payBrowser(request, context.get(apiContext)).token();
  if (!token) throw notFound();
  return token;
}

const notFound = () => data({ code: "pay/payment-not-found" }, { status: 404 });

/** Another player's payment and an expired session look the same: not found. */
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

/** Fields of an on-page step are named `field.…`; a plain "Pay now" has none. */
function typedFields(form: FormData): { name: string; value: string }[] {
  return [...form].flatMap(([name, value]) =>
    name.startsWith(FIELD_PREFIX) && typeof value === "string"
      ? [{ name: name.slice(FIELD_PREFIX.length), value: value.trim() }]
      : [],
  );
}
