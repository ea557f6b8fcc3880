import { DEFAULT_CATEGORY } from "@catnip/domain/catalog";
import { localePath, splitLocalePath } from "@catnip/domain/locales";
import { languageName, useFormat } from "@catnip/i18n";
import {
  CartIcon,
  CoinIcon,
  Coins,
  GlobeIcon,
  IconButton,
  IconButtonLink,
  media,
  PlainLink,
  PlusIcon,
  SearchIcon,
  SilverIcon,
  UserIcon,
  VisuallyHidden,
} from "@catnip/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { css, styled } from "styled-components";
import { ConfiguredBarItems, ConfiguredMenuItems } from "./configured-items.tsx";
import { HeaderMenu } from "@catnip/site/frame/header-menu.tsx";
import { BellPlace } from "../notifications/bell-place.tsx";
import { rememberLanguage } from "@catnip/site/languages/language.ts";
import { usePath, useLocale } from "@catnip/site/languages/locale.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { savedGlobalCategory } from "../shell/preferences.ts";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { useViewerFact } from "../shell/viewer.ts";

/** The shop's header. What depends on the visitor has its place kept from the first paint (`data-for`). */
export function Header() {
  const path = usePath();
  return (
    <Bar>
      <Row>
        <Brand href={path("/")} aria-label={brand.name}>
          <img src={brand.logo.src} width={brand.logo.width} height={brand.logo.height} alt="" />
          <span>{brand.name}</span>
        </Brand>
        <Nav />
        <WideSearch>
          <SearchForm id="search" />
        </WideSearch>
        <Wallet />
        <NarrowSearch>
          <HeaderMenu icon={<SearchIcon />} label={<Trans>Search</Trans>} panelAs="div">
            <SearchForm id="search-narrow" />
          </HeaderMenu>
        </NarrowSearch>
        {brand.features.languageMenu && <LanguageMenu />}
        <AvatarMenu />
      </Row>
    </Bar>
  );
}

function Nav() {
  const { t } = useLingui();
  const path = usePath();
  const category = useBrowserValue(savedGlobalCategory, null) ?? DEFAULT_CATEGORY;
  const { pathname } = useLocation();
  const here = splitLocalePath(pathname)?.path ?? pathname;
  const item = (to: string, label: ReactNode, isCurrent = here === to) => (
    <PlainLink href={path(to)} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </PlainLink>
  );
  return (
    <NavBar aria-label={t`Main`}>
      {item(`/${category}`, <Trans>Home</Trans>)}
      {item("/store", <Trans>Store</Trans>)}
      <span data-for="member">{item("/my-store", <Trans>My Store</Trans>)}</span>
      <ConfiguredBarItems />
      <CartLink />
      <BellPlace />
    </NavBar>
  );
}

/** The cart with how many games lie in it. */
function CartLink() {
  const { t } = useLingui();
  const path = usePath();
  const count = useViewerFact(({ games }) => games?.cart.size ?? 0);
  return (
    <CartPlace data-for="member">
      <IconButtonLink
        href={path("/my-store?tab=cart")}
        label={
          count > 0 ? t`${plural(count, { one: "Cart with # game", other: "Cart with # games" })}` : t`Cart`
        }
        {...(count > 0 && { badge: count })}
      >
        <CartIcon />
      </IconButtonLink>
    </CartPlace>
  );
}

/** Works without JavaScript: a form that leads to `/store?keyword=…`. */
function SearchForm({ id }: { id: string }) {
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

/** Coins and, where there is room, silver with the plus button. Kept room for whenever the browser holds a session. */
function Wallet() {
  const { t } = useLingui();
  const format = useFormat();
  const coin = useViewerFact(({ wallet }) => wallet?.coin ?? null);
  const silver = useViewerFact(({ wallet }) => wallet?.silver ?? null);
  return (
    <WalletChip data-for="member">
      <CoinIcon />
      <output aria-label={t`Wallet balance`} aria-busy={coin === null} data-wallet-coin={coin ?? undefined}>
        {coin === null ? "\u00a0" : format.coins(coin)}
      </output>
      {brand.features.silver && (
        <SilverPart>
          <SilverIcon />
          <output aria-label={t`Silver balance`} data-wallet-silver={silver ?? undefined}>
            {silver === null ? "\u00a0" : format.coins(silver)}
          </output>
        </SilverPart>
      )}
      <IconButton
        size="s"
        kind="primary"
        label={t`Add credit`}
        onClick={() => void openPopup({ name: "addCredit", props: {} })}
      >
        <PlusIcon />
      </IconButton>
    </WalletChip>
  );
}

/** Plain links, one per language: they work without JavaScript, and crawlers follow them. */
function LanguageMenu() {
  const current = useLocale();
  const { pathname, search } = useLocation();
  const path = splitLocalePath(pathname)?.path ?? "/";
  return (
    <HeaderMenu icon={<GlobeIcon />} label={<Trans>Language</Trans>}>
      {OFFERED_LOCALES.map((locale) => (
        <li key={locale}>
          <PlainLink
            href={localePath(locale, path) + search}
            document
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? "true" : undefined}
            onClick={() => rememberLanguage(locale)}
          >
            {languageName(locale)}
          </PlainLink>
        </li>
      ))}
    </HeaderMenu>
  );
}

