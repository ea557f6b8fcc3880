export { codeCell, csvOf, decimalCell } from "./csv.ts";
export type { CsvCell } from "./csv.ts";
