import type { ErrorCode } from "@catnip/domain/errors";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { Button, Notice } from "@catnip/ui";
import { faultOfResult } from "@catnip/sdk/client/fault-of.ts";
import { Trans } from "@lingui/react/macro";
import { CombinedError } from "urql";
import { ErrorText } from "../messages/error-text.tsx";

/** A failed load: the message of its code, with a retry button. */
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
      <ErrorText code={codeOf(fault)} />
    </Notice>
  );
}

function codeOf(fault: unknown): ErrorCode {
  const known = fault instanceof CombinedError ? faultOfResult(fault) : fault;
  return known instanceof ApiFault ? known.code : "other/network-request-failed";
}
