import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { Button, Notice } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { errorText } from "../words/error-messages.ts";

/** A failed load, in the words of its code, with a retry button. */
export function LoadFailed({ fault, retry }: { fault: unknown; retry: () => void }) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="error"
      live
      action={
        <Button kind="secondary" size="s" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(errorText(fault instanceof ApiFault ? fault.code : "other/network-request-failed"))}
    </Notice>
  );
}
