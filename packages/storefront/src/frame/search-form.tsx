import { usePath } from "@catnip/site/languages/locale.ts";
import { SearchIcon, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useLocation } from "react-router";
import { styled } from "styled-components";

/** Works without JavaScript: a form that navigates to `/store?keyword=…`. */
export function SearchForm({ id }: { id: string }) {
  const { t } = useLingui();
  const path = usePath();
  const { pathname, search } = useLocation();
  const keyword = pathname.endsWith("/store") ? (new URLSearchParams(search).get("keyword") ?? "") : "";
  return (
    <search>
      <Form action={path("/store")}>
        <Search>
          <VisuallyHidden as="label" htmlFor={id}>
            <Trans>Search games</Trans>
          </VisuallyHidden>
          <input
            key={keyword}
            id={id}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={t`Search games`}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
          <button type="submit" aria-label={t`Search`}>
            <SearchIcon />
          </button>
        </Search>
      </Form>
    </search>
  );
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
