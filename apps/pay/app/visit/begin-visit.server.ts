import { localePath } from "@catnip/domain/locales";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { goOn } from "../session/answers.server.ts";
import { payBrowser } from "../session/pay-session.server.ts";

/** Long enough to log in on the way, with a code from a mail. */
const VISIT_SECONDS = 1_800;

/**
 * Redirects a browser without a pay session through the shop, whose session identifies the player, and back to
 * `/enter`. Until then it gets a secret, and no session (R-PAY-67).
 *
 * @param orderNo the payment to show; null: all of them
 */
export function beginVisit(request: Request, host: SiteHost, orderNo: string | null): Response {
  const { challenge, cookie } = payBrowser(request, host).newLinkSecret(VISIT_SECONDS);
  const query = new URLSearchParams({ challenge, ...(orderNo === null ? {} : { order_no: orderNo }) });
  const { shop } = host.publicConfig.origins;
  return goOn(`${shop}${localePath(localeOf(request), "/account/payments")}?${query}`, [cookie]);
}

/** The order number of a URL; null for anything that cannot be one. */
export const readOrderNo = (text: string | null | undefined): string | null =>
  text && ORDER_NO.test(text) ? text : null;

const ORDER_NO = /^[\dA-HJKMNP-TV-Z]{26}$/;
