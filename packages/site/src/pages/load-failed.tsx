import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { Button, Notice } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { ErrorText } from "../words/error-text.tsx";

/** A failed load, in the words of its code, with a retry button. */
export function LoadFailed({ fault, retry }: { fault: unknown; retry: () => void }) {
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
      <ErrorText code={fault instanceof ApiFault ? fault.code : "other/network-request-failed"} />
    </Notice>
  );
}
