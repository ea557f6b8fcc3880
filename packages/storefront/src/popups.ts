import type { PopupComponents } from "@catnip/site/popups/popups.ts";
import { lazy } from "react";

/** The popups of a shop; each is loaded when first opened. */
export const popupComponents: PopupComponents = {
  categoryChooser: lazy(() => import("./home/category-chooser.tsx")),
  country: lazy(() => import("./profiles/country-popup.tsx")),
  addCredit: lazy(() => import("./payments/add-credit-popup.tsx")),
  setLanguage: lazy(() => import("./frame/set-language-popup.tsx")),
  customerService: lazy(() => import("./customer-service/customer-service-popup.tsx")),
  checkout: lazy(() => import("./orders/checkout-popup.tsx")),
  cartCheckout: lazy(() => import("./orders/cart-checkout-popup.tsx")),
};
