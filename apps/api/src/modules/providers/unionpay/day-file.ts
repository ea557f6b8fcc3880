import type { FactKind } from "@catnip/domain/payments";
import { fromWire } from "../amounts.ts";
import { fromChinaTime } from "../china-time.ts";
import type { ProviderFact } from "../provider.types.ts";
import { KEY } from "./trade.ts";

/**
 * How many bytes each field has, up to the merchant's number; what follows is of no use here. A blank stands between.
 */
const WIDTHS = [
  3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15,
] as const;
/** The fields that count, by their place in that list. */
const PLACES = {
  /** `MMDDhhmmss`, China time. */
  sentAt: 4,
  /** Fen, with leading zeros. */
  amount: 6,
  queryId: 9,
  orderId: 11,
  /** As in messages: 01 a purchase, 04 a refund, 31 a purchase that was lifted. */
  txnType: 19,
  origQueryId: 26,
  merchantId: 27,
} as const;
type Row = Readonly<Record<keyof typeof PLACES, string>>;

const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["01", "succeeded"],
  ["04", "refunded"],
  ["31", "refunded"],
]);

const BLANK = 0x20;
const LINE_FEED = 0x0a;

/**
 * What a day's file states; null if it is not understood. Every line is a trade that succeeded, in fields of fixed
 * width. Widths are bytes of GBK, so the bytes are cut before anything is decoded: a name in Chinese has fewer
 * characters.
 *
 * A refund is a separate trade, with our number for the refund; it names the purchase by UnionPay's number. Where
 * that purchase is in the same file, its order is known; otherwise the transaction alone says what the refund is of.
 *
 * @param day the settlement day, `2026-03-01`
 */
export function readDayFile(file: Uint8Array, day: string): readonly ProviderFact[] | null {
  const rows: Row[] = [];
  for (const line of linesOf(file)) {
    const row = rowOf(line);
    if (!row) return null;
    rows.push(row);
  }
  const orders = new Map(rows.map(({ queryId, orderId }) => [queryId, orderId]));
  const facts: ProviderFact[] = [];
  for (const row of rows) {
    const fact = factOf(row, orders.get(row.origQueryId) ?? row.orderId, day);
    if (!fact) return null;
    facts.push(fact);
  }
  return facts;
}

function* linesOf(file: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < file.length;) {
    const found = file.indexOf(LINE_FEED, from);
    const end = found < 0 ? file.length : found;
    const line = file.subarray(from, end);
    if (line.some((byte) => byte > BLANK)) yield line;
    from = end + 1;
  }
}

function rowOf(line: Uint8Array): Row | null {
  const fields: string[] = [];
  let from = 0;
  for (const width of WIDTHS) {
    const isCut = line.length < from + width || (from > 0 && line[from - 1] !== BLANK);
    if (isCut) return null;
    fields.push(new TextDecoder("gbk").decode(line.subarray(from, from + width)).trim());
    from += width + 1;
  }
  return Object.fromEntries(
    Object.entries(PLACES).map(([name, place]) => [name, fields[place] ?? ""]),
  ) as Row;
}

function factOf(row: Row, orderNo: string, day: string): ProviderFact | null {
  const kind = KINDS.get(row.txnType);
  const amount = fromWire(row.amount.replace(/^0+(?=\d)/, ""), "CNY", { CNY: "minor" });
  const providerTxnId = kind === "refunded" ? row.origQueryId : row.queryId;
  const occurredAt = timeOf(row.sentAt, day);
  if (!kind || !amount || !occurredAt || providerTxnId === "" || orderNo === "" || row.merchantId === "")
    return null;
  return {
    provider: KEY,
    merchantAccount: row.merchantId,
    orderNo,
    providerTxnId,
    kind,
    amount,
    ...(kind === "refunded" && { back: { refundId: row.orderId, amount } }),
    occurredAt,
    evidence: { source: "settlement", rawRef: `file of ${day}` },
  };
}

/** The file has no year: a time in December that is settled in January is of the year before. */
function timeOf(sentAt: string, day: string): Date | null {
  const year = Number(day.slice(0, 4)) - (sentAt.slice(0, 4) > day.slice(5).replace("-", "") ? 1 : 0);
  return fromChinaTime(`${year}${sentAt}`);
}
