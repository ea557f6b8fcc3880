import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { billOf, billPlace } from "./bill.ts";
import { CERTIFICATES, MERCHANT } from "./keys.ts";
import { platformHeaders, requestProblem, sealedText } from "./signature.ts";
import type { Signers } from "./signers.ts";
import type { Trade, Trades } from "./trades.ts";

type Shared = {
  readonly trades: Trades;
  readonly signers: Signers;
  readonly now: () => Date;
  readonly origin: string;
};
type Room = Shared & {
  /** What the answer to this request is signed with. */
  readonly keyId: string;
};

const ORDER = /^\/v3\/pay\/transactions\/out-trade-no\/([\w|*-]{6,32})(\/close)?$/;

/** The merchant API: the vendor's own paths, with every request and response signed. */
export async function merchantApi(shared: Shared, request: Request): Promise<Response> {
  const room: Room = { ...shared, keyId: shared.signers.forAnswer(request.headers.get("wechatpay-serial")) };
  const url = new URL(request.url);
  const body = await request.text();
  const asked = { method: request.method, path: url.pathname + url.search, body };
  const checked = await requestProblem(asked, request.headers.get("authorization"), room.now());
  if ("problem" in checked) return answer(room, 401, { code: "SIGN_ERROR", message: checked.problem });
  if (!room.trades.useNonce(checked.nonce, room.now().getTime()))
    return answer(room, 401, { code: "SIGN_ERROR", message: "nonce used before" });

  const content = objectOf(body);
  if (request.method === "POST" && url.pathname === "/v3/pay/transactions/native")
    return open(room, content, "NATIVE");
  if (request.method === "POST" && url.pathname === "/v3/pay/transactions/h5")
    return open(room, content, "MWEB");
  if (request.method === "POST" && url.pathname === "/v3/refund/domestic/refunds")
    return refund(room, content);
  if (request.method === "GET" && url.pathname === "/v3/certificates") return certificates(room);
  if (url.pathname === "/v3/bill/tradebill") return bill(room, url.searchParams.get("bill_date") ?? "");
  // The file itself is not signed.
  if (url.pathname === "/v3/billdownload/file")
    return new Response(billOf(room.trades.all(), url.searchParams.get("token") ?? "-"));
  const [, number, closing] = ORDER.exec(url.pathname) ?? [];
  if (number === undefined) return answer(room, 404, { code: "NOT_FOUND", message: "no such address" });
  const trade = room.trades.byNumber(number);
  if (!trade) return answer(room, 404, { code: "ORDER_NOT_EXIST", message: "no such order" });
  const merchant = closing ? content.mchid : url.searchParams.get("mchid");
  if (merchant !== MERCHANT.merchantId)
    return answer(room, 400, { code: "PARAM_ERROR", message: "mchid is missing" });
  return closing && request.method === "POST"
    ? close(room, trade)
    : answer(room, 200, described(trade, room.now()));
}

/** The platform's certificates, sealed with the merchant's key; none for a merchant that has a public key alone. */
async function certificates(room: Room): Promise<Response> {
  const serials = room.signers.certificates();
  if (serials.length === 0) return answer(room, 404, { code: "RESOURCE_NOT_EXISTS", message: "none" });
  const data = await Promise.all(
    serials.map(async (serial_no) => ({
      serial_no,
      effective_time: "2020-01-01T08:00:00+08:00",
      expire_time: "2099-12-31T23:59:59+08:00",
      encrypt_certificate: await sealedText(pemOf(CERTIFICATES[serial_no] ?? ""), "certificate"),
    })),
  );
  return answer(room, 200, { data });
}

const pemOf = (der: string): string =>
  `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join("\n")}\n-----END CERTIFICATE-----\n`;

/** Where the bill of a day lies; there is one for days that are over. */
function bill(room: Room, day: string): Promise<Response> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return answer(room, 400, { code: "PARAM_ERROR", message: "bill_date" });
  if (Date.parse(`${day}T24:00:00+08:00`) > room.now().getTime())
    return answer(room, 400, { code: "STATEMENT_CREATING", message: "the day is not over" });
  const text = billOf(room.trades.all(), day);
  return text === null
    ? answer(room, 400, { code: "NO_STATEMENT_EXIST", message: "nothing happened that day" })
    : answer(room, 200, billPlace(text, room.origin, day));
}

/** Creates an order's QR code or page; idempotent per order. */
function open(room: Room, content: Fields, type: Trade["type"]): Promise<Response> {
  const problem = orderProblem(content) ?? (type === "MWEB" ? sceneProblem(content) : null);
  if (problem !== null) return answer(room, 400, { code: "PARAM_ERROR", message: problem });
  const { total } = fieldsOf(content.amount);
  const known = room.trades.byNumber(String(content.out_trade_no));
  if (
    known &&
    (known.type !== type ||
      known.total !== total ||
      known.notifyUrl !== content.notify_url ||
      known.state !== "NOTPAY")
  )
    return answer(room, 403, { code: "OUT_TRADE_NO_USED", message: "order number used before" });
  const trade: Trade = known ?? {
    outTradeNo: String(content.out_trade_no),
    type,
    code: randomBytes(9).toString("base64url"),
    total: Number(total),
    notifyUrl: String(content.notify_url),
    description: String(content.description),
    expiresAt: Date.parse(String(content.time_expire)),
    state: "NOTPAY",
    transactionId: "",
    captured: 0,
    successTime: "",
    refunds: {},
    pending: null,
    answers: [],
  };
  if (!known) room.trades.add(trade);
  return answer(room, 200, type === "NATIVE" ? { code_url: codeUrl(trade) } : { h5_url: h5Url(room, trade) });
}

