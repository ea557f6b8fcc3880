import { media } from "@catnip/ui";
import { styled } from "styled-components";
import { SearchForm } from "./search-form.tsx";

/** The search field, where the header has room. */
export const HeaderSearch = () => (
  <WideSearch>
    <SearchForm id="search" />
  </WideSearch>
);

const WideSearch = styled.div`
  display: none;
  position: relative;
  flex: 1000 1 14rem;
  min-width: 8rem;
  max-width: 24rem;
  ${media.desktop} {
    display: block;
  }
`;
