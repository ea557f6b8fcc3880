import { AccountMenu } from "@catnip/site/frame/account-menu.tsx";
import { HeaderBar } from "@catnip/site/frame/header-bar.tsx";
import { SiteFrame } from "@catnip/site/frame/site-frame.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { PlainLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { Outlet } from "react-router";

/** The header around every page. */
export default function Frame() {
  const path = usePath();
  return (
    <SiteFrame
      header={
        <HeaderBar
          nav={
            <PlainLink href={path("/")}>
              <Trans>Home</Trans>
            </PlainLink>
          }
          account={<AccountMenu who={<Trans>You are logged in</Trans>} />}
        />
      }
    >
      <Outlet />
    </SiteFrame>
  );
}
