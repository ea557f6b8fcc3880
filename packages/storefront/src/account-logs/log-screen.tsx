import { AccountLogDocument } from "@catnip/sdk/orders/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, EmptyState, Pagination, Panel, Skeleton, Stack } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { useQuery } from "urql";
import { logVariables } from "./load-log.ts";
import { LogFilter } from "./log-filter.tsx";
import { logPath, LOG_PAGE_SIZE, readLogQuery, type LogQuery } from "./log-query.ts";
import { LogTable } from "./log-table.tsx";

/** The history of the account: purchases first, everything else by choice (R-WAL-10). */
export function AccountLogScreen() {
  const { t } = useLingui();
  const path = usePath();
  const query = readLogQuery(useSearchParams()[0]);
  const [found, retry] = useQuery({
    query: AccountLogDocument,
    variables: logVariables(query),
    requestPolicy: "network-only",
  });
  return (
    <Panel>
      <Stack gap={5}>
        <LogFilter query={query} hasLines={(found.data?.findAccountLog.total ?? 0) > 0} />
        <QueryResult of={found} retry={retry} placeholder={<Skeleton height="24rem" />}>
          {({ findAccountLog: { list, total } }) =>
            list.length === 0 ? (
              <NoLines query={query} />
            ) : (
              <>
                <LogTable action={query.action} lines={list} />
                <Pagination
                  label={t`Pages`}
                  page={query.page}
                  pages={Math.ceil(total / LOG_PAGE_SIZE)}
                  href={(page) => path(logPath({ ...query, page }))}
                  previousLabel={t`Previous page`}
                  nextLabel={t`Next page`}
                  pageLabel={(page) => t`Page ${page}`}
                />
              </>
            )
          }
        </QueryResult>
      </Stack>
    </Panel>
  );
}

/** Nothing at all, or nothing in this period or on this page. */
function NoLines({ query }: { query: LogQuery }) {
  const { t } = useLingui();
  const path = usePath();
  const isNarrowed = query.from !== null || query.to !== null || query.page > 1;
  if (isNarrowed)
    return (
      <EmptyState
        art="search"
        title={t`Nothing in this period`}
        action={
          <ButtonLink
            kind="secondary"
            href={path(logPath({ action: query.action, from: null, to: null, page: 1 }))}
          >
            <Trans>Show everything</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      art="shelf"
      title={query.action === "consume" ? t`You have not bought a game yet` : t`Nothing here yet`}
      action={
        <ButtonLink href={path("/store")}>
          <Trans>Browse the store</Trans>
        </ButtonLink>
      }
    />
  );
}
