import { usePath } from "@catnip/site/languages/locale.ts";
import { SearchIcon, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { styled } from "styled-components";
import { trimKeyword } from "../search/trim-keyword.ts";

/**
 * Works without JavaScript: a form that navigates to `/store?keyword=…`. Suggestions and the search history are loaded
 * when the field is first used.
 */
export function SearchForm({ id }: { id: string }) {
  const { t } = useLingui();
  const path = usePath();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const keyword = pathname.endsWith("/store") ? (new URLSearchParams(search).get("keyword") ?? "") : "";
  const shown = useRef(keyword);
  useEffect(() => {
    // After a navigation the field shows the page's search. The element stays, since the list is attached to it. Not on
    // the first page: the visitor may have typed before the scripts loaded.
    if (field.current && shown.current !== keyword) field.current.value = keyword;
    shown.current = keyword;
  }, [keyword]);
  useEffect(() => {
    // It may have been focused before the scripts loaded, too.
    if (field.current && field.current === document.activeElement) setUsed(true);
  }, []);
  return (
    <search>
      <Form
        action={path("/store")}
        onSubmit={(event) => {
          trimKeyword(event);
          remember(field.current?.value ?? "");
        }}
      >
        <Search>
          <VisuallyHidden as="label" htmlFor={id}>
            <Trans>Search games</Trans>
          </VisuallyHidden>
          <input
            ref={field}
            id={id}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={t`Search games`}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onFocus={() => setUsed(true)}
          />
          <button type="submit" aria-label={t`Search`}>
            <SearchIcon />
          </button>
        </Search>
        {isUsed && (
          <Suspense>
            <SearchSuggestions
              field={field}
              onTaken={({ kind, label }) => {
                remember(label);
                // Pages of games and authors are not searches.
                retype(field.current, kind === "game" || kind === "creator" ? "" : label);
              }}
            />
          </Suspense>
        )}
      </Form>
    </search>
  );
}

const SearchSuggestions = lazy(() => import("../search/search-suggestions.tsx"));

/** Changes the text as the visitor would: the list listens to it. */
function retype(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event("input"));
}

/** Remembered in this browser only. */
function remember(text: string): void {
  void import("../search/search-history.ts").then(({ rememberSearch }) => rememberSearch(text));
}

const Search = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-pill);
  background: var(--sunken);
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
  }
  & input {
    flex: 1;
    min-width: 0;
    min-height: calc(var(--target) - 2px);
    padding-inline: var(--space-4) var(--space-2);
    border: 0;
    background: none;
    outline: none;
    &::placeholder {
      color: var(--text-faint);
      opacity: 1;
    }
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  & button {
    display: grid;
    place-content: center;
    width: var(--target);
    min-height: calc(var(--target) - 2px);
    border-radius: var(--radius-pill);
    color: var(--text-soft);
    font-size: 1.25rem;
    &:hover {
      color: var(--text);
    }
  }
`;
