import type { Order } from "./ware.ts";

/** The orders as their owner downloads them: CSV with a byte-order mark, numbers protected from spreadsheets. */
export function orderExport(orders: readonly Order[]): Response {
  const lines = orders.map(({ number, price, code, at }) =>
    [`"=""${number}"""`, "交易成功", (price / 100).toFixed(2), `"${at}"`, `"${code}"`].join(","),
  );
  return new Response(
    `\uFEFF${["订单编号,订单状态,买家实际支付金额,订单付款时间,卡密", ...lines].join("\r\n")}\r\n`,
    { headers: { "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" } },
  );
}
