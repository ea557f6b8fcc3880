import { useLingui } from "@lingui/react/macro";
import { Outlet } from "react-router";
import { AccountFrame } from "./account-frame.tsx";
import { WITHOUT_FOOTER } from "../shell/page-frame.ts";

export { headers } from "./private-headers.ts";

export const handle = WITHOUT_FOOTER;

/** Around the pages of `/account`: for players only, without footer. */
export default function AccountLayout() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Account`}>
      <Outlet />
    </AccountFrame>
  );
}
