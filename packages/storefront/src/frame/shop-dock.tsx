import { ALL_SHELVES_PATH, DEFAULT_CATEGORY } from "@catnip/domain/catalog";
import { splitLocalePath } from "@catnip/domain/locales";
import { Dock } from "@catnip/site/frame/dock.tsx";
import { HeaderMenu } from "@catnip/site/frame/header-menu.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { ThemeSwitch } from "@catnip/site/theme/theme-switch.tsx";
import { BookIcon, GamepadIcon, HomeIcon, MenuIcon, PlainLink, SearchIcon, UserIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { useGlobalCategory } from "../shell/preferences.ts";
import type { PlayerMenu } from "./header.tsx";
import type { SearchForm } from "./search-form.tsx";

/**
 * The shop's dock: Home, Store, Search, My Store or Log in, and everything else behind Menu (R-WEB-21).
 *
 * @param props content shared with the header: importing it here would split it into another chunk
 */
export default function ShopDock({ Menu, Search }: { Menu: typeof PlayerMenu; Search: typeof SearchForm }) {
  const { t } = useLingui();
  const path = usePath();
  const { pathname, search } = useLocation();
  const home = `/${useGlobalCategory() ?? DEFAULT_CATEGORY}`;
  const here = splitLocalePath(pathname)?.path ?? pathname;
  const current = (to: string) => (here === to ? "page" : undefined);
  return (
    <Dock aria-label={t`Shortcuts`}>
      <PlainLink href={path(home)} aria-current={current(home)}>
        <HomeIcon />
        <Trans>Home</Trans>
      </PlainLink>
      <PlainLink href={path(ALL_SHELVES_PATH)} aria-current={current("/store")}>
        <GamepadIcon />
        <Trans>Store</Trans>
      </PlainLink>
      <HeaderMenu icon={<SearchIcon />} label={<Trans>Search</Trans>} labelled panelAs="div">
        <Search id="search-narrow" />
      </HeaderMenu>
      <PlainLink href={path("/my-store")} aria-current={current("/my-store")} data-for="player">
        <BookIcon />
        <Trans>My Store</Trans>
      </PlainLink>
      <a href={loginPath(pathname + search)} data-for="guest">
        <UserIcon />
        <Trans>Log in</Trans>
      </a>
      <Menu face={{ icon: <MenuIcon />, label: <Trans>Menu</Trans> }}>
        {brand.features.languageMenu && (
          <ScriptOnly>
            <button type="button" onClick={() => void openPopup({ name: "setLanguage", props: {} })}>
              <Trans>Language</Trans>
            </button>
          </ScriptOnly>
        )}
        {brand.features.customerService && (
          <ScriptOnly>
            <button type="button" onClick={() => void openPopup({ name: "customerService", props: {} })}>
              <Trans>Customer service</Trans>
            </button>
          </ScriptOnly>
        )}
        <Theme>
          <ThemeSwitch />
        </Theme>
      </Menu>
    </Dock>
  );
}

const ScriptOnly = styled.li`
  @media (scripting: none) {
    display: none;
  }
`;
/** The menu's buttons are rows; the switch is one row of three. */
const Theme = styled.li`
  padding: var(--space-2) var(--space-3);
  && button {
    width: auto;
    border-radius: var(--radius-pill);
  }
`;
