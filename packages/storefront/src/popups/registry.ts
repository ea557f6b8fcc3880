import { lazy, type ComponentType } from "react";
import type { PopupName, PopupProps, PopupResults } from "./popup-props.ts";

/** A popup: draws its own dialog, and closes with a result or none. */
export type PopupComponent<Name extends PopupName> = ComponentType<{
  props: PopupProps[Name];
  close: (result?: PopupResults[Name]) => void;
}>;

/** Which part draws which popup; each is loaded when first opened. */
export const popupComponents: { [Name in PopupName]: PopupComponent<Name> } = {
  message: lazy(() => import("../shell/message-popup.tsx")),
  categoryChooser: lazy(() => import("../home/category-chooser.tsx")),
  country: lazy(() => import("../profiles/country-popup.tsx")),
  addCredit: lazy(() => import("../payments/add-credit-popup.tsx")),
  customerService: lazy(() => import("../customer-service/customer-service-popup.tsx")),
  checkout: lazy(() => import("../orders/checkout-popup.tsx")),
  cartCheckout: lazy(() => import("../orders/cart-checkout-popup.tsx")),
};
