import { postedReturn } from "../posted-return.ts";
import type { PaymentView, StartAt } from "../provider.types.ts";
import { encrypted, tradeSha } from "./cipher.ts";
import { amountOf, seconds } from "./client.ts";
import type { NewebpaySettings } from "./settings.ts";

/** Marks the return of a payer who left its page without paying. */
export const LEFT = "left";

const VERSION = "2.0";
/** How long its page may stay open, in seconds: the vendor's limits. */
const OPEN = { min: 60, max: 900 };

/** The form that the payer's browser posts to `/MPG/mpg_gateway`; a server's post is refused. */
export function orderForm(
  payment: PaymentView,
  { returnUrl, notifyUrl, locale }: StartAt,
  settings: NewebpaySettings,
  now: Date,
): Readonly<Record<string, string>> {
  const left = Math.floor((payment.expiresAt.getTime() - now.getTime()) / 1000);
  const fields = {
    MerchantID: settings.merchantId,
    RespondType: "JSON",
    TimeStamp: seconds(now),
    Version: VERSION,
    LangType: LANGUAGES.get(locale) ?? "en",
    MerchantOrderNo: payment.orderNo,
    Amt: amountOf(payment),
    ItemDesc: `Top-up ${payment.orderNo}`,
    TradeLimit: String(Math.min(OPEN.max, Math.max(OPEN.min, left))),
    NotifyURL: notifyUrl,
    ReturnURL: postedReturn(returnUrl),
    ClientBackURL: `${returnUrl}?${LEFT}=1`,
    LoginType: "0",
    CREDIT: "1",
  };
  const tradeInfo = encrypted(new URLSearchParams(fields).toString(), settings);
  return {
    MerchantID: settings.merchantId,
    TradeInfo: tradeInfo,
    TradeSha: tradeSha(tradeInfo, settings),
    Version: VERSION,
    EncryptType: "0",
  };
}

/** The languages of its page. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["zh-TW", "zh-tw"],
  ["zh-CN", "zh-tw"],
  ["ja-JP", "jp"],
]);
