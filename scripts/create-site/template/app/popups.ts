import type { PopupComponents } from "@catnip/site/popups/popups.ts";
import { lazy } from "react";

/** The popups of this site; each is loaded when first opened. */
export const popupComponents: PopupComponents = {
  greeting: lazy(() => import("./greeting/greeting-popup.tsx")),
};
