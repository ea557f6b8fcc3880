import { isErrorCode } from "@catnip/domain/errors";
import { localePath } from "@catnip/domain/locales";
import { DAY_MS } from "@catnip/domain/time";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { PaymentTimelineDocument } from "@catnip/sdk/payments/index.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { helpUrl } from "../payment/help-url.ts";
import { payBrowser } from "../session/pay-session.server.ts";
import { beginVisit, readOrderNo } from "../visit/begin-visit.server.ts";

/**
 * `/log/{order number}`: where the money of a payment is; another player's payment is a 404. Without a pay session, as
 * after a link in a mail, the browser is redirected through the shop, which identifies the payer. If that has failed or
 * would interrupt an open page, the page offers a login, and a way to ask about this payment.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { shop } = context.get(apiContext).publicConfig.origins;
  const locale = localeOf(request);
  const inShop = (path: string) => shop + localePath(locale, path);
  const accessToken = payBrowser(request, context.get(apiContext)).token();
  const orderNo = String(params.orderNo);
  const withoutSession = () => {
    const known = readOrderNo(orderNo);
    const problem = new URL(request.url).searchParams.get("problem");
    if (known !== null && problem === null && isForDocument(request))
      throw beginVisit(request, context.get(apiContext), known);
    return {
      timeline: null,
      orderNo: known,
      problem: isErrorCode(problem) ? problem : null,
      askUrl: known === null ? null : helpUrl({ order_no: known }, shop, locale),
    };
  };
  if (!accessToken) return withoutSession();
  try {
    const { findPaymentTimeline: timeline } = await sdk(context).query(
      PaymentTimelineDocument,
      { order_no: orderNo },
      { accessToken },
    );
    if (!timeline) throw data({ code: "pay/payment-not-found" }, { status: 404 });
    const { next_query_at, booked_at } = timeline;
    return {
      timeline,
      // By the server's clock: the payer's may be wrong.
      isAskedSoon: next_query_at != null && Date.parse(next_query_at) <= Date.now(),
      bookingUrl: booked_at == null ? null : inShop(bookingPath(booked_at)),
      helpUrl: helpUrl(timeline.payment, shop, locale),
      shopUrl: inShop("/"),
    };
  } catch (fault) {
    if (fault instanceof ApiFault && fault.code.startsWith("auth/")) return withoutSession();
    throw fault;
  }
}

/** Whether this is a navigation, and not an open page that polls. Older browsers do not say. */
const isForDocument = ({ headers }: Request) => (headers.get("Sec-Fetch-Dest") ?? "document") === "document";

/** The top-ups of those days in the statement; a day more on either side, since days are those of the reader. */
function bookingPath(bookedAt: string): string {
  const day = (ms: number) => new Date(Date.parse(bookedAt) + ms).toISOString().slice(0, 10);
  return `/account/statement?show=recharge&from=${day(-DAY_MS)}&to=${day(DAY_MS)}`;
}
