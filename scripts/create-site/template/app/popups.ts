import type { PopupComponents } from "@catnip/site/popups/popups.ts";
import { lazy } from "react";

/** This site's popups; each is lazy-loaded when first opened. */
export const popupComponents: PopupComponents = {
  greeting: lazy(() => import("./greeting/greeting-popup.tsx")),
};
