import { MERCHANT } from "./keys.ts";
import { wireAmount, type Move, type Order } from "./orders.ts";
import { newId } from "./new-order.ts";

/** The vendor's codes for the events in its messages; a hold for a dispute, and its end, are movements of their own. */
const CODES: ReadonlyMap<string, string> = new Map([
  ["PAYMENT.CAPTURE.COMPLETED", "T0006"],
  ["PAYMENT.CAPTURE.REFUNDED", "T1107"],
  ["PAYMENT.CAPTURE.REVERSED", "T1106"],
  ["CUSTOMER.DISPUTE.CREATED", "T1110"],
]);

export function noteMove(order: Order, type: string, now: Date): void {
  const isWon = type === "CUSTOMER.DISPUTE.RESOLVED" && order.dispute === "WON";
  const code = isWon ? "T1111" : CODES.get(type);
  if (code === undefined) return;
  order.moves ??= [];
  order.moves.push({ id: code === "T0006" ? order.captureId : newId(), code, at: now.toISOString() });
}

/** `GET /v1/reporting/transactions`: both ends are part of what is searched. Null: not understood. */
export function transactionList(orders: readonly Order[], query: URLSearchParams): object | null {
  const [from, to] = [Date.parse(query.get("start_date") ?? ""), Date.parse(query.get("end_date") ?? "")];
  const size = Number(query.get("page_size") ?? 100);
  const page = Number(query.get("page") ?? 1);
  if (!(from <= to) || to - from > 31 * 86_400_000 || !(size >= 1 && size <= 500) || !(page >= 1))
    return null;
  const all = orders
    .flatMap((order) => (order.moves ?? []).map((move) => ({ order, move })))
    .filter(({ move }) => Date.parse(move.at) >= from && Date.parse(move.at) < to + 1000)
    .toSorted((a, b) => (a.move.at < b.move.at ? -1 : 1));
  return {
    transaction_details: all.slice((page - 1) * size, page * size).map(({ order, move }) => ({
      transaction_info: infoOf(order, move),
    })),
    account_number: MERCHANT.merchantId,
    start_date: query.get("start_date"),
    end_date: query.get("end_date"),
    last_refreshed_datetime: query.get("end_date"),
    page,
    total_items: all.length,
    total_pages: Math.ceil(all.length / size),
    links: [],
  };
}

const infoOf = (order: Order, { id, code, at }: Move) => {
  const { currency_code, value } = wireAmount(order.currency, order.captureAmount);
  const isIn = code === "T0006" || code === "T1111";
  return {
    paypal_account_id: "QYR5Z8XDVJNXQ",
    transaction_id: id,
    ...(code !== "T0006" && { paypal_reference_id: order.captureId, paypal_reference_id_type: "TXN" }),
    transaction_event_code: code,
    transaction_initiation_date: at.replace(/\.\d+Z/, "+0000"),
    transaction_updated_date: at.replace(/\.\d+Z/, "+0000"),
    transaction_amount: { currency_code, value: isIn ? value : `-${value}` },
    fee_amount: { currency_code, value: "-0.49" },
    transaction_status: "S",
    invoice_id: order.invoiceId,
    custom_field: order.orderNo,
  };
};
