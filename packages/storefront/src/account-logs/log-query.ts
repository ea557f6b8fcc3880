import { isAccountAction, type AccountAction } from "@catnip/domain/wallets";

/** The first and the last day, as `2026-01-31`; null: no limit. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/** What the account log shows, parsed from its URL: `?show=recharge&from=2026-01-01&to=2026-03-31&page=2`. */
export interface LogQuery extends Period {
  readonly action: AccountAction;
  readonly page: number;
}

/** Lines on one page. */
export const LOG_PAGE_SIZE = 20;

/** Invalid parameters are ignored. */
export function readLogQuery(search: URLSearchParams): LogQuery {
  const show = search.get("show");
  const page = Number(search.get("page"));
  return {
    action: isAccountAction(show) ? show : "consume",
    from: dayOf(search.get("from")),
    to: dayOf(search.get("to")),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The URL of a log, without defaults. */
export function logPath({ action, from, to, page }: LogQuery): string {
  const search = new URLSearchParams();
  if (action !== "consume") search.set("show", action);
  if (from) search.set("from", from);
  if (to) search.set("to", to);
  if (page > 1) search.set("page", String(page));
  return `/account/log${search.size > 0 ? `?${search}` : ""}`;
}

/** The period in moments: from the beginning of the first day to the end of the last, on the reader's own clock. */
export function periodOf({ from, to }: Period): {
  readonly created_from: string | null;
  readonly created_before: string | null;
} {
  const after = to && new Date(`${to}T00:00`);
  if (after) after.setDate(after.getDate() + 1);
  return {
    created_from: from && new Date(`${from}T00:00`).toISOString(),
    created_before: after ? after.toISOString() : null,
  };
}

/** A calendar day; null for `2026-02-30` and anything else that is not one. */
function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
