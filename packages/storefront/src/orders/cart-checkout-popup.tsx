import { useMemo } from "react";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { CheckoutDialog } from "./checkout-dialog.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Checkout of games in the cart. */
    cartCheckout: { props: { cartStoreUuids: string[] }; result: "bought" };
  }
}

/** Checkout of games in the cart. */
export default function CartCheckoutPopup({
  props: { cartStoreUuids },
  close,
}: {
  props: PopupProps<"cartCheckout">;
  close: (result?: "bought") => void;
}) {
  const wish = useMemo(() => ({ cartStoreUuids }), [cartStoreUuids]);
  return <CheckoutDialog wish={wish} close={close} />;
}
