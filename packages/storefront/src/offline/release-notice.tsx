import { Button, Toast, ToastRegion } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { forgetLibrary } from "@catnip/site/session/forget-library.ts";
import { useEffect, useState } from "react";
import { afterAgeGate } from "../shell/age-gate.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { registerWorker } from "./new-release.ts";

/**
 * Makes the shop installable, and offers a new release when one is ready. The page never reloads by itself: the visitor
 * may be typing or playing.
 */
export function ReleaseNotice() {
  const { t } = useLingui();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
    // Nothing is stored before the gate is passed.
    const id = setTimeout(
      () => afterAgeGate(() => void registerWorker((activate) => setTakeOver(() => activate))),
      REGISTER_DELAY_MS,
    );
    return () => clearTimeout(id);
  }, []);
  const isGuest = useViewerFact(({ status }) => status === "guest");
  useEffect(() => {
    // Also after an expired session.
    if (isGuest) forgetLibrary();
  }, [isGuest]);
  return (
    <ToastRegion label={t`New version`}>
      {takeOver && (
        <Toast
          closeLabel={t`Later`}
          onClose={() => setTakeOver(null)}
          action={
            <Button size="s" onClick={takeOver}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>A new version of the shop is ready.</Trans>
        </Toast>
      )}
    </ToastRegion>
  );
}

/** Delay, so that it comes after everything a visitor waits for, in ms. */
const REGISTER_DELAY_MS = 3_000;
