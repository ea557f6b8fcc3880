import { fromWire } from "../amounts.ts";
import { fromChinaTime } from "../china-time.ts";
import type { ProviderFact } from "../provider.types.ts";
import { readCsv } from "../read-csv.ts";
import { KEY } from "./trade.ts";

/** The columns that count, under the vendor's own names. */
const COLUMNS = {
  tradeNo: "支付宝交易号",
  orderNo: "商户订单号",
  business: "业务类型",
  finishedAt: "完成时间",
  total: "订单金额（元）",
  received: "商家实收（元）",
  refundId: "退款批次号/请求号",
} as const;
type Row = Readonly<Record<keyof typeof COLUMNS, string>>;

const PAID = "交易";
const REFUNDED = "退款";

const LIST = /^#-+业务明细列表-+$/;
const LIST_ENDS = /^#-+业务明细列表结束-+$/;
const ACCOUNT = /^#账号：\[(\d+)\]$/;
const FROM = /^#起始日期：\[(\d{4})年(\d\d)月(\d\d)日 00:00:00\]/;
/** How many lines there are of each kind, and what the merchant received by them. */
const PAID_SUMS = /^#交易合计：(\d+)笔，商家实收共(-?[\d.]+)元/;
const REFUND_SUMS = /^#退款合计：(\d+)笔，商家实收退款共(-?[\d.]+)元/;

/** Whose bill is expected, and of which day in China (`2026-03-01`). */
type Expected = { readonly sellerId: string; readonly merchantAccount: string; readonly day: string };

/**
 * What a day's bill states; null if it is not whole, not understood, another seller's or another day's. Around the
 * lines stand comments that begin with `#`: the account and the day above, the sums below.
 *
 * The bill lists all trades of the seller and does not say by which app they were made.
 */
export function readBill(text: string, expected: Expected): readonly ProviderFact[] | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const begins = lines.findIndex((line) => LIST.test(line));
  const ends = lines.findIndex((line) => LIST_ENDS.test(line));
  if (begins < 0 || ends < begins || !isExpected(lines.slice(0, begins), expected)) return null;

  const [head = [], ...table] = readCsv(lines.slice(begins + 1, ends).join("\n"));
  const names = head.map(plain);
  const places = Object.entries(COLUMNS).map(([field, name]) => [field, names.indexOf(name)] as const);
  if (places.some(([, place]) => place < 0)) return null;

  const sums = { [PAID]: { count: 0, minor: 0 }, [REFUNDED]: { count: 0, minor: 0 } };
  const facts: ProviderFact[] = [];
  for (const cells of table) {
    if (cells.length !== names.length) return null;
    const row = Object.fromEntries(places.map(([field, place]) => [field, plain(cells[place] ?? "")])) as Row;
    const fact = factOf(row, expected);
    const received = minorOf(row.received);
    if (!fact || received === null) return null;
    const sum = sums[fact.kind === "refunded" ? REFUNDED : PAID];
    sum.count += 1;
    sum.minor += received;
    facts.push(fact);
  }
  const isWhole =
    isSum(lines.slice(ends), PAID_SUMS, sums[PAID]) && isSum(lines.slice(ends), REFUND_SUMS, sums[REFUNDED]);
  return isWhole ? facts : null;
}

/** Cells end in tabs and blanks, so that no spreadsheet changes numbers. */
const plain = (cell: string): string => cell.trim();

function isExpected(above: readonly string[], { sellerId, day }: Expected): boolean {
  const account = above.flatMap((line) => ACCOUNT.exec(line)?.slice(1) ?? []);
  const days = above.flatMap((line) => FROM.exec(line)?.slice(1).join("-") ?? []);
  // The seller's number, and four digits of the account in this currency.
  return account.length === 1 && account[0]?.startsWith(sellerId) === true && days.join() === day;
}

function isSum(
  below: readonly string[],
  pattern: RegExp,
  sum: { readonly count: number; readonly minor: number },
): boolean {
  const [found, another] = below.flatMap((line) => [pattern.exec(line) ?? []].filter(({ length }) => length));
  return !another && Number(found?.[1]) === sum.count && minorOf(found?.[2] ?? "") === sum.minor;
}

/** Fen from yuan as text, negative for refunds; null if it is not an amount. */
function minorOf(text: string): number | null {
  const money = fromWire(text.replace(/^-/, ""), "CNY", { CNY: "number" });
  if (!money) return null;
  return text.startsWith("-") ? 0 - money.minor : money.minor;
}

function factOf(row: Row, { merchantAccount, day }: Expected): ProviderFact | null {
  const occurredAt = fromChinaTime(row.finishedAt);
  if (!occurredAt || row.tradeNo === "" || row.orderNo === "") return null;
  const named = {
    provider: KEY,
    merchantAccount,
    orderNo: row.orderNo,
    providerTxnId: row.tradeNo,
    occurredAt,
    evidence: { source: "settlement", rawRef: `bill of ${day}` },
  } as const;
  if (row.business === PAID) {
    const minor = minorOf(row.total);
    return minor === null || minor < 0
      ? null
      : { ...named, kind: "succeeded", amount: { currency: "CNY", minor } };
  }
  const received = minorOf(row.received);
  if (row.business !== REFUNDED || received === null || received > 0) return null;
  // The bill does not repeat what the order came to.
  const amount = { currency: "CNY", minor: 0 - received };
  return {
    ...named,
    kind: "refunded",
    amount,
    back: { ...(row.refundId !== "" && { refundId: row.refundId }), amount },
  };
}
