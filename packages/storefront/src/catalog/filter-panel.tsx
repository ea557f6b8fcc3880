import { ChevronDownIcon, CloseIcon, IconButton, media } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { styled } from "styled-components";
import type { ListCounts } from "./list-counts.ts";
import { StoreFilters } from "./store-filters.tsx";
import type { StoreListQuery } from "./store-list-query.ts";

/**
 * The filters: beside the list on a wide screen, a sheet on a small one. The sheet is a native popover, which opens and
 * closes on Escape without code of ours. Without scripts the form is part of the page.
 */
export default function FilterPanel(props: { query: StoreListQuery; counts: ListCounts; total: number }) {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div>
      <Opener type="button" popoverTarget={id}>
        <Trans>Filters</Trans>
        <ChevronDownIcon />
      </Opener>
      <Panel ref={panel} id={id} popover="auto">
        <header>
          <strong>
            <Trans>Filters</Trans>
          </strong>
          <IconButton label={t`Close`} popoverTarget={id} popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </header>
        <StoreFilters {...props} onSubmitted={() => panel.current?.hidePopover()} />
      </Panel>
    </div>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: var(--target);
  padding-inline: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--raised);
  font-weight: 620;
  ${media.desktop} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
const inPage = `
  position: static;
  display: block;
  & > header {
    display: none;
  }
`;
const Panel = styled.div`
  /* A popover is centered and framed by the browser. */
  margin: 0;
  padding: 0;
  border: 0;
  width: auto;
  height: auto;
  border-radius: var(--radius-l);
  background: var(--raised);
  color: inherit;
  &:popover-open {
    position: fixed;
    inset: auto 0 0;
    max-height: 88dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: var(--shadow-overlay);
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.6);
  }
  & > header {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
    background: var(--raised);
  }
  @media (scripting: none) {
    ${inPage}
  }
  ${media.desktop} {
    &:not(:popover-open) {
      ${inPage}
      position: sticky;
      top: calc(var(--header-height) + var(--space-4));
      max-height: calc(100dvh - var(--header-height) - 2 * var(--space-4));
      overflow-y: auto;
      scrollbar-width: thin;
      & [data-submit] {
        display: none;
      }
      @media (scripting: none) {
        & [data-submit] {
          display: block;
        }
      }
    }
  }
  & form {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-5);
  }
  & [data-submit] {
    position: sticky;
    bottom: 0;
    padding-block: var(--space-3);
    background: var(--raised);
  }
  & fieldset {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }
  & legend {
    margin-bottom: var(--space-2);
    color: var(--text-soft);
    font-size: var(--size-s);
    font-weight: 560;
  }
  @media (scripting: none) {
    & [data-scripted] {
      display: none;
    }
  }
`;
