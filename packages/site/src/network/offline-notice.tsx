import type { ErrorCode } from "@catnip/domain/errors";
import { Button, Toast, ToastRegion } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { ErrorText } from "../messages/error-text.tsx";
import { keepOfflineLinks, type Lost } from "./offline-links.ts";
import { onUnloadable } from "./missing-chunk.ts";

/** Notice that a link could not be followed while offline, or that code is missing, with a retry button. */
export function OfflineNotice() {
  const { t } = useLingui();
  const [lost, setLost] = useState<(Lost & { code: ErrorCode }) | null>(null);
  useEffect(() => {
    const stopLinks = keepOfflineLinks((link) => setLost({ ...link, code: "other/network-request-failed" }));
    const stopReloads = onUnloadable((code, retry) => setLost({ code, retry }));
    const forget = () => setLost(null);
    window.addEventListener("online", forget);
    return () => {
      stopLinks();
      stopReloads();
      window.removeEventListener("online", forget);
    };
  }, []);
  return (
    <ToastRegion label={t`Network`}>
      {lost && (
        <Toast
          tone="error"
          closeLabel={t`Close`}
          onClose={() => setLost(null)}
          action={
            <Button
              kind="secondary"
              size="s"
              onClick={() => {
                setLost(null);
                lost.retry();
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <ErrorText code={lost.code} />
        </Toast>
      )}
    </ToastRegion>
  );
}
