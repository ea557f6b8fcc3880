import { boundaryRules, parseBoundaries } from "@catnip/domain/catalog";
import { ACCOUNT_WORDS_KEY, BROWSER_WORDS_KEY } from "../shell/storage-keys.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { boundariesApplied } from "./boundaries.ts";
import { mark } from "../shell/over-18-mark.ts";
import { quietSheets } from "../shell/quiet-sheets.ts";
import { store, stored } from "../shell/stored-values.ts";

/** Applies the stored boundaries: those of this browser, and those of the player's account. */
export function applyBoundaries(): void {
  const words = parseBoundaries(`${stored(BROWSER_WORDS_KEY) ?? ""} ${stored(ACCOUNT_WORDS_KEY) ?? ""}`);
  quietSheets()[0].replaceSync(boundaryRules(words));
  document.documentElement.dataset["excludes"] = words.join(" ");
  if (words.length > 0) mark(false);
  appStore.dispatch(boundariesApplied(words.join(" ")));
}

/** The account's exclusions are known now; null: a guest. */
export function rememberAccountWords(words: string | null): void {
  // The first call also ends the head script's hiding of what might be excluded.
  if (isKnown && stored(ACCOUNT_WORDS_KEY) === words) return;
  isKnown = true;
  store(ACCOUNT_WORDS_KEY, words);
  applyBoundaries();
}

let isKnown = false;
