import { media } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { usePath } from "../languages/locale.ts";
import { BrandLink } from "./brand-link.tsx";
import { inNarrowWindows, twoRows } from "./header-rows.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { NavBar } from "./nav-bar.tsx";

/**
 * The slots of a site's header. Features plug in here, so that the header imports none of them. Visitor-dependent slots
 * reserve their space from the first paint (`data-for`).
 */
export interface HeaderSlots {
  /** Links of the bar. */
  readonly nav: ReactNode;
  /** At the end of the links: notifications. */
  readonly bell?: ReactNode;
  /** Beside the links, if there is room. */
  readonly search?: ReactNode;
  readonly wallet?: ReactNode;
  /** Replaces the search where there is no room. */
  readonly searchMenu?: ReactNode;
  /** Beside the languages: customer service. */
  readonly service?: ReactNode;
  /** At the end: the account menu. */
  readonly account?: ReactNode;
}

export function HeaderBar({ nav, bell, search, wallet, searchMenu, service, account }: HeaderSlots) {
  const { t } = useLingui();
  const path = usePath();
  return (
    <Bar>
      <Row>
        <BrandLink href={path("/")} />
        <NavBar aria-label={t`Main`}>
          {nav}
          {bell}
        </NavBar>
        {search}
        {wallet}
        {searchMenu}
        {brand.features.languageMenu && <LanguageMenu />}
        {service}
        {account}
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  /* In a low window (a phone on its side, a page zoomed in) the page needs the room more. */
  @media (max-height: 25em) {
    position: relative;
  }
  background: color-mix(in srgb, var(--canvas) 92%, transparent);
  backdrop-filter: blur(12px);
  border-bottom: 1px solid var(--line);
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--header-height);
  /* The page's own margins, so that logo and headings stand in one line. */
  --margin: var(--space-4);
  max-width: calc(var(--content-width) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);
  ${media.tablet} {
    --margin: var(--space-6);
  }
  ${media.desktop} {
    --margin: var(--space-8);
  }
  ${inNarrowWindows(twoRows)}
`;
