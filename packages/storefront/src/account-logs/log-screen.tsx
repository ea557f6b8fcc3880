import { useQuery } from "@catnip/site/data/use-query.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { ButtonLink, EmptyState, Pagination, Panel, Skeleton, Stack } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { loadLog } from "./load-log.ts";
import { LogFilter } from "./log-filter.tsx";
import { logPath, LOG_PAGE_SIZE, readLogQuery, type LogQuery } from "./log-query.ts";
import { LogTable } from "./log-table.tsx";

/** The history of the account: purchases first, everything else by choice (R-WAL-10). */
export function AccountLogScreen() {
  const { t } = useLingui();
  const path = usePath();
  const query = readLogQuery(useSearchParams()[0]);
  const log = useQuery(["account log", query], (ask) => loadLog(ask, query), { fresh: true });
  return (
    <Panel>
      <Stack gap={5}>
        <LogFilter query={query} hasLines={(log.value?.total ?? 0) > 0} />
        {log.state === "loading" && <Skeleton height="24rem" />}
        {log.state === "failed" && <LoadFailed fault={log.fault} retry={log.reload} />}
        {log.state === "ready" && log.value.lines.length === 0 && <NoLines query={query} />}
        {log.state === "ready" && log.value.lines.length > 0 && (
          <>
            <LogTable action={query.action} lines={log.value.lines} />
            <Pagination
              label={t`Pages`}
              page={query.page}
              pages={Math.ceil(log.value.total / LOG_PAGE_SIZE)}
              href={(page) => path(logPath({ ...query, page }))}
              previousLabel={t`Previous page`}
              nextLabel={t`Next page`}
              pageLabel={(page) => t`Page ${page}`}
            />
          </>
        )}
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
