import { showError } from "@catnip/site/popups/messages.ts";
import { Dialog } from "@catnip/ui/dialog.tsx";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { getFreeGame } from "./get-free-game.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Gets a free game for a guest who has logged in for it. Shows only the outcome. */
    freeGame: { props: { storeId: number }; result: never };
  }
}

/** No dialog: there is nothing to confirm. */
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
    // Once: a re-render must not send another purchase.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <Dialog.Nested />;
}
