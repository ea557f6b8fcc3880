import { AccountLogDocument, type AccountLogQuery } from "@catnip/sdk/orders/index.ts";
import type { Read } from "@catnip/site/session/client.ts";
import { nearestText } from "@catnip/domain/locales";
import { LOG_PAGE_SIZE, periodOf, type LogQuery } from "./log-query.ts";

/** One line of a history, as the API has it. */
export type LogLine = AccountLogQuery["findAccountLog"]["list"][number];

/** All lines of the period, for the export, up to a maximum. */
export const EXPORT_LINES_MAX = 5_000;
const EXPORT_PAGE_SIZE = 100;

export async function loadWholeLog(read: Read, query: LogQuery): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  for (let page = 1; lines.length < EXPORT_LINES_MAX; page += 1) {
    const { findAccountLog } = await read(
      AccountLogDocument,
      logVariables({ ...query, page }, EXPORT_PAGE_SIZE),
    );
    lines.push(...findAccountLog.list);
    if (findAccountLog.list.length < EXPORT_PAGE_SIZE || lines.length >= findAccountLog.total) break;
  }
  return lines;
}

/** The API request for a page of the history. */
export const logVariables = ({ action, from, to, page }: LogQuery, limit = LOG_PAGE_SIZE) => ({
  action_type: action,
  q: { page },
  limit,
  ...periodOf({ from, to }),
});

/** The games of a purchase, each once, in the reader's language. */
export function gamesOf(
  { store_names }: Pick<LogLine, "store_names">,
  locale: string,
): { id: string; name: string; lang: string }[] {
  const ids = [...new Set(store_names.map(({ key }) => key))];
  return ids.flatMap((id) => {
    const names = store_names.filter(({ key }) => key === id);
    const found = nearestText(names, locale, { languageIn: ({ lang }) => lang });
    return found ? [{ id, name: found.value, lang: found.lang }] : [];
  });
}
