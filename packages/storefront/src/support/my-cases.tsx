import { MySupportCasesDocument } from "@catnip/sdk/support/index.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { ButtonLink, EmptyState, Pagination, Skeleton, Stack } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { useQuery } from "urql";
import { CaseFold } from "./case-fold.tsx";
import { CASES, isSameNumber } from "./change-cases.ts";

const PAGE_SIZE = 20;

/** The player's cases, the latest change first; the one named by the URL is open. */
export function MyCases() {
  const { t } = useLingui();
  const path = usePath();
  const [search] = useSearchParams();
  const named = search.get("case") ?? "";
  const shown = Math.max(1, Number.parseInt(search.get("page") ?? "", 10) || 1);
  const [{ fetching, data, error }, retry] = useQuery({
    query: MySupportCasesDocument,
    variables: { q: { page: shown }, limit: PAGE_SIZE },
    requestPolicy: "network-only",
    context: CASES,
  });
  if (error && !fetching) return <LoadFailed fault={error} retry={retry} />;
  if (fetching || !data) return <Skeleton height="24rem" radius="var(--radius-l)" />;
  const { total, list } = data.findSupportCaseByMe;
  if (total === 0)
    return (
      <EmptyState
        art="chat"
        title={t`You have not written to us yet`}
        action={
          <ButtonLink href={path("/help/contact")}>
            <Trans>Write to us</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <Stack gap={4}>
      {list.map((each) => (
        <CaseFold
          key={each.number}
          shown={each}
          email={null}
          // Without a number in the URL: the one with an unread reply.
          isOpen={named === "" ? each.state === "waiting_player" : isSameNumber(each.number, named)}
        />
      ))}
      <Pagination
        label={t`Pages`}
        page={shown}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={(to) => path(`/help/cases?page=${to}`)}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={(page) => t`Page ${page}`}
      />
      <div>
        <ButtonLink kind="secondary" href={path("/help/contact")}>
          <Trans>Write to us</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}
