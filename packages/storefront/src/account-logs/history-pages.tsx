import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, EmptyState, Pagination } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/**
 * A page of an account history with its pagination, or an empty state: no entries at all, or none in this period.
 *
 * @param props.href of a page; null: of everything
 */
export function HistoryPages({
  current,
  pages,
  isEmpty,
  isNarrowed,
  nothing,
  href,
  children,
}: {
  current: number;
  pages: number;
  isEmpty: boolean;
  isNarrowed: boolean;
  /** The title of the empty state. */
  nothing: string;
  href: (page: number | null) => string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const path = usePath();
  if (isEmpty && isNarrowed)
    return (
      <EmptyState
        art="search"
        title={t`Nothing in this period`}
        action={
          <ButtonLink kind="secondary" href={path(href(null))}>
            <Trans>Show everything</Trans>
          </ButtonLink>
        }
      />
    );
  if (isEmpty)
    return (
      <EmptyState
        art="shelf"
        title={nothing}
        action={
          <ButtonLink href={path("/store")}>
            <Trans>Browse the store</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {children}
      <Pagination
        label={t`Pages`}
        page={current}
        pages={pages}
        href={(page) => path(href(page))}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={(page) => t`Page ${page}`}
      />
    </>
  );
}
