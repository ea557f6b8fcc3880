import { useMemo } from "react";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { CheckoutDialog } from "./checkout-dialog.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Buying one game. `isLanguageAccepted`: the buyer knows already that it may not be in a language of theirs. */
    checkout: { props: { storeId: number; isLanguageAccepted?: boolean }; result: "bought" };
  }
}

/** Buying one game. */
export default function CheckoutPopup({
  props: { storeId, isLanguageAccepted = false },
  close,
}: {
  props: PopupProps<"checkout">;
  close: (result?: "bought") => void;
}) {
  const wish = useMemo(() => ({ storeId }), [storeId]);
  return (
    <CheckoutDialog
      wish={wish}
      restore={{ popup: "store-checkout", store_id: storeId }}
      isLanguageAccepted={isLanguageAccepted}
      close={close}
    />
  );
}