export const CODE_BEGINS = "weixin://wxpay/bizpayurl?pr=";
const codeUrl = ({ code }: Trade) => CODE_BEGINS + code;
/** Valid for five minutes; every request gets a new one. */
const H5_LIFE_MS = 300_000;
const h5Url = ({ origin, now }: Room, { code }: Trade) =>
  `${origin}/wechatpay/h5/${code}?until=${now().getTime() + H5_LIFE_MS}`;

/** What has to be said about a phone's browser. */
function sceneProblem(content: Fields): string | null {
  const scene = fieldsOf(content.scene_info);
  if (isIP(String(scene.payer_client_ip)) === 0) return "scene_info.payer_client_ip";
  return fieldsOf(scene.h5_info).type === "Wap" ? null : "scene_info.h5_info.type";
}

function close(room: Room, trade: Trade): Promise<Response> {
  if (trade.state === "SUCCESS") return answer(room, 400, { code: "ORDERPAID", message: "paid already" });
  if (trade.state === "NOTPAY") trade.state = "CLOSED";
  room.trades.save();
  return answer(room, 204, null);
}

function refund(room: Room, content: Fields): Promise<Response> {
  const trade = room.trades.byNumber(String(content.out_trade_no));
  const id = typeof content.out_refund_no === "string" ? content.out_refund_no : "";
  const amount = fieldsOf(content.amount);
  const wanted = Number(amount.refund);
  if (!trade || trade.captured === 0)
    return answer(room, 404, { code: "RESOURCE_NOT_EXISTS", message: "nothing was paid" });
  if (
    !/^[\w|*@-]{1,64}$/.test(id) ||
    !Number.isSafeInteger(wanted) ||
    wanted < 1 ||
    amount.total !== trade.total
  )
    return answer(room, 400, { code: "PARAM_ERROR", message: "not a refund of this order" });
  const before = Object.values(trade.refunds).reduce((sum, each) => sum + each, 0);
  if (trade.refunds[id] === undefined) {
    if (before + wanted > trade.captured)
      return answer(room, 403, { code: "NOT_ENOUGH", message: "more than was paid" });
    trade.refunds[id] = wanted;
    trade.refundedAt = { ...trade.refundedAt, [id]: room.now().toISOString() };
    trade.state = "REFUND";
    room.trades.save();
  } else if (trade.refunds[id] !== wanted)
    return answer(room, 400, { code: "INVALID_REQUEST", message: "refund number used before" });
  return answer(room, 200, {
    refund_id: `50${trade.transactionId.slice(2)}`,
    out_refund_no: id,
    out_trade_no: trade.outTradeNo,
    transaction_id: trade.transactionId,
    status: "PROCESSING",
    amount: { refund: wanted, total: trade.total, currency: "CNY" },
  });
}

/** An order as the vendor describes it. */
export function described(trade: Trade, now: Date): object {
  const ranOut = trade.state === "NOTPAY" && trade.expiresAt <= now.getTime();
  const isPaid = trade.state === "SUCCESS" || trade.state === "REFUND";
  return {
    appid: MERCHANT.appId,
    mchid: MERCHANT.merchantId,
    out_trade_no: trade.outTradeNo,
    trade_state: ranOut ? "CLOSED" : trade.state,
    // Real providers send more fields than they document.
    trade_state_desc: "テスト & test=1",
    ...(isPaid && {
      transaction_id: trade.transactionId,
      trade_type: trade.type,
      success_time: trade.successTime,
      amount: {
        total: trade.captured,
        // Less than the total, as with a coupon: a merchant must not compare against this one.
        payer_total: Math.max(1, trade.captured - 1),
        currency: "CNY",
        payer_currency: "CNY",
      },
    }),
  };
}

function orderProblem(content: Fields): string | null {
  const amount = fieldsOf(content.amount);
  if (content.appid !== MERCHANT.appId || content.mchid !== MERCHANT.merchantId)
    return "unknown app or merchant";
  if (!/^[\w|*-]{6,32}$/.test(String(content.out_trade_no))) return "out_trade_no";
  if (!Number.isSafeInteger(amount.total) || Number(amount.total) < 1) return "amount.total";
  if (amount.currency !== "CNY") return "amount.currency";
  if (typeof content.description !== "string" || content.description.length > 127) return "description";
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(String(content.time_expire)))
    return "time_expire";
  return /^https?:\/\/[^?]+$/.test(String(content.notify_url)) ? null : "notify_url";
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};

function objectOf(body: string): Fields {
  try {
    return fieldsOf(JSON.parse(body || "{}"));
  } catch {
    return {};
  }
}

async function answer({ now, keyId }: Room, status: number, content: object | null): Promise<Response> {
  const body = content ? JSON.stringify(content) : "";
  return new Response(content ? body : null, {
    status,
    headers: { "content-type": "application/json", ...(await platformHeaders(body, now(), keyId)) },
  });
}
