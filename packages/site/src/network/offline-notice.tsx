import { Button, Toast, ToastRegion } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { errorText } from "../words/error-messages.ts";
import { keepOfflineLinks, type Lost } from "./offline-links.ts";
import { onUnreachable } from "./missing-chunk.ts";

/** Notice that a link could not be followed while offline, with a retry button. */
export function OfflineNotice() {
  const { t, i18n } = useLingui();
  const [lost, setLost] = useState<Lost | null>(null);
  useEffect(() => {
    const stopLinks = keepOfflineLinks(setLost);
    const stopReloads = onUnreachable(() => setLost({ retry: () => window.location.reload() }));
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
          {i18n._(errorText("other/network-request-failed"))}
        </Toast>
      )}
    </ToastRegion>
  );
}
