import { media } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import type { ReactElement, ReactNode } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { usePath } from "../languages/locale.ts";
import { BrandLink } from "./brand-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { NavBar } from "./nav-bar.tsx";

/**
 * The slots of a site's header. Features plug in here, so that the header imports none of them. Visitor-dependent slots
 * reserve their space from the first paint (`data-for`).
 *
 * Below 1024 px the header is one row. Its links and its account menu are in the frame's dock then, if it has one.
 */
export interface HeaderSlots {
  /** Links of the bar. */
  readonly nav: ReactNode;
  /** After the links, in windows of any width: notifications, cart. */
  readonly signs?: ReactNode;
  /** Beside the links, if there is room. */
  readonly search?: ReactNode;
  readonly wallet?: ReactNode;
  /** Beside the languages: customer service. */
  readonly service?: ReactElement | false;
  /** At the end: the account menu. */
  readonly account?: ReactNode;
}

export function HeaderBar({ nav, signs, search, wallet, service, account }: HeaderSlots) {
  const { t } = useLingui();
  const path = usePath();
  return (
    <Bar>
      <VisitorRules />
      <Row>
        <BrandLink href={path("/")} />
        <NavBar aria-label={t`Main`}>{nav}</NavBar>
        <Gap />
        {search}
        {signs}
        {wallet}
        {brand.features.languageMenu && (
          <Languages>
            <LanguageMenu />
          </Languages>
        )}
        {service}
        <InBar>{account}</InBar>
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
  background: var(--canvas);
  border-bottom: 1px solid var(--line);
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--header-height);
  /* The page's own margins, so that logo and headings are aligned. */
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
  ${media.phoneSmall} {
    gap: var(--space-1);
    --margin: var(--space-3);
  }
`;
/** Elements for players only, or for guests only, anywhere on the page. */
const VisitorRules = createGlobalStyle`
  html[data-player="yes"] [data-for="guest"],
  html:not([data-player="yes"]) [data-for="player"] {
    display: none;
  }
`;
const Gap = styled.span`
  flex: 1 0 0;
`;
/** On the smallest phones a player's wallet and signs fill the row; the dock's menu has the languages too. */
const Languages = styled.div`
  ${media.phoneSmall} {
    html[data-player="yes"] & {
      display: none;
    }
  }
`;
const InBar = styled.div`
  ${media.belowDesktop} {
    [data-docked] & {
      display: none;
    }
  }
`;
