import { randomInt } from "node:crypto";
import type { Fields } from "../fields.ts";
import type { Messenger } from "../messenger.ts";
import { MERCHANT } from "./keys.ts";
import type { Order, Orders, Refund } from "./orders.ts";
import { isAmount, requestProblem } from "./request-problem.ts";
import { signed } from "./signature.ts";

export type Room = {
  readonly orders: Orders;
  readonly messenger: Messenger<Order>;
  readonly now: () => Date;
  readonly origin: string;
};

const NOT_THERE = "34";
const REPEATED = "12";
const TOO_MUCH = "36";

/** The trade's result. A waiting order and one whose result is unknown are both reported as "ask later". */
const CODES = { WAITING: "05", UNKNOWN: "04", PAID: "00", DECLINED: "61", LATE: "66" } as const;

/** Numbers of 21 digits. */
export const newQueryId = (): string =>
  Array.from({ length: 21 }, (_, at) => randomInt(at === 0 ? 1 : 0, 10)).join("");

/** `queryTrans.do`: how an order or a refund went, by number and time. */
export async function answerQuery({ orders, now }: Room, fields: Fields): Promise<Response> {
  const { orderId = "", txnTime = "" } = fields;
  const problem = (await requestProblem(fields)) ?? (fields.txnType === "00" ? null : "10");
  if (problem) return answer(fields, { respCode: problem });
  const refund = orders.refunds().find((each) => each.orderId === orderId && each.txnTime === txnTime);
  if (refund) return answer(fields, { respCode: "00", origRespCode: "00", ...described(refund) });
  const order = orders.byNumber(orderId);
  if (order?.txnTime !== txnTime) return answer(fields, { respCode: NOT_THERE, respMsg: "查无此交易" });
  const isLate = order.state === "WAITING" && order.expiresAt <= now().getTime();
  const origRespCode = CODES[isLate ? "LATE" : order.state];
  return answer(fields, {
    respCode: "00",
    origRespCode,
    ...(order.state === "PAID" && described({ ...order, amount: order.captured })),
  });
}

/** `backTransReq.do`: refunds, as a separate trade. */
export async function giveBack({ orders, now }: Room, fields: Fields): Promise<Response> {
  const { orderId = "", txnTime = "", origQryId = "", txnAmt } = fields;
  const problem =
    (await requestProblem(fields)) ??
    (fields.txnType === "04" && isAmount(txnAmt) && fields.backUrl ? null : "10");
  if (problem) return answer(fields, { respCode: problem });
  const order = orders.byQueryId(origQryId);
  if (!order) return answer(fields, { respCode: NOT_THERE });
  if (orders.byNumber(orderId) || orders.refunds().some((each) => each.orderId === orderId))
    return answer(fields, { respCode: REPEATED });
  const before = orders
    .refunds()
    .filter((each) => each.origQryId === origQryId)
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = Number(txnAmt);
  if (before + amount > order.captured) return answer(fields, { respCode: TOO_MUCH });
  const refund = { orderId, txnTime, origQryId, amount, queryId: newQueryId(), at: now().getTime() };
  orders.addRefund(refund);
  return answer(fields, { respCode: "00", ...described(refund) });
}

const described = ({ queryId, amount }: Pick<Refund, "queryId" | "amount">): Fields => ({
  queryId,
  txnAmt: String(amount),
  currencyCode: "156",
  settleAmt: String(amount),
});

/** Answers are not encoded as forms are. */
export async function answer(
  { orderId = "", txnTime = "", txnType = "" }: Fields,
  fields: Fields,
): Promise<Response> {
  const message = await signed({
    merId: MERCHANT.merId,
    orderId,
    txnTime,
    txnType,
    respMsg: "成功[0000000]",
    ...fields,
  });
  return new Response(
    Object.entries(message)
      .map(([name, value]) => `${name}=${value}`)
      .join("&"),
    { headers: { "content-type": "text/html;charset=UTF-8" } },
  );
}

/** The body of a notification, as a form. Only successful payments are notified. */
export const messageAbout = async (order: Order): Promise<string> =>
  new URLSearchParams(
    await signed({
      txnType: "01",
      txnSubType: "01",
      merId: MERCHANT.merId,
      orderId: order.orderId,
      txnTime: order.txnTime,
      respCode: "00",
      respMsg: "成功[0000000]",
      accNo: "6216****0018",
      ...described({ ...order, amount: order.captured }),
    }),
  ).toString();
