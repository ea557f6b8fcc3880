import { usePath } from "@catnip/site/languages/locale.ts";
import { Button, SearchIcon, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { styled } from "styled-components";
import { trimKeyword } from "../search/trim-keyword.ts";
import { KEYWORD_MAX, type ArticleListQuery } from "./article-list-query.ts";

/** Searches the articles of the current category. Works without JavaScript. */
export function ArticleSearch({ query: { category, keyword } }: { query: ArticleListQuery }) {
  const { t } = useLingui();
  const path = usePath();
  return (
    <search>
      <Line action={path("/article")} onSubmit={trimKeyword}>
        {category !== "all" && <input type="hidden" name="category" value={category} />}
        <TextField
          // Keyed by URL, so that the field shows the current search.
          key={keyword}
          label={t`Search articles`}
          hideLabel
          icon={<SearchIcon />}
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder={t`Search articles`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={KEYWORD_MAX}
        />
        <Button kind="secondary" type="submit">
          <Trans>Search</Trans>
        </Button>
      </Line>
    </search>
  );
}

const Line = styled(Form)`
  display: flex;
  align-items: end;
  gap: var(--space-2);
  & > :has(input[type="search"]) {
    flex: 1;
    min-width: 0;
  }
`;
