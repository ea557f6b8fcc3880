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

/** What `decimal` writes for money that went out. */
const AMOUNT = /^-\d+\.\d\d$/;

/** Saves a table as a file of the browser's downloads. With a byte order mark, for spreadsheets to read it as UTF-8. */
export function saveAsFile(name: string, csv: string): void {
  saveFile(name, ["\uFEFF", csv], "text/csv;charset=utf-8");
}

/** Saves text as a file of the browser's downloads. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
