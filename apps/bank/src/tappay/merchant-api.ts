import { randomBytes } from "node:crypto";
import type { Notifier } from "../notifier.ts";
import { jsonOf } from "../requests.ts";
import { isPaid, type TapBooks, type TapRecord } from "./records.ts";

/** The simulator's only merchant. Its key is published here and worthless; the shop refuses it in production. */
const MERCHANT = { partnerKey: "partner_catnipdevelopmentkeyofnovalue0", id: "catnip_dev_ESUN" } as const;

export type Room = {
  readonly books: TapBooks;
  readonly notifier: Notifier;
  readonly now: () => Date;
  readonly origin: string;
};

type Fields = { readonly [name: string]: unknown };
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The merchant API. HTTP is always 200: `status` says whether it worked. */
export async function merchantApi(room: Room, path: string, request: Request): Promise<Response> {
  const fields = fieldsOf(await jsonOf(request));
  const key = request.headers.get("x-api-key");
  if (key !== MERCHANT.partnerKey || fields.partner_key !== key) return answer(4, "Invalid partner_key");
  if (path === "/tpc/payment/pay-by-prime") return pay(room, fields);
  if (path === "/tpc/transaction/query") return query(room, fields);
  return path === "/tpc/transaction/refund" ? refund(room, fields) : new Response(null, { status: 404 });
}

const PRIME_LIFE_MS = 90_000;

function pay(room: Room, fields: Fields): Response {
  const { books, now } = room;
  const problem = problemIn(fields);
  if (problem !== null) return answer(41, problem);
  if (books.records.some((each) => each.bankTransactionId === fields.bank_transaction_id))
    return answer(10_009, "Duplicate bank_transaction_id");
  const prime = books.primes.find((each) => each.prime === fields.prime);
  if (!prime || prime.isUsed || now().getTime() - prime.madeAt > PRIME_LIFE_MS)
    return answer(121, "Invalid or used prime");
  prime.isUsed = true;
  const urls = fieldsOf(fields.result_url);
  const record: TapRecord = {
    recTradeId: `D2026${randomBytes(8).toString("hex")}`,
    orderNumber: String(fields.order_number),
    bankTransactionId: String(fields.bank_transaction_id),
    session: randomBytes(18).toString("base64url"),
    currency: String(fields.currency),
    asked: Number(fields.amount),
    notifyUrl: String(urls.backend_notify_url),
    returnUrl: String(urls.frontend_redirect_url),
    backUrl: String(urls.go_back_url),
    time: now().getTime(),
    status: prime.card === DECLINED ? -1 : 4,
    original: Number(fields.amount),
    refunded: 0,
    pending: null,
    answers: [],
  };
  books.records.push(record);
  books.save();
  const about = { rec_trade_id: record.recTradeId, bank_transaction_id: record.bankTransactionId };
  if (record.status === -1) return answer(10_003, "Card Error", about);
  return answer(0, "Success", {
    ...about,
    amount: record.asked,
    currency: record.currency,
    order_number: record.orderNumber,
    payment_url: `${room.origin}${bankPagePath(record)}`,
  });
}

/** The vendor's test card that is always refused. */
const DECLINED = "4000000000000002";
export const BELOW = "/tappay";
export const bankPagePath = ({ session }: TapRecord) => `${BELOW}/3ds/${session}`;

function problemIn(fields: Fields): string | null {
  const { amount, currency, order_number: number, bank_transaction_id: id } = fields;
  if (fields.merchant_id !== MERCHANT.id) return "merchant_id";
  if (!Number.isSafeInteger(amount) || Number(amount) < 1) return "amount";
  if (currency !== "TWD" && currency !== "USD") return "currency";
  if (typeof number !== "string" || number.length > 50) return "order_number";
  if (typeof id !== "string" || !/^[0-9A-Za-z]{1,16}$/.test(id)) return "bank_transaction_id";
  if (typeof fields.details !== "string" || fields.details.length > 100) return "details";
  const holder = fieldsOf(fields.cardholder);
  if (![holder.phone_number, holder.name, holder.email].every((each) => typeof each === "string"))
    return "cardholder";
  // What Visa demands for 3-D Secure since August 2024.
  if (holder.name === "" || (holder.email === "" && holder.phone_number === "")) return "cardholder";
  if (fields.three_domain_secure !== true || fields.remember !== false) return "three_domain_secure";
  const urls = fieldsOf(fields.result_url);
  return [urls.frontend_redirect_url, urls.backend_notify_url, urls.go_back_url].every(isAddress)
    ? null
    : "result_url";
}

const isAddress = (value: unknown) =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);

function query({ books }: Room, { filters, page = 0, records_per_page: size = 50 }: Fields): Response {
  const { order_number: number, rec_trade_id: id, bank_transaction_id: bankId, time } = fieldsOf(filters);
  if (number === undefined && id === undefined && bankId === undefined && time === undefined)
    return answer(41, "filters");
  const { start_time: from = 0, end_time: to = Number.MAX_SAFE_INTEGER } = fieldsOf(time);
  const [at, per] = [Number(page), Number(size)];
  if (!Number.isSafeInteger(at) || at < 0 || !(per >= 1 && per <= 200)) return answer(41, "page");
  const found = books.records.filter(
    (each) =>
      (number === undefined || each.orderNumber === number) &&
      (id === undefined || each.recTradeId === id) &&
      (bankId === undefined || each.bankTransactionId === bankId) &&
      each.time >= Number(from) &&
      each.time <= Number(to),
  );
  const pages = Math.max(1, Math.ceil(found.length / per));
  // 2: found, and there is no further page. Not an error.
  return answer(at + 1 < pages ? 0 : 2, "Success", {
    records_per_page: per,
    page: at,
    total_page_count: pages,
    number_of_transactions: found.length,
    trade_records: found.slice(at * per, (at + 1) * per).map(described),
  });
}

/** A record as the vendor describes it: `amount` is what is left after refunds. */
const described = (record: TapRecord) => ({
  rec_trade_id: record.recTradeId,
  auth_code: "123456",
  merchant_id: MERCHANT.id,
  merchant_name: "猫薄荷 & test=1",
  app_name: "catnip",
  time: record.time,
  amount: record.original - record.refunded,
  refunded_amount: record.refunded,
  original_amount: record.original,
  record_status: record.status,
  bank_transaction_id: record.bankTransactionId,
  order_number: record.orderNumber,
  currency: record.currency,
  is_captured: record.status === 1,
});

function refund(room: Room, fields: Fields): Response {
  const record = room.books.records.find((each) => each.recTradeId === fields.rec_trade_id);
  if (!record || !isPaid(record)) return answer(41, "rec_trade_id");
  const left = record.original - record.refunded;
  const amount = fields.amount === undefined ? left : Number(fields.amount);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) return answer(10_050, "Refund failed");
  giveBack(room, record, amount);
  return answer(0, "Success", { refund_amount: amount, is_captured: record.status === 1 });
}

export function giveBack({ books }: Pick<Room, "books">, record: TapRecord, amount: number): void {
  record.refunded += amount;
  record.status = record.refunded === record.original ? 3 : 2;
  books.save();
}

const answer = (status: number, msg: string, more: object = {}) => Response.json({ status, msg, ...more });
