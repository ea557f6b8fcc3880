export { codeCell, csvOf, decimalCell } from "./csv.ts";
export type { CsvCell, OwnText } from "./csv.ts";
