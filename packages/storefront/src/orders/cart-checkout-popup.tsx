import { useMemo } from "react";
import type { PopupProps } from "../popups/popup-props.ts";
import { CheckoutDialog } from "./checkout-dialog.tsx";

/** Buying games of the cart. */
export default function CartCheckoutPopup({
  props: { cartStoreUuids },
  close,
}: {
  props: PopupProps["cartCheckout"];
  close: (result?: "bought") => void;
}) {
  const wish = useMemo(() => ({ cartStoreUuids }), [cartStoreUuids]);
  return (
    <CheckoutDialog
      wish={wish}
      restore={{ popup: "cart-checkout", cart_store_uuids: cartStoreUuids }}
      close={close}
    />
  );
}
