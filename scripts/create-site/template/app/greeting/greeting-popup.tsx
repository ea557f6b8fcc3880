import { Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Example of a popup: this file, and a line in `popups.ts`. */
    greeting: { props: Record<string, never>; result: undefined };
  }
}

/** Says hello. */
export default function GreetingPopup({ close }: { close: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s" sheet={false}>
        <Dialog.Title>
          <Trans>Hello</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Text>
            <Trans>This popup belongs to the site.</Trans>
          </Text>
        </Dialog.Body>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
