import { Button, Toast, ToastRegion } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { forgetLibrary } from "@catnip/site/session/forget-library.ts";
import { useEffect, useState } from "react";
import { afterAgeGate } from "../shell/age-gate.ts";
import { useViewer } from "../shell/viewer.ts";
import { registerWorker } from "./new-release.ts";

/**
 * Makes the shop installable, and offers a new release when one is ready. The page is never reloaded unasked: something
 * may be typed or played.
 */
export function ReleaseNotice() {
  const { t } = useLingui();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
    // Before the gate is passed nothing is stored.
    const id = setTimeout(
      () => afterAgeGate(() => void registerWorker((activate) => setTakeOver(() => activate))),
      REGISTER_DELAY_MS,
    );
    return () => clearTimeout(id);
  }, []);
  useLibraryKept();
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

/** The offline page lists the player's games, as they were when the shop was last open. */
function useLibraryKept(): void {
  const { status, games } = useViewer();
  const locale = useLocale();
  const owned = games?.owned ?? null;
  useEffect(() => {
    if (status === "guest") forgetLibrary();
    if (!owned) return undefined;
    const id = setTimeout(() => void keep(owned, locale), REGISTER_DELAY_MS);
    return () => clearTimeout(id);
  }, [status, owned, locale]);
}

async function keep(...library: readonly [ReadonlySet<number>, ReturnType<typeof useLocale>]): Promise<void> {
  // Another tab may have logged out meanwhile.
  if (!hasSession()) return;
  try {
    await (await import("./library.ts")).keepLibrary(...library);
  } catch (fault) {
    console.info("The games could not be listed for offline use.", fault);
  }
}

/** After everything a visitor waits for, in ms. */
const REGISTER_DELAY_MS = 3_000;
