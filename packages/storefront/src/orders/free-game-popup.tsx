import { showError } from "@catnip/site/popups/messages.ts";
import { Dialog } from "@catnip/ui/dialog.tsx";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { getFreeGame } from "./get-free-game.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Takes a game that costs nothing, for a guest who has logged in to have it. Shows only what comes of it. */
    freeGame: { props: { storeId: number }; result: never };
  }
}

/** Without a dialog of its own: there is nothing to ask. */
export default function FreeGamePopup({
  props: { storeId },
  close,
}: {
  props: PopupProps<"freeGame">;
  close: () => void;
}) {
  const { i18n } = useLingui();
  const locale = useLocale();
  useEffect(() => {
    void getFreeGame(storeId, locale, i18n)
      .catch((fault: unknown) => showError(fault, i18n))
      .finally(close);
    // Once: a popup that renders again is the same wish.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <Dialog.Nested />;
}
