import { createCipheriv, createHash } from "node:crypto";

const KEY = "Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn";
const IV = "C6AcmfqJILwgnhIP";

/** A notification as NewebPay sends it, about a payment of this many whole dollars. */
export function newebpayMessage(
  orderNo: string,
  dollars: number,
  change: Readonly<Record<string, unknown>> = {},
): string {
  const plain = JSON.stringify({
    Status: "SUCCESS",
    Message: "授權成功",
    Result: {
      MerchantID: "MS127874575",
      Amt: dollars,
      TradeNo: `2611221234${orderNo.slice(-7)}`,
      MerchantOrderNo: orderNo,
      PayTime: "2026-11-22 20:00:00",
      ...change,
    },
  });
  const cipher = createCipheriv("aes-256-cbc", KEY, IV);
  const TradeInfo = cipher.update(plain, "utf8", "hex") + cipher.final("hex");
  const TradeSha = createHash("sha256")
    .update(`HashKey=${KEY}&${TradeInfo}&HashIV=${IV}`)
    .digest("hex")
    .toUpperCase();
  return new URLSearchParams({ Status: "SUCCESS", Version: "2.0", TradeInfo, TradeSha }).toString();
}

/** What NewebPay answers when it is asked about an order that was paid. */
export function newebpayAnswer(orderNo: string, amount: string): object {
  const TradeNo = `2611221234${orderNo.slice(-7)}`;
  const signed = `Amt=${amount}&MerchantID=MS127874575&MerchantOrderNo=${orderNo}&TradeNo=${TradeNo}`;
  const CheckCode = createHash("sha256")
    .update(`HashIV=${IV}&${signed}&HashKey=${KEY}`)
    .digest("hex")
    .toUpperCase();
  const named = { MerchantID: "MS127874575", Amt: amount, TradeNo, MerchantOrderNo: orderNo };
  return { Status: "SUCCESS", Result: { ...named, TradeStatus: "1", CheckCode } };
}
