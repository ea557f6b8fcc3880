import { CATEGORIES } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import { usePath, useLocale } from "@catnip/site/languages/locale.ts";
import { CloseIcon, PlainLink } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { CATEGORY_NAMES } from "./category-names.ts";
import { SHOWN_NAMES } from "./filter-names.ts";
import { gameLanguageName } from "./game-language.ts";
import type { ListCounts } from "./list-counts.ts";
import { usePlatformName } from "./platforms.tsx";
import { changed, shownOf, storeListPath, type StoreListQuery } from "./store-list-query.ts";

/** The filters that are set, each as a link to the list without it. */
export default function ActiveFilters({
  query,
  tags: known,
}: { query: StoreListQuery } & Pick<ListCounts, "tags">) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const format = useFormat();
  const locale = useLocale();
  const platformName = usePlatformName();
  const chips: { label: string; without: Partial<StoreListQuery> }[] = [];
  const { keyword, minCoins, maxCoins } = query;
  if (keyword) chips.push({ label: `“${keyword}”`, without: { keyword: "" } });
  const shown = shownOf(query);
  if (shown !== shownOf({ ...query, show: null }))
    chips.push({ label: i18n._(SHOWN_NAMES[shown]), without: { show: null } });
  const coins = (amount: number) => format.number(amount);
  const priceless = { minCoins: null, maxCoins: null };
  if (minCoins !== null && maxCoins !== null)
    chips.push({ label: t`${coins(minCoins)} to ${coins(maxCoins)} coins`, without: priceless });
  else if (minCoins !== null) chips.push({ label: t`From ${coins(minCoins)} coins`, without: priceless });
  else if (maxCoins !== null) chips.push({ label: t`Up to ${coins(maxCoins)} coins`, without: priceless });
  if (query.inBrowser) chips.push({ label: t`Plays in browser`, without: { inBrowser: false } });
  if (query.hasTrial) chips.push({ label: t`Free trial`, without: { hasTrial: false } });
  const each = <Value,>(
    values: readonly Value[],
    name: (value: Value) => string,
    left: (values: readonly Value[]) => Partial<StoreListQuery>,
  ) => {
    for (const value of values)
      chips.push({ label: name(value), without: left(values.filter((other) => other !== value)) });
  };
  const tagName = (id: string) => known.find((tag) => tag.id === id)?.name ?? id;
  if (!query.shelf && query.categories.length < CATEGORIES.length && query.categories.length > 1)
    each(
      query.categories,
      (category) => i18n._(CATEGORY_NAMES[category]),
      (categories) => ({ categories }),
    );
  each(query.tags, tagName, (tags) => ({ tags }));
  each(
    query.without,
    (id) => {
      const name = tagName(id);
      return t`Without ${name}`;
    },
    (without) => ({ without }),
  );
  each(
    query.languages,
    (language) => gameLanguageName(language, locale),
    (languages) => ({ languages }),
  );
  each(query.platforms, platformName, (platforms) => ({ platforms }));
  if (chips.length === 0) return null;
  return (
    <ChipList aria-label={t`Active filters`}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <PlainLink
            href={path(storeListPath(changed(query, without)))}
            aria-label={t`Remove filter: ${label}`}
          >
            {label}
            <CloseIcon />
          </PlainLink>
        </li>
      ))}
    </ChipList>
  );
}

const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding-inline: var(--space-4) var(--space-3);
    border-radius: var(--radius-pill);
    background: var(--accent-soft);
    color: var(--accent-text);
    font-size: var(--size-s);
    &:hover {
      background: var(--hover);
    }
  }
`;
