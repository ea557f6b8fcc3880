import { useMemo } from "react";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { CheckoutDialog } from "./checkout-dialog.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /**
     * Checkout of one game. `isLanguageAccepted`: the buyer has already accepted that it may not be in their language.
     */
    checkout: { props: { storeId: number; isLanguageAccepted?: boolean }; result: "bought" };
  }
}

/** Checkout of one game. */
export default function CheckoutPopup({
  props: { storeId, isLanguageAccepted = false },
  close,
}: {
  props: PopupProps<"checkout">;
  close: (result?: "bought") => void;
}) {
  const wish = useMemo(() => ({ storeId }), [storeId]);
  return <CheckoutDialog wish={wish} isLanguageAccepted={isLanguageAccepted} close={close} />;
}
