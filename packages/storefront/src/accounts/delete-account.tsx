import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** Opens the popup that explains the deletion and asks for the code. */
export function DeleteAccount() {
  return (
    <Stack gap={4}>
      <Text tone="soft">
        <Trans>
          Your account and all personal data in it are deleted permanently. Coins and games cannot be
          restored.
        </Trans>
      </Text>
      <div>
        <Button kind="danger" onClick={() => void openPopup({ name: "deleteAccount", props: {} })}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
    </Stack>
  );
}
