import { isErrorCode, toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { localePath } from "@catnip/domain/locales";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { StartPaySessionDocument } from "@catnip/sdk/payments/index.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import type { LoaderFunctionArgs } from "react-router";
import { goOn } from "../session/answers.server.ts";
import { brandOfVisit } from "../session/brand-of-visit.server.ts";
import { payBrowser } from "../session/pay-session.server.ts";
import { payerOf } from "../session/payer.server.ts";
import { readOrderNo } from "./begin-visit.server.ts";

/**
 * `/enter?challenge=…&proof=…&order_no=…`: back from the shop. The proof and this browser's own secret open a pay
 * session, and the visitor sees the payment, or why not. A browser that now pays for another account keeps doing so.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const challenge = searchParams.get("challenge") ?? "";
  const orderNo = readOrderNo(searchParams.get("order_no"));
  const page = localePath(localeOf(request), orderNo === null ? "/log" : `/log/${orderNo}`);
  const browser = payBrowser(request, context.get(apiContext));
  const spent = browser.dropLinkSecret(challenge);
  const refuse = (problem: ErrorCode) => goOn(`${page}?${new URLSearchParams({ problem })}`, [spent]);

  const problem = searchParams.get("problem");
  if (problem !== null) return refuse(isErrorCode(problem) ? problem : "pay/ticket-invalid");
  const verifier = browser.linkSecret(challenge);
  // A proof this browser never requested.
  if (!verifier) return refuse("pay/other-browser");
  try {
    const { startPaySession } = await sdk(context).query(StartPaySessionDocument, {
      proof: searchParams.get("proof") ?? "",
      verifier,
      platform_key: brandOfVisit(context).platform_key,
    });
    const { payer, pay_token, expires_in } = startPaySession;
    const before = await payerOf(context, browser.token());
    const isOthers = before !== null && before.uuid !== payer.uuid;
    return goOn(page, isOthers ? [spent] : [spent, browser.keepToken(pay_token, expires_in)]);
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return refuse(toErrorCode(fault.code));
  }
}
