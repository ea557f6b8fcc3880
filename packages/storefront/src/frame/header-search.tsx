import { HeaderMenu } from "@catnip/site/frame/header-menu.tsx";
import { media, SearchIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { SearchForm } from "./search-form.tsx";

/** The search field, where the header has room. */
export const HeaderSearch = () => (
  <WideSearch>
    <SearchForm id="search" />
  </WideSearch>
);

/** The same field in a menu, where it has not. */
export const HeaderSearchMenu = () => (
  <NarrowSearch>
    <HeaderMenu icon={<SearchIcon />} label={<Trans>Search</Trans>} panelAs="div">
      <SearchForm id="search-narrow" />
    </HeaderMenu>
  </NarrowSearch>
);

const WideSearch = styled.div`
  display: none;
  flex: 1 1 12rem;
  min-width: 0;
  max-width: 24rem;
  ${media.desktop} {
    display: block;
  }
`;
const NarrowSearch = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
