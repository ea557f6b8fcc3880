import { LIBRARY_KEY } from "@catnip/domain/privacy";
import { DISCREET_RULES, NEUTRAL_ICON } from "./discreet-look.ts";
import { ACCOUNT_WORDS_KEY, BROWSER_WORDS_KEY, DISCREET_KEY, INTENT_KEY } from "./storage-keys.ts";

/**
 * Runs in the head before the first paint, after it is known whether a player is logged in (`data-player`): hides what
 * the visitor excludes from the first paint on, and makes a discreet visitor's tab neutral. Deletes a previous player's
 * stored data before another can log in (R-WEB-31), and a guest's intent once they return without having logged in
 * (R-CHK-16), even from the back/forward cache: links, the one to the login included, work before the page's scripts
 * have loaded. The rules are those of `boundaryRules`; a test compares them.
 */
export function preparePage(): void {
  const { dataset } = document.documentElement;
  const isPlayer = Boolean(dataset["player"]);
  if (!isPlayer)
    for (const key of [ACCOUNT_WORDS_KEY, LIBRARY_KEY])
      if (stored(key) !== null) localStorage.removeItem(key);
  forgetIntent();
  addEventListener("pageshow", ({ persisted }) => persisted && forgetIntent());

  const accountWords = stored(ACCOUNT_WORDS_KEY);
  const isUnknown = isPlayer && accountWords === null;
  const words = excludedWords(`${stored(BROWSER_WORDS_KEY)} ${isPlayer ? accountWords : ""}`);
  const title = stored(DISCREET_KEY);
  if (!isUnknown && words.length === 0 && !title) return;
  dataset["excludes"] = words.join(" ");
  document.adoptedStyleSheets = [
    sheetOf((isUnknown ? UNKNOWN_RULES : "") + rulesFor(words)),
    sheetOf(title ? DISCREET_RULES : ""),
  ];
  if (title) makeNeutral(title);
}

/** Null where storage is disabled, too. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function forgetIntent(): void {
  try {
    if (!document.documentElement.dataset["player"]) sessionStorage.removeItem(INTENT_KEY);
  } catch {
    // Without storage there is none.
  }
}

const excludedWords = (text: string): readonly string[] =>
  [...new Set(text.split(" "))].filter((word) => /^[twa]:[\w.~!*'()%-]+$/.test(word)).toSorted();

const UNKNOWN_RULES =
  "[data-words]:not([data-page]){visibility:hidden}[data-words] :is(img,video){display:none!important}";

function rulesFor(words: readonly string[]): string {
  if (words.length === 0) return "";
  const any = `:is(${words.map((word) => `[data-words~="${word}"]`).join()})`;
  return `${any}:not([data-mine]),[data-row]:not(:has([data-words]:not(${any}))){display:none!important}`;
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** A title before the page's own, and a neutral icon in place of each of its own. */
function makeNeutral(text: string): void {
  const root = document.documentElement;
  root.dataset["discreet"] = text;
  const title = document.createElement("title");
  title.textContent = text;
  title.setAttribute("itemprop", "name");
  root.prepend(title);
  const replaceIcons = () => {
    if (!root.dataset["discreet"]) return;
    for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel*="icon"]'))
      if (!icon.dataset["own"]) {
        icon.dataset["own"] = icon.href;
        icon.href = NEUTRAL_ICON;
      }
  };
  new MutationObserver(replaceIcons).observe(document.head, { childList: true });
}
