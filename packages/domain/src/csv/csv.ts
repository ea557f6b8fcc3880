import { assertAmount } from "../money/index.ts";

/** A number with decimals, or one of our codes: text we generate, which is never a formula. */
type OwnText = { readonly own: string };

/** A cell of a table. A plain string is untrusted text, such as what people typed. */
export type CsvCell = string | number | boolean | Date | OwnText;

/**
 * Rows as CSV (RFC 4180), for a spreadsheet. Text from people that a spreadsheet would take for a formula is marked as
 * text by an apostrophe; numbers, dates and our own codes stay what they are, so that columns can be summed (R-WAL-12).
 *
 * @throws RangeError for a number that is not an amount
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map((cell) => quoted(textOf(cell))).join(",")).join("\r\n");
}

/** Hundredths (meowcent, minor units) as a number that every spreadsheet reads: -5 is `-0.05`. */
export function decimalCell(hundredths: number): OwnText {
  assertAmount(hundredths);
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return { own: `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/**
 * A code that we made, such as an id, a currency or a day.
 *
 * @throws RangeError for text that could be a formula, or need quotes
 */
export function codeCell(code: string): OwnText {
  if (!CODE.test(code)) throw new RangeError(`Not one of our codes: ${code.length} characters`);
  return { own: code };
}

const CODE = /^([0-9A-Za-z][0-9A-Za-z:._-]*)?$/;

function textOf(cell: CsvCell): string {
  if (typeof cell === "string") return FORMULA.test(cell) ? `'${cell}` : cell;
  if (typeof cell === "number") {
    assertAmount(cell);
    return String(cell);
  }
  if (typeof cell === "boolean") return String(cell);
  return cell instanceof Date ? cell.toISOString() : cell.own;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What spreadsheets begin a formula with, full-width forms included; after spaces, too. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20|%]/u;
