import { Container, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { ItemLink, useItemTitle } from "./configured-items.tsx";
import { SightButton } from "../boundaries/sight-button.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { LateThemeSwitch } from "./late-frame.tsx";
import { useShopFrame, type ConfiguredItem } from "./shop-frame.ts";

/** The shop's footer, with the configured links. */
export function Footer() {
  const { t } = useLingui();
  const { footer } = useShopFrame();
  const path = usePath();
  const titleOf = useItemTitle(footer.t);
  // No room for folders here: their links are flattened into the list.
  const configured = footer.items.flatMap((item) => (item.type === "folder" ? item.list : [item]));
  const links = configured.length > 0 ? configured : BUILT_IN;
  return (
    <Ground>
      <Container>
        <Columns>
          <p>
            <strong>{brand.name}</strong>
            <br />
            <Trans>Original games for adults. 18+ only.</Trans>
          </p>
          <LateThemeSwitch />
          <nav aria-label={t`About the shop`}>
            <ul>
              {links.map((item) => (
                <li key={item.tPath}>
                  <ItemLink item={item}>{titleOf(item)}</ItemLink>
                </li>
              ))}
              <li>
                <PlainLink href={path("/help")}>
                  <Trans comment="Title of the page with questions and answers">Help</Trans>
                </PlainLink>
              </li>
              <li>
                <PlainLink href={path("/article")}>
                  <Trans>News and help</Trans>
                </PlainLink>
              </li>
              <li>
                <PlainLink href={path("/bookmark")}>
                  <Trans comment="Page with the addresses of our shops">Bookmark</Trans>
                </PlainLink>
              </li>
              <li>
                <PlainLink href={path("/privacy#statistics")}>
                  <Trans>Cookie choices</Trans>
                </PlainLink>
              </li>
              <li data-script-only>
                <SightButton />
              </li>
            </ul>
          </nav>
        </Columns>
      </Container>
    </Ground>
  );
}

/** Links that must be in the footer even if the configuration failed to load. */
const BUILT_IN: readonly ConfiguredItem[] = [
  { type: "url", value: "/partners", tPath: "partners", title: "Partners", min: 0 },
  { type: "url", value: "/about-us", tPath: "about-us", title: "About us", min: 0 },
  { type: "url", value: "/employment", tPath: "employment", title: "Employment", min: 0 },
  { type: "url", value: "/privacy", tPath: "privacy", title: "Privacy", min: 0 },
  { type: "url", value: "/terms", tPath: "terms", title: "Terms", min: 0 },
];

const Ground = styled.footer`
  padding-block: var(--space-7);
  border-top: 1px solid var(--line);
  background: var(--sunken);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  & strong {
    color: var(--text);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    /* The links' padding hangs outside the column. */
    margin-inline: calc(-1 * var(--space-3));
  }
  & :is(a, button) {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    &:hover {
      color: var(--text);
    }
  }
`;
