import type { Locale } from "@catnip/domain/locales";
import { read } from "@catnip/site/session/client.ts";
import type { I18n } from "@lingui/core";
import { isDiscreet } from "../discreet/is-discreet.ts";
import { csvOf, saveAsFile } from "./csv.ts";
import { loadWholeLog } from "./load-log.ts";
import { logRows } from "./log-csv.ts";
import type { LogQuery } from "./log-query.ts";

/** Saves all pages of the chosen history as a file, created in the browser from the API's responses. */
export async function exportLog(query: LogQuery, i18n: I18n, locale: Locale): Promise<void> {
  const lines = await loadWholeLog(read, query);
  const period = [query.from, query.to].filter((day) => day !== null).join("_");
  const name = ["account-log", query.action, period].filter(Boolean).join("-");
  // In discreet mode the file name does not mention the shop.
  saveAsFile(isDiscreet() ? "file.csv" : `${name}.csv`, csvOf(logRows(lines, i18n, locale)));
}
