import { usePath } from "@catnip/site/languages/locale.ts";
import { Button, SearchIcon, TextField, VisuallyHidden } from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { HELP_SEARCH_LENGTH_MAX } from "./search-help.ts";

/** Filters the questions while the visitor types; without scripts the button does. */
export function HelpSearch({
  search,
  type,
  count,
}: {
  search: string;
  type: (search: string) => void;
  count: number;
}) {
  const { t } = useLingui();
  const path = usePath();
  return (
    <search>
      <Line
        method="get"
        action={path("/help")}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <TextField
          label={t`Search the answers`}
          hideLabel
          icon={<SearchIcon />}
          type="search"
          name="q"
          value={search}
          placeholder={t`Search the answers`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={HELP_SEARCH_LENGTH_MAX}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button kind="secondary" type="submit">
          <Trans>Search</Trans>
        </Button>
      </Line>
      <VisuallyHidden as="output">
        {search.trim() !== "" && <Plural value={count} one="# answer" other="# answers" />}
      </VisuallyHidden>
    </search>
  );
}

const Line = styled.form`
  display: flex;
  align-items: end;
  gap: var(--space-2);
  & > :has(input[type="search"]) {
    flex: 1;
    min-width: 0;
  }
`;
