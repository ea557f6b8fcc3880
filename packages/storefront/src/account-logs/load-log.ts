import { AccountLogDocument, type AccountLogQuery } from "@catnip/sdk/orders/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { nearestText } from "@catnip/domain/locales";
import { LOG_PAGE_SIZE, periodOf, type LogQuery } from "./log-query.ts";

/** One line of a history, as the API has it. */
export type LogLine = AccountLogQuery["findAccountLog"]["list"][number];

export interface LogPage {
  readonly total: number;
  readonly lines: readonly LogLine[];
}

export async function loadLog(ask: Ask, query: LogQuery): Promise<LogPage> {
  return loadPage(ask, query, query.page, LOG_PAGE_SIZE);
}

/** All lines of the period, for the export; so many at most. */
export const EXPORT_LINES_MAX = 5_000;
const EXPORT_PAGE_SIZE = 100;

export async function loadWholeLog(ask: Ask, query: LogQuery): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  for (let page = 1; lines.length < EXPORT_LINES_MAX; page += 1) {
    const next = await loadPage(ask, query, page, EXPORT_PAGE_SIZE);
    lines.push(...next.lines);
    if (next.lines.length < EXPORT_PAGE_SIZE || lines.length >= next.total) break;
  }
  return lines;
}

async function loadPage(
  ask: Ask,
  { action, from, to }: LogQuery,
  page: number,
  limit: number,
): Promise<LogPage> {
  const { findAccountLog } = await ask(AccountLogDocument, {
    action_type: action,
    q: { page },
    limit,
    ...periodOf({ from, to }),
  });
  return { total: findAccountLog.total, lines: findAccountLog.list };
}

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
