import { AccountLogDocument } from "@catnip/sdk/orders/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { Panel, Skeleton, Stack } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { useQuery } from "urql";
import { HistoryPages } from "./history-pages.tsx";
import { logVariables } from "./load-log.ts";
import { LogFilter } from "./log-filter.tsx";
import { logPath, LOG_PAGE_SIZE, readLogQuery } from "./log-query.ts";
import { LogTable } from "./log-table.tsx";

/** The history of the account: purchases first, everything else by choice (R-WAL-10). */
export function AccountLogScreen() {
  const { t } = useLingui();
  const query = readLogQuery(useSearchParams()[0]);
  const [found, retry] = useQuery({
    query: AccountLogDocument,
    variables: logVariables(query),
    requestPolicy: "cache-and-network",
  });
  return (
    <Panel>
      <Stack gap={5}>
        <LogFilter query={query} hasLines={(found.data?.findAccountLog.total ?? 0) > 0} />
        <QueryResult of={found} retry={retry} placeholder={<Skeleton height="24rem" />}>
          {({ findAccountLog: { list, total } }) => (
            <HistoryPages
              current={query.page}
              pages={Math.ceil(total / LOG_PAGE_SIZE)}
              isEmpty={list.length === 0}
              isNarrowed={query.from !== null || query.to !== null || query.page > 1}
              nothing={query.action === "consume" ? t`You have not bought a game yet` : t`Nothing here yet`}
              href={(page) =>
                logPath(page === null ? { ...query, from: null, to: null, page: 1 } : { ...query, page })
              }
            >
              <LogTable action={query.action} lines={list} />
            </HistoryPages>
          )}
        </QueryResult>
      </Stack>
    </Panel>
  );
}
