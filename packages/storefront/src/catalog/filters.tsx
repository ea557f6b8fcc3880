import { CATEGORIES, PLATFORMS } from "@catnip/domain/catalog";
import { LANGUAGES } from "@catnip/domain/locales";
import { useFormat } from "@catnip/i18n";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { ErrorText } from "@catnip/site/messages/error-text.tsx";
import { Checkbox, Select, TextField, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { CATEGORY_NAMES } from "./category-names.ts";
import { cappedCount } from "./capped-count.ts";
import { Pair, Rows, Without } from "./filter-look.ts";
import { ORDER_NAMES, SHOWN_NAMES } from "./filter-names.ts";
import { gameLanguageName } from "./game-language.ts";
import type { ListCounts } from "./list-counts.ts";
import { usePlatformName } from "./platforms.tsx";
import { LIST_ORDERS, orderOf, SHOWN, shownOf, type StoreListQuery } from "./store-list-query.ts";

interface FilterProps {
  readonly query: StoreListQuery;
  readonly counts: ListCounts;
}

export function SortAndShow({ query, counts }: FilterProps) {
  const { t, i18n } = useLingui();
  const countOf = useCountOf(counts);
  const orders = query.keyword ? (["relevance", ...LIST_ORDERS] as const) : LIST_ORDERS;
  return (
    <>
      <Select
        name="sort"
        label={t`Sort by`}
        defaultValue={orderOf(query)}
        options={orders.map((order) => ({ value: order, label: i18n._(ORDER_NAMES[order]) }))}
      />
      <Select
        name="show"
        label={t({ message: "Show", comment: "Which games of the store are listed" })}
        defaultValue={shownOf(query)}
        options={SHOWN.map((show) => ({
          value: show,
          label: `${i18n._(SHOWN_NAMES[show])} (${countOf(`show:${show}`)})`,
        }))}
      />
    </>
  );
}

export function CategoryFilter({ query, counts, hasNone }: FilterProps & { hasNone: boolean }) {
  const { i18n } = useLingui();
  const countOf = useCountOf(counts);
  return (
    <FilterGroup legend={<Trans>Categories</Trans>}>
      {CATEGORIES.map((category) => (
        <FilterBox
          key={category}
          name="categories"
          value={category}
          label={i18n._(CATEGORY_NAMES[category])}
          count={countOf(`category:${category}`)}
          defaultChecked={query.categories.includes(category)}
          error={hasNone && category === CATEGORIES.at(-1) && <ErrorText code="store/empty-category" />}
        />
      ))}
    </FilterGroup>
  );
}

export function PlayFilter({ query, counts }: FilterProps) {
  const { t } = useLingui();
  const countOf = useCountOf(counts);
  return (
    <FilterGroup legend={<Trans>How to play</Trans>}>
      <FilterBox
        name="browser"
        value="1"
        label={t`Plays in browser`}
        count={countOf("browser:")}
        defaultChecked={query.inBrowser}
      />
      <FilterBox
        name="trial"
        value="1"
        label={t`Free trial`}
        count={countOf("trial:")}
        defaultChecked={query.hasTrial}
      />
    </FilterGroup>
  );
}

/** Two plain fields that work without scripts. Their values are clamped when the list arrives (R-WEB-8). */
export function PriceFilter({ query }: { query: StoreListQuery }) {
  const { t } = useLingui();
  const whole = { inputMode: "numeric", pattern: "[0-9]*" } as const;
  return (
    <fieldset>
      <legend>
        <Trans>Price in coins</Trans>
      </legend>
      <Pair>
        <TextField
          {...whole}
          name="min"
          label={t({ message: "From", comment: "Lowest price" })}
          defaultValue={query.minCoins ?? ""}
        />
        <TextField
          {...whole}
          name="max"
          label={t({ message: "To", comment: "Highest price" })}
          defaultValue={query.maxCoins ?? ""}
        />
      </Pair>
      <Checkbox
        name="after_discount"
        value="1"
        label={t`Compare the price after discount`}
        defaultChecked={query.afterDiscount}
      />
    </fieldset>
  );
}

/** Each tag may be included or excluded. */
export function TagFilter({ query, counts }: FilterProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (counts.tags.length === 0) return null;
  return (
    <FilterGroup legend={<Trans>Tags</Trans>}>
      {counts.tags.map(({ id, name, count }) => (
        <FilterBox
          key={id}
          name="tags"
          value={id}
          label={name}
          count={cappedCount(count, counts.isExact, format.number)}
          defaultChecked={query.tags.includes(id)}
        >
          <Without title={t`Without ${name}`}>
            <input type="checkbox" name="without" value={id} defaultChecked={query.without.includes(id)} />
            <span aria-hidden>−</span>
            <VisuallyHidden>{t`Without ${name}`}</VisuallyHidden>
          </Without>
        </FilterBox>
      ))}
    </FilterGroup>
  );
}

export function LanguageFilter({ query, counts }: FilterProps) {
  const locale = useLocale();
  const countOf = useCountOf(counts);
  return (
    <FilterGroup legend={<Trans>Languages</Trans>}>
      {LANGUAGES.filter(
        (language) => counts.of[`language:${language}`] || query.languages.includes(language),
      ).map((language) => (
        <FilterBox
          key={language}
          name="language"
          value={language}
          label={gameLanguageName(language, locale)}
          count={countOf(`language:${language}`)}
          defaultChecked={query.languages.includes(language)}
        />
      ))}
    </FilterGroup>
  );
}

export function PlatformFilter({ query, counts }: FilterProps) {
  const platformName = usePlatformName();
  const countOf = useCountOf(counts);
  return (
    <FilterGroup legend={<Trans>Platforms</Trans>}>
      {PLATFORMS.filter(
        (platform) => counts.of[`platform:${platform}`] || query.platforms.includes(platform),
      ).map((platform) => (
        <FilterBox
          key={platform}
          name="platform"
          value={platform}
          label={platformName(platform)}
          count={countOf(`platform:${platform}`)}
          defaultChecked={query.platforms.includes(platform)}
        />
      ))}
    </FilterGroup>
  );
}

/** One filter with its values. */
function FilterGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Rows>{children}</Rows>
    </fieldset>
  );
}

/** A value of a filter, with the number of games that have it. */
function FilterBox({
  count,
  children,
  ...box
}: ComponentProps<typeof Checkbox> & { count: string; children?: ReactNode }) {
  return (
    <li>
      <Checkbox {...box} />
      <small>{count}</small>
      {children}
    </li>
  );
}

/** The number of games behind a value, as text. */
function useCountOf(counts: ListCounts): (key: string) => string {
  const format = useFormat();
  return (key) => cappedCount(counts.of[key] ?? 0, counts.isExact, format.number);
}