function AvatarMenu() {
  const path = usePath();
  const name = useViewerFact(({ me }) => me?.profile.nickname ?? me?.name ?? me?.email ?? null);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <HeaderMenu icon={<UserIcon />} label={<Trans>Account</Trans>}>
      <li data-for="guest">
        <a href={loginPath(here, { signup: true })}>
          <Trans>Sign up</Trans>
        </a>
      </li>
      <li data-for="guest">
        <a href={loginPath(here)}>
          <Trans>Login</Trans>
        </a>
      </li>
      <li data-for="member">
        <Who>
          <span>{name ?? "\u00a0"}</span>
          <Balances />
        </Who>
      </li>
      <li data-for="member">
        <PlainLink href={path("/my-store")}>
          <Trans>My Store</Trans>
        </PlainLink>
      </li>
      <ConfiguredMenuItems />
      <li data-for="member">
        <form method="post" action="/auth/logout">
          <button type="submit">
            <Trans>Logout</Trans>
          </button>
        </form>
      </li>
    </HeaderMenu>
  );
}

/** Both balances, for screens on which the header has room for one. */
function Balances() {
  const { t } = useLingui();
  const format = useFormat();
  const coin = useViewerFact(({ wallet }) => wallet?.coin ?? null);
  const silver = useViewerFact(({ wallet }) => wallet?.silver ?? null);
  if (coin === null || silver === null) return null;
  return (
    <span data-wallet>
      <Coins amount={format.coins(coin)} label={t`Meow coins`} />
      {brand.features.silver && <Coins kind="silver" amount={format.coins(silver)} label={t`Silver`} />}
    </span>
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
const twoRows = css`
  flex-wrap: wrap;
  gap: 0 var(--space-1);
  padding-top: var(--space-2);
`;
const secondRow = css`
  order: 1;
  flex: 1 0 100%;
  margin-inline: calc(-1 * var(--space-3));
  overflow-x: auto;
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
  ${media.phone} {
    ${twoRows}
  }
  /* A member's wallet, bell and cart fill a tablet's row. */
  ${media.belowDesktop} {
    html[data-member="yes"] & {
      ${twoRows}
    }
  }
`;
const Brand = styled(PlainLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  font-size: var(--size-xl);
  font-weight: 760;
  letter-spacing: -0.02em;
  & img {
    height: 2rem;
    width: auto;
  }
  ${media.phone} {
    margin-right: auto;
  }
  ${media.belowDesktop} {
    html[data-member="yes"] & {
      margin-right: auto;
    }
  }
  ${media.phoneSmall} {
    html[data-member="yes"] & span {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
    }
  }
`;
const NavBar = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin-inline: var(--space-3) auto;
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--text-soft);
    font-weight: 560;
    white-space: nowrap;
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
    &[aria-current] {
      color: var(--accent-text);
    }
  }
  ${media.phone} {
    ${secondRow}
  }
  ${media.belowDesktop} {
    html[data-member="yes"] & {
      ${secondRow}
    }
  }
`;
const CartPlace = styled.span`
  /* The link beside it is a word with room around it; the cart is a sign. */
  && a {
    justify-content: center;
    padding: 0;
  }
  ${media.phone} {
    margin-inline-start: auto;
  }
`;
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
const WalletChip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0 0.25rem 0 var(--space-3);
  height: var(--target);
  border-radius: var(--radius-pill);
  background: var(--raised);
  color: var(--coin);
  & svg {
    flex: none;
  }
  /* The smallest phones: the number says enough. */
  @media (max-width: 24.3125em) {
    gap: var(--space-1);
    & > svg {
      display: none;
    }
  }
  & output {
    min-width: 3.5rem;
    color: var(--text);
    text-align: right;
    font-variant-numeric: tabular-nums;
    font-weight: 620;
    white-space: nowrap;
  }
`;
const SilverPart = styled.span`
  display: none;
  align-items: center;
  gap: var(--space-2);
  padding-inline-start: var(--space-3);
  border-inline-start: 1px solid var(--line);
  color: var(--silver);
  && output {
    min-width: 3rem;
  }
  ${media.desktop} {
    display: flex;
  }
`;
const Who = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3) var(--space-3);
  margin-bottom: var(--space-1);
  border-bottom: 1px solid var(--line);
  font-size: var(--size-s);
  & > span:first-child {
    max-width: 14rem;
    overflow: hidden;
    color: var(--text-soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-wallet] {
    display: flex;
    gap: var(--space-4);
  }
  ${media.desktop} {
    & > [data-wallet] {
      display: none;
    }
  }
`;
