import { createHash } from "node:crypto";
import { chinaTime } from "../fields.ts";
import { MERCHANT } from "./keys.ts";
import type { Trade } from "./trades.ts";

const HEAD =
  "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注";
const SUMS = "总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额";

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
const cells = (values: readonly string[]) => values.map((value) => `\`${value}`).join(",");

/** The bill of a day in China, a CSV file; null where nothing was paid or given back. */
export function billOf(trades: readonly Trade[], day: string): string | null {
  const lines = trades.flatMap((trade) => [
    ...(trade.captured > 0 ? [{ trade, at: trade.successTime, id: "", refund: 0 }] : []),
    ...Object.entries(trade.refunds).map(([id, refund]) => ({
      trade,
      at: trade.refundedAt?.[id] ?? trade.successTime,
      id,
      refund,
    })),
  ]);
  const ofDay = lines.filter(({ at }) => chinaTime(new Date(at)).startsWith(day));
  if (ofDay.length === 0) return null;
  const rows = ofDay.map(({ trade, at, id, refund }) => {
    const isRefund = id !== "";
    // Coupons of the vendor's make the settled amount smaller than the order's.
    const settled = isRefund ? 0 : Math.max(1, trade.captured - 1);
    return cells([
      chinaTime(new Date(at)),
      MERCHANT.appId,
      MERCHANT.merchantId,
      "0",
      "",
      trade.transactionId,
      trade.outTradeNo,
      "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o",
      trade.type,
      isRefund ? "REFUND" : "SUCCESS",
      "OTHERS",
      "CNY",
      yuan(settled),
      yuan(isRefund ? 0 : trade.captured - settled),
      isRefund ? `50${trade.transactionId.slice(2)}` : "0",
      isRefund ? id : "0",
      yuan(refund),
      "0.00",
      isRefund ? "ORIGINAL" : "",
      isRefund ? "SUCCESS" : "",
      trade.description,
      "",
      "0.00000",
      "0.60%",
      yuan(isRefund ? 0 : trade.captured),
      yuan(refund),
      "",
    ]);
  });
  const sum = (of: (line: (typeof ofDay)[number]) => number) =>
    yuan(ofDay.reduce((total, line) => total + of(line), 0));
  const paid = sum(({ trade, id }) => (id === "" ? trade.captured : 0));
  const back = sum(({ refund }) => refund);
  return `\uFEFF${[HEAD, ...rows, SUMS, cells([String(rows.length), paid, back, "0.00", "0.00000", paid, back])].join("\r\n")}\r\n`;
}

/** What the vendor says of a bill: where it lies, and the hash of the file. */
export const billPlace = (bill: string, origin: string, day: string): object => ({
  download_url: `${origin}/v3/billdownload/file?token=${day}`,
  hash_type: "SHA1",
  hash_value: createHash("sha1").update(bill).digest("hex"),
});
