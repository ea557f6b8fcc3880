import { StatementPageDocument } from "@catnip/sdk/orders/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { Panel, Skeleton, Stack } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSearchParams } from "react-router";
import { useQuery } from "urql";
import { HistoryPages } from "../account-logs/history-pages.tsx";
import { WalletFreeze } from "../wallets/wallet-freeze.tsx";
import { STATEMENT_PAGE_SIZE, statementVariables, type StatementLine } from "./load-statement.ts";
import { Lots } from "./lots.tsx";
import { PrintedStatement } from "./printed-statement.tsx";
import { StatementFiles } from "./statement-files.tsx";
import { StatementFilter } from "./statement-filter.tsx";
import { readStatementQuery, statementPath } from "./statement-query.ts";
import { StatementTable } from "./statement-table.tsx";

/** Every booking on the wallet with the balance it left (R-WAL-11, R-WAL-19), and what is left of it (R-WAL-17). */
export function StatementScreen() {
  const { t } = useLingui();
  const query = readStatementQuery(useSearchParams()[0], brand.features.silver);
  const [found, retry] = useQuery({
    query: StatementPageDocument,
    variables: statementVariables(query),
    requestPolicy: "cache-and-network",
  });
  const [printed, setPrinted] = useState<readonly StatementLine[] | null>(null);
  useEffect(() => {
    if (!printed) return undefined;
    // In browsers where printing does not block, the lines must stay until the dialog has closed.
    const done = () => setPrinted(null);
    window.addEventListener("afterprint", done, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [printed]);
  return (
    <Stack gap={6}>
      <WalletFreeze />
      <Panel>
        <Stack gap={5}>
          <StatementFilter query={query} />
          <StatementFiles
            query={query}
            hasLines={(found.data?.findAccountStatement.total ?? 0) > 0}
            print={setPrinted}
          />
          <QueryResult of={found} retry={retry} placeholder={<Skeleton height="24rem" />}>
            {({ findAccountStatement: { list, total } }) => (
              <HistoryPages
                current={query.page}
                pages={Math.ceil(total / STATEMENT_PAGE_SIZE)}
                isEmpty={list.length === 0}
                isNarrowed={
                  query.action !== null || query.from !== null || query.to !== null || query.page > 1
                }
                nothing={t`No transactions yet.`}
                href={(page) =>
                  statementPath(
                    page === null
                      ? { type: query.type, action: null, from: null, to: null, page: 1 }
                      : { ...query, page },
                  )
                }
              >
                <StatementTable lines={list} type={query.type} />
              </HistoryPages>
            )}
          </QueryResult>
        </Stack>
      </Panel>
      <Lots type={query.type} />
      {printed && createPortal(<PrintedStatement lines={printed} type={query.type} />, document.body)}
    </Stack>
  );
}
