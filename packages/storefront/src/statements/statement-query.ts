import { isAccountAction, type AccountAction, type AccountType } from "@catnip/domain/wallets";
import { readLogQuery, type Period } from "../account-logs/log-query.ts";

/** What a statement shows, parsed from its URL: `?of=silver&show=grant&from=2026-01-01&page=2`. */
export interface StatementQuery extends Period {
  readonly type: AccountType;
  /** Null: all kinds. */
  readonly action: AccountAction | null;
  readonly page: number;
}

/** Invalid parameters are ignored; a brand without silver has coins only. */
export function readStatementQuery(search: URLSearchParams, hasSilver: boolean): StatementQuery {
  const { from, to, page } = readLogQuery(search);
  const show = search.get("show");
  return {
    type: hasSilver && search.get("of") === "silver" ? 1 : 0,
    action: isAccountAction(show) ? show : null,
    from,
    to,
    page,
  };
}

/** The URL of a statement, without defaults. */
export function statementPath({ type, action, from, to, page }: StatementQuery): string {
  const search = new URLSearchParams();
  if (type === 1) search.set("of", "silver");
  if (action) search.set("show", action);
  if (from) search.set("from", from);
  if (to) search.set("to", to);
  if (page > 1) search.set("page", String(page));
  return `/account/statement${search.size > 0 ? `?${search}` : ""}`;
}
