import { BellIcon, IconButton } from "@catnip/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import { useViewerFact } from "../shell/viewer.ts";

/** The bell, with the number of unread notifications. */
export function BellButton(button: ComponentPropsWithRef<"button">) {
  const { t } = useLingui();
  const unread = useViewerFact(({ me }) => me?.unread_notification_count ?? 0);
  return (
    <IconButton
      label={
        unread > 0
          ? t`${plural(unread, { one: "# unread notification", other: "# unread notifications" })}`
          : t`Notifications`
      }
      badge={unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : unread > 0 && unread}
      {...button}
    >
      <BellIcon />
    </IconButton>
  );
}

const UNREAD_SHOWN_MAX = 99;
