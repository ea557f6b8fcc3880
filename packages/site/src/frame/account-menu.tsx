import { media, UserIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { forgetDrafts } from "../session/forget-drafts.ts";
import { forgetLibrary } from "../session/forget-library.ts";
import { loginPath } from "../session/login.ts";
import { HeaderMenu } from "./header-menu.tsx";

/**
 * The account menu: login links for guests; name and logout for players. Both are in the markup, which is the same for
 * everyone; the document's `data-player` decides which is visible.
 *
 * @param props.who the player's name, and whatever else is shown about them
 * @param props.face icon and name of the button, both shown; default: the icon of a person
 * @param props.children the site's own items
 */
export function AccountMenu({
  who,
  face,
  children,
}: {
  who: ReactNode;
  face?: { readonly icon: ReactNode; readonly label: ReactNode };
  children?: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <HeaderMenu
      icon={face?.icon ?? <UserIcon />}
      label={face?.label ?? <Trans>Account</Trans>}
      labelled={face !== undefined}
    >
      <li data-for="guest">
        <a href={loginPath(here, { signup: true })}>
          <Trans>Sign up</Trans>
        </a>
      </li>
      <li data-for="guest">
        <a href={loginPath(here)}>
          <Trans>Log in</Trans>
        </a>
      </li>
      <li data-for="player">
        <Who>{who}</Who>
      </li>
      {children}
      <li data-for="player">
        <form method="post" action="/auth/logout" onSubmit={leave}>
          <button type="submit">
            <Trans>Log out</Trans>
          </button>
        </form>
      </li>
    </HeaderMenu>
  );
}

/** Drafts and the player's stored data are deleted from this browser. */
function leave(): void {
  forgetDrafts();
  forgetLibrary();
}

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
  ${media.bothBalances} {
    & > [data-wallet] {
      display: none;
    }
  }
`;
