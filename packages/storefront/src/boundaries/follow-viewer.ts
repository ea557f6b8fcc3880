import { preferenceWords } from "@catnip/domain/catalog";
import type { I18n } from "@lingui/core";
import { currentViewer, onViewer } from "../shell/viewer.ts";
import { rememberAccountWords } from "./apply-boundaries.ts";
import { adoptBrowserWords } from "./change-boundaries.ts";

/** Keeps the boundaries in force in sync with the viewer. */
export function followViewer(i18n: I18n): void {
  let isAdopting = false;
  const follow = () => {
    const { status, me } = currentViewer();
    if (status === "guest") rememberAccountWords(null);
    if (status !== "player" || !me) return;
    rememberAccountWords(preferenceWords(me.store_preference).join(" "));
    if (me.store_preference.discreet && !("discreet" in document.documentElement.dataset))
      void import("../discreet/discreet.ts").then(({ startDiscreet, showDiscreet }) => {
        showDiscreet(true, i18n);
        startDiscreet(i18n);
      });
    if (isAdopting) return;
    isAdopting = true;
    // Words that could not be moved stay in the browser, where they apply as well.
    adoptBrowserWords(me.store_preference).catch((fault: unknown) =>
      console.warn("Boundaries were not adopted.", fault),
    );
  };
  onViewer(follow);
  follow();
}
