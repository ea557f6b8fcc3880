import { randomUUID } from "node:crypto";
import { chinaTime, reordered, type Fields } from "../fields.ts";
import { MERCHANT } from "./keys.ts";
import { signedMessage } from "./signature.ts";
import { refundedOf, yuan, type Trade, type TradeState } from "./trades.ts";

/** The vendor's waits: 8 deliveries within 25 hours. */
export const RETRY_MS = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * 60_000);

/**
 * The body of a notification, as a form.
 *
 * @param refunded the merchant's number of the refund it is about
 */
export async function messageAbout(
  trade: Trade,
  now: Date,
  { state = trade.state, refunded }: { readonly state?: TradeState; readonly refunded?: string } = {},
): Promise<string> {
  const isPaid = trade.paidAt !== "" && (state !== "TRADE_CLOSED" || refunded !== undefined);
  const fields: Fields = {
    notify_time: chinaTime(now),
    notify_type: "trade_status_sync",
    notify_id: randomUUID().replaceAll("-", ""),
    app_id: MERCHANT.appId,
    charset: "utf-8",
    version: "1.0",
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    seller_id: MERCHANT.sellerId,
    buyer_id: "2088102111111111",
    trade_status: state,
    subject: trade.subject,
    // Real providers send more fields than they document, with signs that a second decoding would spoil.
    body: "コイン 100% & +1",
    total_amount: yuan(isPaid ? trade.captured : trade.total),
    ...(isPaid && {
      // Less than the total, as with a coupon: a merchant must not compare against this one.
      receipt_amount: yuan(Math.max(1, trade.captured - 1)),
      fund_bill_list: JSON.stringify([{ amount: yuan(trade.captured), fundChannel: "ALIPAYACCOUNT" }]),
      gmt_payment: trade.paidAt,
    }),
    ...(refunded !== undefined && {
      refund_fee: yuan(refundedOf(trade)),
      out_biz_no: refunded,
      gmt_refund: `${chinaTime(now)}.123`,
    }),
  };
  return new URLSearchParams(reordered(await signedMessage(fields))).toString();
}
