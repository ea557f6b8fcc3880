import { Button } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { NotificationSettings } from "./notification-settings.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The notifications a player wants, and their channels. */
    newsSetting: { props: Record<string, never>; result: never };
  }
}

/** The news settings of a player. Each switch takes effect at once. */
export default function NewsSettingPopup({ close }: { close: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup>
        <Dialog.Title>
          <Trans>What do you want to be notified about?</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Description>
          <Trans>Switches take effect at once.</Trans>
        </Dialog.Description>
        <Dialog.Body>
          {/* Creators find theirs, too, on their profile. */}
          <NotificationSettings isCreator={false} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
