/**
 * Rows as CSV (RFC 4180), for a spreadsheet. A cell that a spreadsheet would take for a formula is marked as text by an
 * apostrophe (R-WAL-12): names of games and of people come from others.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(",")).join("\r\n");
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What spreadsheets begin a formula with, full-width forms included; after spaces, too. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20|%]/u;

/** Money that went out, in units with two decimals. */
const AMOUNT = /^-\d+\.\d\d$/;
