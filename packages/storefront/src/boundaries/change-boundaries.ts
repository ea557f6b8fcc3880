import {
  HIDDEN_LISTS,
  parseBoundaries,
  parseBoundaryWord,
  type BoundaryWord,
  type StorePreference,
} from "@catnip/domain/catalog";
import { savePreference, toggled } from "../preferences/preference.ts";
import { BROWSER_WORDS_KEY } from "../shell/storage-keys.ts";
import { viewerNow } from "../shell/find-viewer.ts";
import { applyBoundaries } from "./apply-boundaries.ts";
import { store, stored } from "../shell/stored-values.ts";

/**
 * Excludes something, or stops excluding it: in a player's account, or in a guest's browser. The browser's exclusions
 * also apply to a player, so including removes a word from both.
 */
export async function setExcluded(word: BoundaryWord, isExcluded: boolean): Promise<void> {
  const { status, me, fault } = await viewerNow();
  if (status === "unavailable") throw fault;
  const inBrowser = browserWords();
  if (status !== "player" || !me) {
    keepInBrowser(isExcluded ? [...inBrowser, word] : without(inBrowser, word));
    return;
  }
  const preference = withWord(me.store_preference, word, isExcluded);
  if (preference !== me.store_preference) await savePreference(preference);
  if (!isExcluded && inBrowser.includes(word)) keepInBrowser(without(inBrowser, word));
}

/** On login a guest's exclusions move from the browser to the account. */
export async function adoptBrowserWords(preference: StorePreference): Promise<void> {
  const words = browserWords();
  if (words.length === 0) return;
  await savePreference(words.reduce((before, word) => withWord(before, word, true), preference));
  keepInBrowser([]);
}

/** The preference with a word in it, or without it; the same one if nothing changes. */
function withWord(preference: StorePreference, word: BoundaryWord, isExcluded: boolean): StorePreference {
  const about = parseBoundaryWord(word);
  if (!about) return preference;
  const list = HIDDEN_LISTS[about.kind];
  return preference[list].includes(about.id) === isExcluded
    ? preference
    : toggled(preference, list, about.id);
}

const browserWords = () => parseBoundaries(stored(BROWSER_WORDS_KEY) ?? "");
const without = (words: readonly BoundaryWord[], word: BoundaryWord) => words.filter((each) => each !== word);

function keepInBrowser(words: readonly BoundaryWord[]): void {
  store(BROWSER_WORDS_KEY, words.length === 0 ? null : parseBoundaries(words.join(" ")).join(" "));
  applyBoundaries();
}
