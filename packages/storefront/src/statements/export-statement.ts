import type { Locale } from "@catnip/domain/locales";
import { query as askApi } from "@catnip/site/session/client.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import type { I18n } from "@lingui/core";
import { csvOf, saveAsFile, saveFile } from "../account-logs/csv.ts";
import { isDiscreet } from "../discreet/is-discreet.ts";
import { loadChainedStatement, loadWholeStatement, type StatementLine } from "./load-statement.ts";
import { statementRows } from "./statement-csv.ts";
import type { StatementQuery } from "./statement-query.ts";

const ask: Ask = (operation, variables) => askApi(operation, variables, { fresh: true });

/** Saves the chosen bookings, all pages of them, for a spreadsheet. */
export async function saveAsCsv(query: StatementQuery, i18n: I18n, locale: Locale): Promise<void> {
  const lines = await loadWholeStatement(ask, query);
  saveAsFile(`${fileName(query)}.csv`, csvOf(statementRows(lines, i18n, locale)));
}

/** Saves every booking on the chosen account, chained. */
export async function saveChained(query: StatementQuery): Promise<void> {
  saveFile(`${fileName(query)}.jsonl`, [await loadChainedStatement(ask, query.type)], "application/jsonl");
}

/** The chosen bookings, all pages of them, for paper. */
export const loadForPaper = (query: StatementQuery): Promise<readonly StatementLine[]> =>
  loadWholeStatement(ask, query);

/** A discreet visitor's file says nothing of the shop. */
const fileName = ({ type }: StatementQuery) =>
  isDiscreet() ? "file" : `statement-${type === 1 ? "silver" : "coins"}`;
