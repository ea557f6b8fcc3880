import { fromWire } from "../amounts.ts";
import { readCsv } from "../read-csv.ts";
import type { VoucherSale } from "../provider.types.ts";

/** The columns of the shop's order export. If the real export differs, this is the only place to change. */
const COLUMNS = { orderId: "订单编号", code: "卡密", paid: "买家实际支付金额" } as const;

/**
 * The sold codes in an order export: CSV with a heading, in any order of columns. Spreadsheets write long numbers as
 * `="123"`.
 *
 * @returns the number of the first line that cannot be read, from 1
 */
export function readOrderExport(text: string): readonly VoucherSale[] | { readonly badLine: number } {
  const [heading = [], ...lines] = readCsv(text);
  const places = Object.values(COLUMNS).map((name) => heading.indexOf(name));
  if (places.includes(-1)) return { badLine: 1 };
  const sales: VoucherSale[] = [];
  for (const [index, line] of lines.entries()) {
    const [orderId = "", code = "", paid = ""] = places.map((at) => unquoted(line[at] ?? ""));
    const amount = fromWire(paid, "CNY", { CNY: "decimal" });
    if (!/^\d{1,32}$/.test(orderId) || amount === null) return { badLine: index + 2 };
    sales.push({ orderId, code, amount });
  }
  return sales;
}

const unquoted = (cell: string): string => /^="(.*)"$/.exec(cell.trim())?.[1] ?? cell.trim();
