import { usePath } from "@catnip/site/languages/locale.ts";
import { Button } from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { EndlessSwitch } from "./endless-switch.tsx";
import {
  CategoryFilter,
  LanguageFilter,
  PlatformFilter,
  PlayFilter,
  PriceFilter,
  SortAndShow,
  TagFilter,
} from "./filters.tsx";
import type { ListCounts } from "./list-counts.ts";
import { FILTERED, type StoreListQuery } from "./store-list-query.ts";
import { useFilterForm } from "./use-filter-form.ts";

/**
 * The list's filters: a form whose every change leads to the URL of the filtered list at once. Without JavaScript its
 * button does. Until its code has loaded its markup works as a plain form.
 */
export function StoreFilters({
  query,
  counts,
  total,
  onSubmitted,
}: {
  query: StoreListQuery;
  counts: ListCounts;
  total: number;
  onSubmitted: () => void;
}) {
  const { t } = useLingui();
  const path = usePath();
  const { form, hasNoCategory, handlers } = useFilterForm(query, onSubmitted);
  const filter = { query, counts };
  return (
    <Form
      ref={form}
      aria-label={t`Filters`}
      autoComplete="off"
      action={path(`/${query.shelf ?? "store"}`)}
      {...handlers}
    >
      {query.keyword && <input type="hidden" name="keyword" value={query.keyword} />}
      <SortAndShow {...filter} />
      {!query.shelf && (
        <>
          <input type="hidden" name={FILTERED} value="1" />
          <CategoryFilter {...filter} hasNone={hasNoCategory} />
        </>
      )}
      <PlayFilter {...filter} />
      <PriceFilter query={query} />
      <TagFilter {...filter} />
      <LanguageFilter {...filter} />
      <PlatformFilter {...filter} />
      <EndlessSwitch />
      <div data-submit>
        <Button type="submit" wide>
          {counts.isExact && total > 0 ? (
            <Plural value={total} one="Show # game" other="Show # games" />
          ) : (
            <Trans>Show games</Trans>
          )}
        </Button>
      </div>
    </Form>
  );
}
