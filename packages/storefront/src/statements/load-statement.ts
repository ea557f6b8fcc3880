import type { AccountType } from "@catnip/domain/wallets";
import {
  StatementExportDocument,
  StatementPageDocument,
  type StatementPageQuery,
} from "@catnip/sdk/orders/index.ts";
import type { Read } from "@catnip/site/session/client.ts";
import { EXPORT_LINES_MAX } from "../account-logs/load-log.ts";
import { periodOf } from "../account-logs/log-query.ts";
import type { StatementQuery } from "./statement-query.ts";

/** One booking, as the API has it. */
export type StatementLine = StatementPageQuery["findAccountStatement"]["list"][number];

export const STATEMENT_PAGE_SIZE = 20;
const EXPORT_PAGE_SIZE = 100;

/** The API request for a page of the statement. */
export const statementVariables = (
  { type, action, from, to, page }: StatementQuery,
  limit = STATEMENT_PAGE_SIZE,
) => ({ type, action_type: action, q: { page }, limit, ...periodOf({ from, to }) });

/** All chosen lines, for a file or for printing. */
export async function loadWholeStatement(
  read: Read,
  query: StatementQuery,
): Promise<readonly StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let page = 1; lines.length < EXPORT_LINES_MAX; page += 1) {
    const variables = statementVariables({ ...query, page }, EXPORT_PAGE_SIZE);
    const { findAccountStatement: next } = await read(StatementPageDocument, variables);
    lines.push(...next.list);
    if (next.list.length < EXPORT_PAGE_SIZE || lines.length >= next.total) break;
  }
  return lines;
}

/** The chained file of one account: always all bookings, since a part of a chain proves nothing. */
export async function loadChainedStatement(read: Read, type: AccountType): Promise<string> {
  const lines: string[] = [];
  for (let after: string | null = null; ;) {
    const { findStatementExport }: StatementExportAnswer = await read(StatementExportDocument, {
      type,
      after,
    });
    lines.push(...findStatementExport.lines);
    after = findStatementExport.next;
    if (after === null) break;
  }
  return `${lines.join("\n")}\n`;
}

interface StatementExportAnswer {
  readonly findStatementExport: { readonly lines: readonly string[]; readonly next: string | null };
}
