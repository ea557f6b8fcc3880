import type { Locale } from "@catnip/domain/locales";
import { read } from "@catnip/site/session/client.ts";
import type { I18n } from "@lingui/core";
import { csvOf, saveAsFile, saveFile } from "../account-logs/csv.ts";
import { isDiscreet } from "../discreet/is-discreet.ts";
import { loadChainedStatement, loadWholeStatement, type StatementLine } from "./load-statement.ts";
import { statementRows } from "./statement-csv.ts";
import type { StatementQuery } from "./statement-query.ts";

/** Saves the chosen bookings, all pages of them, for a spreadsheet. */
export async function saveAsCsv(query: StatementQuery, i18n: I18n, locale: Locale): Promise<void> {
  const lines = await loadWholeStatement(read, query);
  saveAsFile(`${fileName(query)}.csv`, csvOf(statementRows(lines, i18n, locale)));
}

/** Saves all bookings on the chosen account as a hash chain. */
export async function saveChained(query: StatementQuery): Promise<void> {
  saveFile(`${fileName(query)}.jsonl`, [await loadChainedStatement(read, query.type)], "application/jsonl");
}

/** All pages of the chosen bookings, for printing. */
export const loadForPaper = (query: StatementQuery): Promise<readonly StatementLine[]> =>
  loadWholeStatement(read, query);

/** In discreet mode the file name does not mention the shop. */
const fileName = ({ type }: StatementQuery) =>
  isDiscreet() ? "file" : `statement-${type === 1 ? "silver" : "coins"}`;
