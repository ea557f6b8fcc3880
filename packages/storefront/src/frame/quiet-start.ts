import type { I18n } from "@lingui/core";
import { applyBoundaries } from "../boundaries/apply-boundaries.ts";
import { followViewer } from "../boundaries/follow-viewer.ts";
import { isDiscreet } from "../discreet/is-discreet.ts";

/** Starts the sync of boundaries and discreet mode; called again when another tab has changed them. */
export function startQuiet(i18n: I18n): void {
  if (hasStarted) {
    applyBoundaries();
    return;
  }
  hasStarted = true;
  followViewer(i18n);
  if (isDiscreet()) void import("../discreet/discreet.ts").then(({ startDiscreet }) => startDiscreet(i18n));
}

let hasStarted = false;
