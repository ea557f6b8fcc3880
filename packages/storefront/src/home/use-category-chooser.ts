import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { afterAgeGate } from "../shell/age-gate.ts";
import { hasAnsweredCategory, saveGlobalCategory, skipGlobalCategory } from "../shell/preferences.ts";
import { knownViewer } from "../shell/viewer.ts";
import { shelfCovers } from "./shelf-covers.ts";

/**
 * On the first visit to Home, after the gate: male- or female-oriented. The answer opens its shelf; a visitor who wants
 * to look around first is not asked again (R-CAT-43).
 *
 * @param games whose covers show what is on the shelves
 */
export function useCategoryChooser(games: readonly StoreCardFragment[]): void {
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => {
    let isGone = false;
    afterAgeGate(() => void ask());
    return () => {
      isGone = true;
    };
    async function ask() {
      if (isGone || hasAnsweredCategory()) return;
      // Covers of games a player excludes are not shown to them.
      await knownViewer();
      if (isGone) return;
      const covers = shelfCovers(games, document.documentElement.dataset["excludes"] ?? "");
      const answer = await openPopup({ name: "categoryChooser", props: { covers } });
      if (answer === "skipped") skipGlobalCategory();
      else if (answer) {
        saveGlobalCategory(answer);
        void navigate(path(`/${answer}`));
      }
    }
    // Once per visit of Home.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
