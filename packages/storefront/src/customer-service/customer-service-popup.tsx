import { Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { ContactList } from "./contact-list.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The ways to customer service, and to a top-up by hand. */
    customerService: { props: Record<string, never>; result: undefined };
  }
}

/** The ways to customer service; also the way to a top-up by hand. */
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
              <Trans>A person reads what you write. Never tell anybody your password.</Trans>
            </Text>
            <ContactList />
          </Stack>
        </Dialog.Body>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
