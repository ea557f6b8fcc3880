import { ALL_SHELVES_PATH, DEFAULT_CATEGORY } from "@catnip/domain/catalog";
import { splitLocalePath } from "@catnip/domain/locales";
import { usePath } from "@catnip/site/languages/locale.ts";
import { PlainLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useGlobalCategory } from "../shell/preferences.ts";
import { ConfiguredBarItems } from "./configured-items.tsx";

/** The links in the shop's header. */
export function HeaderNav() {
  const path = usePath();
  const category = useGlobalCategory() ?? DEFAULT_CATEGORY;
  const { pathname } = useLocation();
  const here = splitLocalePath(pathname)?.path ?? pathname;
  const item = (to: string, label: ReactNode, isCurrent = here === to) => (
    <PlainLink href={path(to)} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </PlainLink>
  );
  return (
    <>
      {item(`/${category}`, <Trans>Home</Trans>)}
      {item(ALL_SHELVES_PATH, <Trans>Store</Trans>, here === "/store")}
      <span data-for="player">{item("/my-store", <Trans>My Store</Trans>)}</span>
      <ConfiguredBarItems />
    </>
  );
}
