import { checkValue, decrypt, MERCHANT } from "./cipher.ts";
import { described } from "./messages.ts";
import type { NewebTrade, NewebTrades } from "./trades.ts";

export type Room = { readonly trades: NewebTrades; readonly now: () => Date };

const HOUR_MS = 3_600_000;
/** How many queries about unknown orders it bears in an hour before it locks, and for how long. */
const UNKNOWN_MAX = 20;
const LOCK_MS = 4 * HOUR_MS;
const TIME_WINDOW_S = 120;

/** The API for servers. Every answer is HTTP 200: `Status` says whether it worked. */
export async function merchantApi(room: Room, path: string, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  if (path === "/API/QueryTradeInfo") return query(room, form);
  if (form.get("MerchantID_") !== MERCHANT.id) return answer("TRA20006");
  const text = await decrypt(form.get("PostData_") ?? "");
  if (text === null) return answer("TRA10001");
  const fields = new URLSearchParams(text);
  if (!isFresh(fields.get("TimeStamp"), room.now())) return answer("TRA10003");
  const trade = room.trades.byNumber(fields.get("MerchantOrderNo") ?? "");
  if (!trade || fields.get("IndexType") !== "1") return answer("TRA10021");
  if (fields.get("Amt") !== String(trade.captured)) return answer("TRA10013");
  const isClose = path === "/API/CreditCard/Close";
  if (fields.get("Version") !== (isClose ? "1.1" : "1.0")) return answer("TRA10002");
  if (isClose && fields.get("CloseType") !== "2") return answer("TRA10002");
  return isClose ? refund(room, trade) : cancel(room, trade);
}

async function query({ trades, now }: Room, form: URLSearchParams): Promise<Response> {
  const [orderNo, amount] = [form.get("MerchantOrderNo") ?? "", form.get("Amt") ?? ""];
  const { unknown } = trades;
  const time = now().getTime();
  if (unknown.lockedUntil > time) return answer("TRA10071");
  if (form.get("MerchantID") !== MERCHANT.id || form.get("Version") !== "1.3") return answer("TRA10001");
  if (form.get("CheckValue") !== (await checkValue({ orderNo, amount }))) return answer("TRA10002");
  if (!isFresh(form.get("TimeStamp"), now())) return answer("TRA10003");
  const trade = trades.byNumber(orderNo);
  if (trade && String(trade.amount) === amount) return answer("SUCCESS", await described(trade));
  unknown.asked = [...unknown.asked.filter((at) => time - at < HOUR_MS), time];
  if (unknown.asked.length > UNKNOWN_MAX) unknown.lockedUntil = time + LOCK_MS;
  trades.save();
  return answer("TRA10021");
}

/** Lifts an authorization that was not settled yet. */
function cancel({ trades }: Room, trade: NewebTrade): Response {
  if (trade.isSettled || trade.status !== "1") return answer("TRA10009");
  trade.status = "3";
  trades.save();
  return done(trade);
}

/** Gives settled money back. */
function refund({ trades }: Room, trade: NewebTrade): Response {
  if (!trade.isSettled || trade.isBack || trade.status !== "1") return answer("TRA10045");
  trade.isBack = true;
  trades.save();
  return done(trade);
}

const done = ({ captured, tradeNo, orderNo }: NewebTrade) =>
  answer("SUCCESS", {
    MerchantID: MERCHANT.id,
    Amt: captured,
    TradeNo: tradeNo,
    MerchantOrderNo: orderNo,
  });

const isFresh = (timestamp: string | null, now: Date) =>
  Math.abs(now.getTime() / 1000 - Number(timestamp ?? Number.NaN)) <= TIME_WINDOW_S;

const answer = (code: string, result?: object) =>
  Response.json({
    Status: code,
    Message: code === "SUCCESS" ? "查詢成功" : "資料不存在",
    Result: result ?? [],
  });
