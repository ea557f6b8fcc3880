import { StartPaymentDocument, type StartPaymentMutation } from "@catnip/sdk/payments/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { isErrorCode, toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { localePath } from "@catnip/domain/locales";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import type { LoaderFunctionArgs } from "react-router";
import { brandOfVisit } from "../session/brand-of-visit.server.ts";
import { goOn, refuse } from "../session/answers.server.ts";
import { payBrowser } from "../session/pay-session.server.ts";
import { payerOf } from "../session/payer.server.ts";

/** How long a player may take to confirm switching accounts, in seconds. */
const QUESTION_SECONDS = 600;

/**
 * `/open?challenge=…&proof=…`: back from the shop. The proof and this browser's own secret create the payment.
 * A browser that already pays for another account keeps doing so until its owner confirms the switch.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const challenge = searchParams.get("challenge") ?? "";
  const locale = localeOf(request);
  const browser = payBrowser(request, context.get(apiContext));
  const spent = browser.dropLinkSecret(challenge);
  const problem = searchParams.get("problem");
  if (problem !== null) return refuse(locale, isErrorCode(problem) ? problem : "pay/ticket-invalid", [spent]);

  const verifier = browser.linkSecret(challenge);
  // A proof this browser never requested.
  if (!verifier) return refuse(locale, "pay/other-browser");
  const started = await start(context, { proof: searchParams.get("proof") ?? "", verifier, locale });
  if ("code" in started) return refuse(locale, started.code, [spent]);

  const { payment, payer, pay_token, expires_in } = started;
  const before = await payerOf(context, browser.token());
  if (before && before.uuid !== payer.uuid)
    return goOn(localePath(locale, `/switch/${payment.order_no}`), [
      spent,
      browser.keepNextToken(pay_token, Math.min(expires_in, QUESTION_SECONDS)),
    ]);
  return goOn(localePath(locale, `/payment/${payment.order_no}`), [
    spent,
    browser.keepToken(pay_token, expires_in),
  ]);
}

type Started = StartPaymentMutation["startPayment"] | { readonly code: ErrorCode };

async function start(
  context: LoaderFunctionArgs["context"],
  variables: { readonly proof: string; readonly verifier: string; readonly locale: string },
): Promise<Started> {
  try {
    const { startPayment } = await sdk(context).query(StartPaymentDocument, {
      ...variables,
      platform_key: brandOfVisit(context).platform_key,
    });
    return startPayment;
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return { code: toErrorCode(fault.code) };
  }
}
