import { PaymentDocument } from "@catnip/sdk/payments/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { localePath } from "@catnip/domain/locales";
import { formFields } from "@catnip/site/http/form-fields.server.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { goOn, refuse } from "../session/answers.server.ts";
import { payBrowser } from "../session/pay-session.server.ts";
import { payerOf } from "../session/payer.server.ts";
import { requireSameOrigin } from "../session/same-origin.server.ts";

/** Lifetime of a pay session from when it is switched to, in seconds; its token expires no later than that. */
const SESSION_SECONDS = 1_800;

/** The two accounts and the payment in question. Without a pending switch there is nothing to ask. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const browser = payBrowser(request, context.get(apiContext));
  const token = browser.nextToken();
  const [current, next, payment] = await Promise.all([
    payerOf(context, browser.token()),
    payerOf(context, token),
    paymentOf(context, token, String(params.orderNo)),
  ]);
  if (!next || !payment) throw refuse(localeOf(request), "pay/ticket-invalid");
  return { current, next, payment };
}

/** Switches accounts, or stays. Only this form can; a link cannot. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const host = context.get(apiContext);
  requireSameOrigin(request, host);
  const browser = payBrowser(request, host);
  const locale = localeOf(request);
  const next = browser.nextToken();
  const answer = (await formFields(request)).get("answer");
  if (answer !== "switch")
    return goOn(host.publicConfig.origins.shop + localePath(locale, "/"), [browser.dropNextToken()]);
  if (!next) return refuse(locale, "pay/ticket-invalid");
  return goOn(localePath(locale, `/payment/${encodeURIComponent(String(params.orderNo))}`), [
    browser.dropNextToken(),
    browser.keepToken(next, SESSION_SECONDS),
  ]);
}

async function paymentOf(
  context: LoaderFunctionArgs["context"],
  accessToken: string | null,
  order_no: string,
) {
  if (!accessToken) return null;
  try {
    return (await sdk(context).query(PaymentDocument, { order_no }, { accessToken })).findPayment ?? null;
  } catch (fault) {
    if (fault instanceof ApiFault && fault.code.startsWith("auth/")) return null;
    throw fault;
  }
}
