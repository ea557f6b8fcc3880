import { Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { ContactList } from "./contact-list.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The contacts of customer service, and the manual top-up. */
    customerService: { props: Record<string, never>; result: undefined };
  }
}

/** The contacts of customer service; also the route to a manual top-up. */
export default function CustomerServicePopup({ close }: { close: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Customer service</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <Text tone="soft">
              <Trans>A person reads what you write. Never tell anyone your password.</Trans>
            </Text>
            <ContactList />
          </Stack>
        </Dialog.Body>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
