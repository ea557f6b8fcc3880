import { useMemo } from "react";
import type { PopupProps } from "../popups/popup-props.ts";
import { CheckoutDialog } from "./checkout-dialog.tsx";

/** Buying one game. */
export default function CheckoutPopup({
  props: { storeId, isLanguageAccepted = false },
  close,
}: {
  props: PopupProps["checkout"];
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
