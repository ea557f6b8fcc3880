import { CATEGORIES, PLATFORMS } from "@catnip/domain/catalog";
import { LANGUAGES } from "@catnip/domain/locales";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { useFormat } from "@catnip/i18n";
import { showError } from "@catnip/site/popups/messages.ts";
import { ErrorText } from "@catnip/site/words/error-text.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { Button, Checkbox, Select, Switch, TextField } from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { CATEGORY_NAMES } from "./category-names.ts";
import { countWords } from "./count-words.ts";
import { FilterGroup, Pair, TagRows } from "./filter-groups.tsx";
import { ORDER_NAMES, SHOWN_NAMES } from "./filter-names.ts";
import { gameLanguageName } from "./game-language.ts";
import type { ListCounts } from "./list-counts.ts";
import { listMode, listModeChange, saveListMode } from "./list-mode.ts";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { usePlatformName } from "./platforms.tsx";
import {
  FILTERED,
  LIST_ORDERS,
  orderOf,
  parseStoreListQuery,
  SHOWN,
  shownOf,
  storeListPath,
  type StoreListQuery,
} from "./store-list-query.ts";

/**
 * The list's filters: a form whose every change leads to the address of the filtered list at once. Without JavaScript
 * its button does. Until its code has loaded its markup works as a plain form.
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
  const { t, i18n } = useLingui();
  const format = useFormat();
  const path = usePath();
  const locale = useLocale();
  const platformName = usePlatformName();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const endlessSwitch = useRef<HTMLInputElement>(null);
  const [hasNoCategory, setHasNoCategory] = useState(query.problem !== null);
  const mode = useBrowserValue(listMode, "pages", listModeChange);
  const here = storeListPath(query);
  /** The list that the latest change leads to, until it is there. */
  const underWay = useRef<string | null>(null);
  const orders = query.keyword ? (["relevance", ...LIST_ORDERS] as const) : LIST_ORDERS;
  const count = (key: string) => countWords(counts.of[key] ?? 0, counts.isExact, format.number);

  const apply = () => {
    if (!form.current) return;
    const present = queryOfAddress(query);
    // What is searched for is the address's alone: a search may have arrived that the form has not heard of.
    const wanted = { ...queryOfForm(form.current, query), keyword: present.keyword };
    setHasNoCategory(wanted.problem !== null);
    if (wanted.problem) void showError(new ApiFault(wanted.problem, "No category is chosen."), i18n);
    else if (storeListPath(wanted) !== (underWay.current ?? storeListPath({ ...present, page: 1 })))
      void goTo(storeListPath(wanted));
  };
  const goTo = async (list: string) => {
    underWay.current = list;
    await navigate(path(list));
    if (underWay.current === list) underWay.current = null;
  };
  const applyEarlyChanges = useEffectEvent(() => {
    // Compared with what the form began with: the address may belong to a later list already.
    const began = storeListPath({ ...query, page: 1 });
    if (form.current && storeListPath(queryOfForm(form.current, query)) !== began) apply();
    // Its markup is always switched off: only a press can have switched it on. What is remembered stays otherwise.
    if (endlessSwitch.current?.checked) saveListMode("endless");
  });
  // Whatever was changed before this code had loaded counts too.
  useEffect(() => applyEarlyChanges(), []);
  // Another list: what it is filtered by are the new defaults of the same form, so that the focus stays where it is.
  const shown = useRef(here);
  useEffect(() => {
    if (shown.current === here || !form.current) return;
    // An earlier change has arrived and a later one is under way: the form already holds both.
    if (
      (underWay.current !== null && underWay.current !== here) ||
      storeListPath(queryOfAddress(query)) !== here
    )
      return;
    shown.current = here;
    // A price still being typed when the list of an earlier change arrives is kept.
    const typing = document.activeElement;
    const typed = typing instanceof HTMLInputElement && typing.type === "text" ? typing.value : null;
    form.current.reset();
    if (typed !== null && typing instanceof HTMLInputElement && typing.form === form.current)
      typing.value = typed;
    for (const [name, value] of [
      ["sort", orderOf(query)],
      ["show", shownOf(query)],
    ] as const) {
      const select = form.current.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
  });

  return (
    <Form
      ref={form}
      aria-label={t`Filters`}
      autoComplete="off"
      action={path(`/${query.shelf ?? "store"}`)}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        if (target.name === "tags" || target.name === "without") uncheckTwin(target);
        // Words are applied when they are complete: by Enter, or on leaving the field.
        if (target instanceof HTMLSelectElement || target.type !== "text") apply();
      }}
      onBlur={(event) => {
        const target: EventTarget = event.target;
        if (target instanceof HTMLInputElement && target.type === "text") apply();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
        onSubmitted();
      }}
    >
      {query.keyword && <input type="hidden" name="keyword" value={query.keyword} />}
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
          label: `${i18n._(SHOWN_NAMES[show])} (${count(`show:${show}`)})`,
        }))}
      />
      {!query.shelf && <input type="hidden" name={FILTERED} value="1" />}
      {!query.shelf && (
        <FilterGroup legend={<Trans>Categories</Trans>}>
          {CATEGORIES.map((category) => (
            <li key={category}>
              <Checkbox
                name="categories"
                value={category}
                label={i18n._(CATEGORY_NAMES[category])}
                defaultChecked={query.categories.includes(category)}
                error={
                  hasNoCategory && category === CATEGORIES.at(-1) && <ErrorText code="store/empty-category" />
                }
              />
              <small>{count(`category:${category}`)}</small>
            </li>
          ))}
        </FilterGroup>
      )}
      <FilterGroup legend={<Trans>How to play</Trans>}>
        <li>
          <Checkbox name="browser" value="1" label={t`Plays in browser`} defaultChecked={query.inBrowser} />
          <small>{count("browser:")}</small>
        </li>
        <li>
          <Checkbox name="trial" value="1" label={t`Free trial`} defaultChecked={query.hasTrial} />
          <small>{count("trial:")}</small>
        </li>
      </FilterGroup>
      <fieldset>
        <legend>
          <Trans>Price in coins</Trans>
        </legend>
        <Pair>
          <TextField
            name="min"
            inputMode="numeric"
            pattern="[0-9]*"
            label={t({ message: "From", comment: "Lowest price" })}
            defaultValue={query.minCoins ?? ""}
          />
          <TextField
            name="max"
            inputMode="numeric"
            pattern="[0-9]*"
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
      <TagRows query={query} counts={counts} />
      <FilterGroup legend={<Trans>Languages</Trans>}>
        {LANGUAGES.filter(
          (language) => counts.of[`language:${language}`] || query.languages.includes(language),
        ).map((language) => (
          <li key={language}>
            <Checkbox
              name="language"
              value={language}
              label={gameLanguageName(language, locale)}
              defaultChecked={query.languages.includes(language)}
            />
            <small>{count(`language:${language}`)}</small>
          </li>
        ))}
      </FilterGroup>
      <FilterGroup legend={<Trans>Platforms</Trans>}>
        {PLATFORMS.filter(
          (platform) => counts.of[`platform:${platform}`] || query.platforms.includes(platform),
        ).map((platform) => (
          <li key={platform}>
            <Checkbox
              name="platform"
              value={platform}
              label={platformName(platform)}
              defaultChecked={query.platforms.includes(platform)}
            />
            <small>{count(`platform:${platform}`)}</small>
          </li>
        ))}
      </FilterGroup>
      <div data-scripted>
        <Switch
          ref={endlessSwitch}
          label={t`Load more games while scrolling`}
          checked={mode === "endless"}
          onChange={({ target }) => saveListMode(target.checked ? "endless" : "pages")}
        />
      </div>
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

/** The filters of the browser's address. What is rendered may be one list behind: the router is ahead of React. */
const queryOfAddress = ({ shelf }: StoreListQuery) =>
  parseStoreListQuery(new URLSearchParams(window.location.search), shelf);

const queryOfForm = (form: HTMLFormElement, { shelf }: StoreListQuery) =>
  parseStoreListQuery(paramsOf(form), shelf);

/** A tag cannot be both wanted and left out. */
function uncheckTwin(box: HTMLInputElement | HTMLSelectElement) {
  if (!(box instanceof HTMLInputElement) || !box.checked) return;
  for (const other of box.form?.elements ?? []) {
    if (other instanceof HTMLInputElement && other !== box && other.value === box.value)
      if (other.name === "tags" || other.name === "without") other.checked = false;
  }
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return params;
}
