import { imageUrl } from "@catnip/site/images/image-url.ts";
import { HistoryIcon, SearchIcon, TagIcon, UserIcon } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useAgeGate } from "../shell/age-gate.ts";
import { clearSearchHistory } from "./search-history.ts";
import type { SearchOption } from "./search-options.ts";
import { optionId } from "./use-combobox.ts";

/** The options below a search field, and a button that clears past searches. */
export function SearchList({
  id,
  options,
  isShown,
  active,
  onTake,
}: {
  id: string;
  options: readonly SearchOption[];
  isShown: boolean;
  active: number | null;
  onTake: (index: number) => void;
}) {
  const { t, i18n } = useLingui();
  const mayShowPictures = useAgeGate() === "passed";
  const hasPast = options.some(({ kind }) => kind === "past");
  return (
    <Panel hidden={!isShown}>
      <div role="listbox" id={id} aria-label={t`Suggestions`}>
        {options.map((option, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={option.key}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(index)}
          >
            {option.image && mayShowPictures ? (
              <img src={imageUrl(option.image, PICTURE_WIDTH)} alt="" width={40} height={40} />
            ) : (
              <span data-sign>{SIGNS[option.kind]}</span>
            )}
            <span lang={option.lang}>{option.label}</span>
            <small>{i18n._(KINDS[option.kind])}</small>
          </button>
        ))}
      </div>
      {hasPast && (
        <button type="button" onClick={clearSearchHistory}>
          <Trans>Clear search history</Trans>
        </button>
      )}
    </Panel>
  );
}

/** Twice the box, for sharp screens. */
const PICTURE_WIDTH = 80;

const SIGNS: Record<SearchOption["kind"], ReactNode> = {
  past: <HistoryIcon />,
  game: <SearchIcon />,
  tag: <TagIcon />,
  creator: <UserIcon />,
};

const KINDS: Record<SearchOption["kind"], MessageDescriptor> = {
  past: msg({ message: "Recent searches", comment: "Beside a past search" }),
  game: msg({ message: "Game", comment: "Beside a search suggestion" }),
  tag: msg({ message: "Tag", comment: "Beside a search suggestion" }),
  creator: msg({ message: "Author", comment: "Beside a search suggestion" }),
};

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + var(--space-2)) 0 auto;
  z-index: 32;
  min-width: 20rem;
  max-height: min(70dvh, 32rem);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--overlay);
  box-shadow: var(--shadow-overlay);
  /* In the sheet of a narrow window it is part of the sheet. */
  [data-dock] & {
    position: static;
    min-width: 0;
    margin-top: var(--space-2);
    padding: 0;
    border: 0;
    box-shadow: none;
  }
  & [role="option"] {
    width: 100%;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    min-height: 3rem;
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-s);
    cursor: pointer;
    &:hover,
    &[aria-selected="true"] {
      background: var(--hover);
    }
    &[aria-selected="true"] {
      outline: 2px solid var(--focus);
      outline-offset: -2px;
    }
    & > span:not([data-sign]) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  & img {
    width: 2.5rem;
    height: 2.5rem;
    border-radius: var(--radius-s);
    object-fit: cover;
  }
  & [data-sign] {
    display: grid;
    place-content: center;
    color: var(--text-soft);
    font-size: 1.25rem;
  }
  & small {
    color: var(--text-faint);
    font-size: var(--size-xs);
  }
  & > button {
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    color: var(--text-soft);
    font-size: var(--size-s);
    text-decoration: underline;
    &:hover {
      color: var(--text);
    }
  }
`;
