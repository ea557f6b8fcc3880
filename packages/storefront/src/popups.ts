import type { PopupComponents } from "@catnip/site/popups/popups.ts";
import { lazy } from "react";

/** The popups of a shop; each is loaded when first opened. */
export const popupComponents = {
  categoryChooser: lazy(() => import("./home/category-chooser.tsx")),
  country: lazy(() => import("./profiles/country-popup.tsx")),
  addCredit: lazy(() => import("./payments/add-credit-popup.tsx")),
  setLanguage: lazy(() => import("./frame/set-language-popup.tsx")),
  customerService: lazy(() => import("./customer-service/customer-service-popup.tsx")),
  user: lazy(() => import("./people/user-popup.tsx")),
  game: lazy(() => import("./catalog/game-popup.tsx")),
  storeComment: lazy(() => import("./comments/store-comment-popup.tsx")),
  reportComment: lazy(() => import("./comments/report-comment-popup.tsx")),
  checkout: lazy(() => import("./orders/checkout-popup.tsx")),
  article: lazy(() => import("./articles/article-popup.tsx")),
  announcement: lazy(() => import("./articles/announcement-popup.tsx")),
  newsSetting: lazy(() => import("./notifications/news-setting-popup.tsx")),
  hide: lazy(() => import("./boundaries/hide-popup.tsx")),
  sight: lazy(() => import("./boundaries/sight-popup.tsx")),
  gallery: lazy(() => import("./catalog/gallery-popup.tsx")),
  freeGame: lazy(() => import("./orders/free-game-popup.tsx")),
  cartCheckout: lazy(() => import("./orders/cart-checkout-popup.tsx")),
  couponSelection: lazy(() => import("./orders/coupon-selection-popup.tsx")),
  avatar: lazy(() => import("./profiles/avatar-popup.tsx")),
  meMetadata: lazy(() => import("./profiles/metadata-popup.tsx")),
  rewards: lazy(() => import("./redemptions/rewards-popup.tsx")),
  receipt: lazy(() => import("./account-logs/receipt-popup.tsx")),
  refund: lazy(() => import("./refunds/refund-popup.tsx")),
  deleteAccount: lazy(() => import("./accounts/delete-account-popup.tsx")),
} satisfies PopupComponents;
