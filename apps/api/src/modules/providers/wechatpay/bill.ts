import type { FactKind } from "@catnip/domain/payments";
import { fromWire } from "../amounts.ts";
import { fromChinaTime } from "../china-time.ts";
import type { ProviderFact } from "../provider.types.ts";
import { accountOf } from "./trade.ts";

/** The columns that count, under the vendor's own names. */
const COLUMNS = {
  time: "交易时间",
  appId: "公众账号ID",
  merchantId: "商户号",
  transactionId: "微信订单号",
  orderNo: "商户订单号",
  state: "交易状态",
  currency: "货币种类",
  total: "订单金额",
  refund: "申请退款金额",
} as const;
type Row = Readonly<Record<keyof typeof COLUMNS, string>>;

/** What begins the line above the sums. */
const SUMS = "总交易单数";

const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["SUCCESS", "succeeded"],
  ["REFUND", "refunded"],
  ["REVOKED", "refunded"],
]);

/**
 * What a day's bill states; null if it is not whole or not understood. Every cell begins with a back quote, so that no
 * spreadsheet changes numbers; after the lines come their sums, which begin with how many there are.
 */
export function readBill(text: string, provider: string): readonly ProviderFact[] | null {
  const [head = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const names = head.split(",");
  const places = Object.entries(COLUMNS).map(([field, name]) => [field, names.indexOf(name)] as const);
  const sums = lines.findIndex((line) => line.startsWith(SUMS));
  if (places.some(([, place]) => place < 0) || sums < 0) return null;
  if (cellsOf(lines[sums + 1] ?? "")[0] !== String(sums)) return null;
  const facts: ProviderFact[] = [];
  for (const line of lines.slice(0, sums)) {
    const cells = cellsOf(line);
    const row = Object.fromEntries(places.map(([field, place]) => [field, cells[place] ?? ""])) as Row;
    const fact = factOf(row, provider);
    if (!fact) return null;
    facts.push(fact);
  }
  return facts;
}

const cellsOf = (line: string): readonly string[] => line.replace(/^`/, "").split(",`");

function factOf(row: Row, provider: string): ProviderFact | null {
  const kind = KINDS.get(row.state);
  const amount = fromWire(kind === "succeeded" ? row.total : row.refund, row.currency, {
    [row.currency]: "decimal",
  });
  const occurredAt = fromChinaTime(row.time);
  if (!kind || !amount || !occurredAt || row.transactionId === "" || row.orderNo === "") return null;
  return {
    provider,
    merchantAccount: accountOf(row),
    orderNo: row.orderNo,
    providerTxnId: row.transactionId,
    kind,
    amount,
    occurredAt,
    evidence: { source: "settlement", rawRef: `bill of ${row.time.slice(0, 10)}` },
  };
}
