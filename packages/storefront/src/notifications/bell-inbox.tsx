import { useBackCloses } from "@catnip/site/popups/back-closes.ts";
import { Popover } from "@catnip/ui/popover.tsx";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { BellButton } from "./bell-button.tsx";
import { Inbox } from "./inbox.tsx";

/** The bell with its inbox, initially open, since opening it has loaded this code. */
export function BellInbox() {
  const [isOpen, setOpen] = useState(true);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={<BellButton />} />
      <Popover.Popup title={<Trans>Notifications</Trans>} align="end">
        <Inbox close={() => setOpen(false)} />
      </Popover.Popup>
    </Popover.Root>
  );
}
