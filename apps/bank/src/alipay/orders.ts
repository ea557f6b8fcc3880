import { randomBytes } from "node:crypto";
import { chinaMs, type Fields } from "../fields.ts";
import { html, refusedPage } from "../page.ts";
import { redirect } from "../requests.ts";
import { answer, type Room } from "./open-api.ts";
import { orderProblem, type Order } from "./request-problem.ts";
import type { Trade } from "./trades.ts";

const PRODUCTS: ReadonlyMap<string, Trade["product"]> = new Map([
  ["alipay.trade.page.pay", "page"],
  ["alipay.trade.wap.pay", "wap"],
  ["alipay.trade.precreate", "scan"],
]);

export const productOf = ({ method = "" }: Fields): Trade["product"] | undefined => PRODUCTS.get(method);

export const CODE_BEGINS = "https://qr.alipay.com/";

/**
 * An order: a browser brings it and goes on to the cashier; the merchant's server gets a code for it. The same order
 * twice is the same trade; the same number with other terms is refused.
 */
export function takeOrder(room: Room, fields: Fields, order: Order): Response | Promise<Response> {
  const product = productOf(fields) ?? "page";
  const method = fields.method ?? "";
  const refused = (sub_code: string) =>
    product === "scan"
      ? answer(method, { code: "40004", msg: "Business Failed", sub_code })
      : html(refusedPage(sub_code), 400);
  const problem = orderProblem(fields, order);
  if (problem) return refused(problem.sub_code);
  const asked = tradeOf(product, fields, order);
  const known = room.trades.byNumber(asked.outTradeNo);
  if (known && !isSame(known, asked)) return refused("ACQ.CONTEXT_INCONSISTENT");
  const trade = known ?? asked;
  if (!known) room.trades.add(trade);
  return product === "scan"
    ? answer(method, {
        code: "10000",
        msg: "Success",
        out_trade_no: trade.outTradeNo,
        qr_code: CODE_BEGINS + trade.session,
      })
    : redirect(`${room.origin}/alipay/cashier/${trade.session}`);
}

const isSame = (a: Trade, b: Trade): boolean =>
  a.product === b.product &&
  a.total === b.total &&
  a.notifyUrl === b.notifyUrl &&
  a.returnUrl === b.returnUrl;

const tradeOf = (product: Trade["product"], fields: Fields, order: Order): Trade => ({
  outTradeNo: String(order.out_trade_no),
  session: randomBytes(15).toString("base64url"),
  product,
  total: Number(String(order.total_amount).replace(".", "")),
  subject: String(order.subject),
  notifyUrl: fields.notify_url ?? "",
  returnUrl: fields.return_url ?? "",
  expiresAt: chinaMs(String(order.time_expire)),
  isOpened: product !== "scan",
  state: "WAIT_BUYER_PAY",
  tradeNo: `2026${Date.now()}${randomBytes(5).readUIntBE(0, 5).toString().padStart(13, "0")}`,
  captured: 0,
  paidAt: "",
  refunds: {},
  pending: [],
  answers: [],
});
