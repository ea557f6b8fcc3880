export { csvOf } from "@catnip/domain/csv";

/** Saves a text as a file of the browser's downloads. With a byte order mark, for spreadsheets to read it as UTF-8. */
export function saveAsFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
