import { toWire } from "../amounts.ts";
import { chinaTime } from "../china-time.ts";
import type { Reach } from "../define-provider.ts";
import type { PaymentView, StartAt } from "../provider.types.ts";
import { call } from "./client.ts";
import type { WechatpaySettings } from "./settings.ts";
import { AMOUNT_UNITS } from "./trade.ts";

/** A payment that began with a page goes on with one, and needs an address of the payer whatever device it is now. */
const UNKNOWN_ADDRESS = "127.0.0.1";

/**
 * Makes an order there, or finds it: what a QR code says, or the address of a page for a phone's browser. Null if it
 * could not be made.
 */
export async function openOrder(
  settings: WechatpaySettings,
  reach: Reach,
  payment: PaymentView,
  { notifyUrl, device, payerAddress = UNKNOWN_ADDRESS }: StartAt,
): Promise<string | null> {
  const onPhone = payment.providerRef === null ? device === "wap" : isPage(payment.providerRef);
  const answer = await call(settings, reach, "POST", `/v3/pay/transactions/${onPhone ? "h5" : "native"}`, {
    appid: settings.appId,
    mchid: settings.merchantId,
    description: `Top-up ${payment.orderNo}`,
    out_trade_no: payment.orderNo,
    time_expire: rfc3339(payment.expiresAt),
    notify_url: notifyUrl,
    amount: { total: Number(toWire(payment.amount, AMOUNT_UNITS)), currency: payment.amount.currency },
    ...(onPhone && { scene_info: { payer_client_ip: payerAddress, h5_info: { type: "Wap" } } }),
  });
  const url = answer?.status === 200 ? answer.body[onPhone ? "h5_url" : "code_url"] : null;
  return typeof url === "string" && isPage(url) === onPhone && URL.canParse(url) ? url : null;
}

/** Pages are on the web; codes begin with a scheme of their own. */
export const isPage = (url: string): boolean => /^https?:/.test(url);

/** As in the vendor's examples: in China Standard Time. */
const rfc3339 = (at: Date): string => `${chinaTime(at).replace(" ", "T")}+08:00`;
