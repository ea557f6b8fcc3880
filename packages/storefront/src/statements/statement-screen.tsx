import { StatementPageDocument } from "@catnip/sdk/orders/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, EmptyState, Pagination, Panel, Skeleton, Stack } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSearchParams } from "react-router";
import { useQuery } from "urql";
import { WalletFreeze } from "../wallets/wallet-freeze.tsx";
import { STATEMENT_PAGE_SIZE, statementVariables, type StatementLine } from "./load-statement.ts";
import { Lots } from "./lots.tsx";
import { PrintedStatement } from "./printed-statement.tsx";
import { StatementFiles } from "./statement-files.tsx";
import { StatementFilter } from "./statement-filter.tsx";
import { readStatementQuery, statementPath, type StatementQuery } from "./statement-query.ts";
import { StatementTable } from "./statement-table.tsx";

/** Every booking on the wallet with the balance it left (R-WAL-11, R-WAL-19), and what is left of it (R-WAL-17). */
export function StatementScreen() {
  const { t } = useLingui();
  const path = usePath();
  const query = readStatementQuery(useSearchParams()[0], brand.features.silver);
  const [found, retry] = useQuery({
    query: StatementPageDocument,
    variables: statementVariables(query),
    requestPolicy: "network-only",
  });
  const [printed, setPrinted] = useState<readonly StatementLine[] | null>(null);
  useEffect(() => {
    if (!printed) return undefined;
    // Where printing does not wait for the dialog, the lines must stay until it has closed.
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
            {({ findAccountStatement: { list, total } }) =>
              list.length === 0 ? (
                <NoLines query={query} />
              ) : (
                <>
                  <StatementTable lines={list} type={query.type} />
                  <Pagination
                    label={t`Pages`}
                    page={query.page}
                    pages={Math.ceil(total / STATEMENT_PAGE_SIZE)}
                    href={(page) => path(statementPath({ ...query, page }))}
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
      <Lots type={query.type} />
      {printed && createPortal(<PrintedStatement lines={printed} type={query.type} />, document.body)}
    </Stack>
  );
}

/** Nothing at all, or nothing of this kind, in this period or on this page. */
function NoLines({ query }: { query: StatementQuery }) {
  const { t } = useLingui();
  const path = usePath();
  const { type, action, from, to, page } = query;
  if (action === null && from === null && to === null && page === 1)
    return (
      <EmptyState
        art="shelf"
        title={t`Nothing has been booked yet.`}
        action={
          <ButtonLink href={path("/store")}>
            <Trans>Browse the store</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      art="search"
      title={t`Nothing in this period`}
      action={
        <ButtonLink
          kind="secondary"
          href={path(statementPath({ type, action: null, from: null, to: null, page: 1 }))}
        >
          <Trans>Show everything</Trans>
        </ButtonLink>
      }
    />
  );
}
