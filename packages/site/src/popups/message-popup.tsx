import { Button, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans } from "@lingui/react/macro";
import type { PopupProps } from "./popups.ts";

/** The generic popup: a message, an error, or a question. Confirm and close both dismiss it. */
export function MessagePopup({
  props: { kind, title, text, next, requestId },
  close,
}: {
  props: PopupProps<"message">;
  close: (result?: "confirmed") => void;
}) {
  const heading =
    title ??
    (kind === "error" ? (
      <Trans>Error</Trans>
    ) : kind === "confirm" ? (
      <Trans>Please confirm</Trans>
    ) : (
      <Trans>Message</Trans>
    ));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s" sheet={false}>
        <Dialog.Title>{heading}</Dialog.Title>
        <Dialog.Body>
          <Text>{text}</Text>
          {requestId && (
            <Text tone="faint" size="s">
              <Trans comment="Shown below an error; support finds the request in the log by it">
                Request {requestId}
              </Trans>
            </Text>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          {kind === "confirm" && (
            <Button kind="secondary" onClick={() => close()}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          {next && (
            <Button kind="secondary" onClick={() => close()}>
              <Trans>OK</Trans>
            </Button>
          )}
          <Button onClick={() => close("confirmed")}>
            {kind === "confirm" ? (
              <Trans comment="Button that answers a question with yes">Yes</Trans>
            ) : (
              (next ?? <Trans>OK</Trans>)
            )}
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
