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
