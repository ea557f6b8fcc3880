import { chinaTime, type Fields } from "../fields.ts";
import type { Messenger } from "../messenger.ts";
import { billPlace, type Bills } from "./bill.ts";
import { messageAbout } from "./messages.ts";
import { isAmount, isNumber, type Order } from "./request-problem.ts";
import { signedAnswer } from "./signature.ts";
import { refundedOf, yuan, type Trade, type Trades } from "./trades.ts";

export type Room = {
  readonly trades: Trades;
  readonly messenger: Messenger<Trade>;
  readonly now: () => Date;
  readonly origin: string;
  readonly bills: Bills;
};

const DONE = { code: "10000", msg: "Success" } as const;
const failed = (sub_code: string) => ({
  code: "40004",
  msg: "Business Failed",
  sub_code,
  sub_msg: "业务失败",
});
const NOT_THERE = failed("ACQ.TRADE_NOT_EXIST");

/** The calls that the merchant's server makes. HTTP says 200 whatever comes of it. */
export async function answerCall(room: Room, { method = "" }: Fields, order: Order): Promise<Response> {
  if (method === "alipay.data.dataservice.bill.downloadurl.query") return answer(method, bill(room, order));
  const call = CALLS.get(method);
  const found = room.trades.byNumber(String(order.out_trade_no));
  const trade = found?.isOpened === true ? found : undefined;
  const content = call
    ? trade
      ? await call(room, trade, order)
      : NOT_THERE
    : { code: "40002", sub_code: "isv.invalid-method" };
  return answer(method, content);
}

function bill({ trades, bills, origin, now }: Room, { bill_type, bill_date }: Order): object {
  const day = String(bill_date);
  if (bill_type !== "trade" || !/^\d{4}-\d\d-\d\d$/.test(day)) return failed("isv.invalid-arguments");
  const place = billPlace(trades.all(), bills, day, origin, now());
  return place ? { ...DONE, ...place } : failed("isp.bill_not_exist");
}

export const answer = async (method: string, content: object): Promise<Response> =>
  new Response(await signedAnswer(method, content), {
    headers: { "content-type": "text/html;charset=utf-8" },
  });

const named = ({ tradeNo, outTradeNo }: Trade) => ({ trade_no: tradeNo, out_trade_no: outTradeNo });

type Call = (room: Room, trade: Trade, order: Order) => object | Promise<object>;

const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  [
    "alipay.trade.query",
    ({ now }, trade) => ({
      ...DONE,
      ...named(trade),
      buyer_logon_id: "cat***@mail.test",
      trade_status: stateOf(trade, now()),
      total_amount: yuan(trade.captured || trade.total),
      fund_bill_list:
        trade.captured > 0 ? [{ amount: yuan(trade.captured), fund_channel: "ALIPAYACCOUNT" }] : [],
      ...(trade.paidAt && { send_pay_date: trade.paidAt }),
    }),
  ],
  [
    "alipay.trade.close",
    ({ trades, now }, trade) => {
      if (stateOf(trade, now()) !== "WAIT_BUYER_PAY") return failed("ACQ.TRADE_STATUS_ERROR");
      trade.state = "TRADE_CLOSED";
      trades.save();
      return { ...DONE, ...named(trade) };
    },
  ],
  [
    "alipay.trade.refund",
    async (room, trade, { out_request_no, refund_amount }) => {
      if (!isNumber(out_request_no) || !isAmount(refund_amount)) return failed("ACQ.INVALID_PARAMETER");
      const [id, fen] = [String(out_request_no), Number(refund_amount.replace(".", ""))];
      const before = trade.refunds[id];
      if (before !== undefined && before !== fen) return failed("ACQ.DISCORDANT_REPEAT_REQUEST");
      if (before === undefined && !(await giveBack(room, trade, id, fen)))
        return failed(trade.captured > 0 ? "ACQ.REFUND_AMT_NOT_EQUAL_TOTAL" : "ACQ.TRADE_STATUS_ERROR");
      // Whether money moved by this very request.
      return {
        ...DONE,
        ...named(trade),
        fund_change: before === undefined ? "Y" : "N",
        refund_fee: yuan(refundedOf(trade)),
      };
    },
  ],
  [
    "alipay.trade.fastpay.refund.query",
    (_room, trade, { out_request_no }) => {
      const fen = trade.refunds[String(out_request_no)];
      // Without a refund there is an answer without one.
      if (fen === undefined) return DONE;
      return {
        ...DONE,
        ...named(trade),
        out_request_no: String(out_request_no),
        refund_amount: yuan(fen),
        refund_status: "REFUND_SUCCESS",
      };
    },
  ],
]);

/** Refunds and notifies; false if there is not enough left. A full refund closes the trade. */
export async function giveBack(room: Room, trade: Trade, id: string, fen: number): Promise<boolean> {
  if (trade.state !== "TRADE_SUCCESS" || refundedOf(trade) + fen > trade.captured) return false;
  trade.refunds[id] = fen;
  trade.refundedAt = { ...trade.refundedAt, [id]: chinaTime(room.now()) };
  if (refundedOf(trade) === trade.captured) trade.state = "TRADE_CLOSED";
  room.messenger.queue(trade, await messageAbout(trade, room.now(), { refunded: id }));
  room.messenger.deliverSoon();
  return true;
}

/** The order cannot be paid after this time. */
export const stateOf = ({ state, expiresAt }: Trade, now: Date): Trade["state"] =>
  state === "WAIT_BUYER_PAY" && expiresAt <= now.getTime() ? "TRADE_CLOSED" : state;
