export { csvOf } from "@catnip/domain/csv";

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
