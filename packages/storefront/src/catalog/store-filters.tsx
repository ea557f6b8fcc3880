import { CATEGORIES, STORE_ORDERS } from "@catnip/domain/catalog";
import { Button, Checkbox, ChevronDownIcon, Select, TextField } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Form } from "react-router";
import { styled } from "styled-components";
import { usePath } from "@catnip/site/languages/locale.ts";
import { CATEGORY_NAMES } from "./category-names.ts";
import {
  FILTERED,
  orderOf,
  SHOWN,
  shownOf,
  storeListPath,
  type ListOrder,
  type Shown,
  type StoreListQuery,
} from "./store-list-query.ts";

/** The list's filters: a form that navigates to the address of the filtered list, with or without JavaScript. */
export function StoreFilters({ query }: { query: StoreListQuery }) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const [isFolded, setFolded] = useState(true);
  const form = useId();
  const orders: readonly ListOrder[] = query.keyword ? ["relevance", ...STORE_ORDERS] : STORE_ORDERS;
  return (
    <Panel data-folded={isFolded || undefined}>
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={form}
        onClick={() => setFolded(!isFolded)}
      >
        <Trans>Filters</Trans>
        <ChevronDownIcon />
      </button>
      {/* Another list is another form: what was typed for the last one does not linger. */}
      <Form id={form} key={storeListPath(query)} action={path(`/${query.shelf ?? "store"}`)}>
        <Select
          name="show"
          label={t({ message: "Show", comment: "Which games of the store are listed" })}
          defaultValue={shownOf(query)}
          options={SHOWN.map((show) => ({ value: show, label: i18n._(SHOWN_NAMES[show]) }))}
        />
        <Select
          name="sort"
          label={t`Sort by`}
          defaultValue={orderOf(query)}
          options={orders.map((order) => ({ value: order, label: i18n._(ORDER_NAMES[order]) }))}
        />
        <TextField
          name="keyword"
          type="search"
          label={t`Keyword`}
          defaultValue={query.keyword}
          maxLength={100}
        />
        {!query.shelf && (
          <fieldset>
            <legend>
              <Trans>Categories</Trans>
            </legend>
            <input type="hidden" name={FILTERED} value="1" />
            {CATEGORIES.map((category) => (
              <Checkbox
                key={category}
                name="categories"
                value={category}
                label={i18n._(CATEGORY_NAMES[category])}
                defaultChecked={query.categories.includes(category)}
              />
            ))}
          </fieldset>
        )}
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
        <Button type="submit" wide>
          <Trans>Show games</Trans>
        </Button>
      </Form>
    </Panel>
  );
}

/** The labels of the `show` options. */
export const SHOWN_NAMES: Record<Shown, MessageDescriptor> = {
  released: msg({ message: "Out now", comment: "Games that can be bought" }),
  discount: msg`On sale`,
  preview: msg`Coming soon`,
  all: msg({ message: "All games", comment: "Games that are out and games to come" }),
};

const ORDER_NAMES: Record<ListOrder, MessageDescriptor> = {
  relevance: msg({ message: "Best match first", comment: "Order of search results" }),
  "released_at-desc": msg`Newest first`,
  "released_at-asc": msg`Oldest first`,
  "updated_at-desc": msg`Recently updated first`,
  "updated_at-asc": msg`Longest without update first`,
};

/**
 * Beside the list from 1024 px on; above it and collapsible on smaller screens. Collapsing needs a script, so without
 * one the form is open and the button hidden: CSS decides both before the first paint.
 */
const Panel = styled.div`
  align-self: start;
  border-radius: var(--radius-l);
  background: var(--raised);
  & > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: var(--target);
    padding-inline: var(--space-5);
    font-weight: 620;
    & > svg {
      transition: transform 140ms;
    }
    &[aria-expanded="true"] > svg {
      transform: rotate(180deg);
    }
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
  @media (max-width: 63.9375em) and (scripting: enabled) {
    &[data-folded] > form {
      display: none;
    }
  }
  & form {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-2) var(--space-5) var(--space-5);
  }
  & fieldset {
    display: grid;
    gap: var(--space-1);
  }
  & legend {
    margin-bottom: var(--space-2);
    color: var(--text-soft);
    font-size: var(--size-s);
    font-weight: 560;
  }
  @media (min-width: 64em) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
    max-height: calc(100dvh - var(--header-height) - 2 * var(--space-4));
    overflow-y: auto;
    scrollbar-width: thin;
    & > button {
      display: none;
    }
    & form {
      padding-top: var(--space-5);
    }
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;
