import { AccountMenu } from "@catnip/site/frame/account-menu.tsx";
import { HeaderBar } from "@catnip/site/frame/header-bar.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { PlainLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import type { ComponentProps } from "react";
import { CartLink } from "../carts/cart-link.tsx";
import { CustomerServiceEntry } from "../customer-service/customer-service-entry.tsx";
import { BellPlace } from "../notifications/bell-place.tsx";
import { CreateEntry } from "./create-entry.tsx";
import { useViewerFact } from "../shell/viewer.ts";
import { Balances } from "../wallets/balances.tsx";
import { Wallet } from "../wallets/wallet.tsx";
import { ConfiguredMenuItems } from "./configured-items.tsx";
import { HeaderNav } from "./header-nav.tsx";
import { HeaderSearch } from "./header-search.tsx";

/** The shop's header: fills the slots with features. */
export const Header = () => (
  <HeaderBar
    nav={<HeaderNav />}
    search={<HeaderSearch />}
    signs={
      <>
        <BellPlace />
        <CartLink />
      </>
    }
    wallet={<Wallet />}
    service={brand.features.customerService && <CustomerServiceEntry />}
    account={<PlayerMenu />}
  />
);

/** @param props.face see `AccountMenu`; for the dock, whose menu also contains the configured items of the bar */
export function PlayerMenu({
  face,
  children,
}: Pick<ComponentProps<typeof AccountMenu>, "face" | "children">) {
  const path = usePath();
  const name = useViewerFact(({ me }) => me?.profile.nickname || me?.name || me?.email || null);
  return (
    <AccountMenu
      {...(face && { face })}
      who={
        <>
          <span>{name ?? "\u00a0"}</span>
          <Balances />
        </>
      }
    >
      <li data-for="player">
        <PlainLink href={path("/my-store")}>
          <Trans>My Store</Trans>
        </PlainLink>
      </li>
      <CreateEntry />
      <li data-for="player">
        <PlainLink href={path("/account/profile")}>
          <Trans>Profile</Trans>
        </PlainLink>
      </li>
      <li data-for="player">
        <PlainLink href={path("/account/log")}>
          <Trans>Account Log</Trans>
        </PlainLink>
      </li>
      <ConfiguredMenuItems all={face !== undefined} />
      {children}
    </AccountMenu>
  );
}
