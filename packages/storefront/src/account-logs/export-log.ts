import type { Locale } from "@catnip/domain/locales";
import { read } from "@catnip/site/session/client.ts";
import type { I18n } from "@lingui/core";
import { isDiscreet } from "../discreet/is-discreet.ts";
import { csvOf, saveAsFile } from "./csv.ts";
import { loadWholeLog } from "./load-log.ts";
import { logRows } from "./log-csv.ts";
import type { LogQuery } from "./log-query.ts";

/** Saves the chosen history, all its pages, as a file. It is made here, from what the API answers, and kept nowhere else. */
export async function exportLog(query: LogQuery, i18n: I18n, locale: Locale): Promise<void> {
  const lines = await loadWholeLog(read, query);
  const period = [query.from, query.to].filter((day) => day !== null).join("_");
  const name = ["account-log", query.action, period].filter(Boolean).join("-");
  // A discreet visitor's file says nothing of the shop.
  saveAsFile(isDiscreet() ? "file.csv" : `${name}.csv`, csvOf(logRows(lines, i18n, locale)));
}
