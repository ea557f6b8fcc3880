import { BellIcon, IconButton } from "@catnip/ui";
import { Popover } from "@catnip/ui/popover.tsx";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { afterAgeGate } from "../shell/age-gate.ts";
import { useBackCloses } from "@catnip/site/popups/back-closes.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { Inbox } from "./inbox.tsx";
import { rememberLocale } from "./inbox-source.ts";

/**
 * The bell with the number of unread notifications; clicking opens the inbox. The `#inbox` fragment, used in mails,
 * opens it too.
 */
export default function Bell() {
  const { t } = useLingui();
  const locale = useLocale();
  const unread = useViewerFact(({ me }) => me?.unread_notification_count ?? 0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (window.location.hash === "#inbox") afterAgeGate(() => setOpen(true));
  }, []);
  useBackCloses(isOpen, () => setOpen(false));
  useEffect(() => void rememberLocale(locale), [locale]);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        render={
          <IconButton
            label={
              unread > 0
                ? t`${plural(unread, { one: "# unread notification", other: "# unread notifications" })}`
                : t`Notifications`
            }
            badge={unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : unread > 0 && unread}
          >
            <BellIcon />
          </IconButton>
        }
      />
      <Popover.Popup title={<Trans>Notifications</Trans>} align="end">
        <Inbox close={() => setOpen(false)} />
      </Popover.Popup>
    </Popover.Root>
  );
}

const UNREAD_SHOWN_MAX = 99;
