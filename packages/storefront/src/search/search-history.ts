import { trimSearch } from "@catnip/domain/input";
import { browserChange } from "@catnip/site/browser/use-browser-value.ts";
import * as v from "valibot";

/** What this browser last searched for, newest first. It is never sent anywhere (R-WEB-22). */
function searchHistory(): readonly string[] {
  return parseHistory(storedHistory());
}

/** Puts a search at the top of the history. */
export function rememberSearch(text: string): void {
  const next = withSearch(searchHistory(), text);
  try {
    localStorage.setItem(HISTORY_KEY, JSON.stringify(next));
  } catch {
    // Storage is disabled or full: nothing is remembered.
  }
  historyChange.tell();
}

export function clearSearchHistory(): void {
  try {
    localStorage.removeItem(HISTORY_KEY);
  } catch {
    // Then there is none.
  }
  historyChange.tell();
}

/** The stored text, which changes exactly when the history does. */
export function storedHistory(): string {
  try {
    return localStorage.getItem(HISTORY_KEY) ?? "";
  } catch {
    return "";
  }
}

/** The history with a search on top: each search once, whatever its capitals, and the oldest are dropped. */
export function withSearch(history: readonly string[], text: string): readonly string[] {
  const searched = trimSearch(text).slice(0, LENGTH_MAX);
  if (searched === "") return history;
  const same = searched.toLowerCase();
  return [searched, ...history.filter((other) => other.toLowerCase() !== same)].slice(0, HISTORY_MAX);
}

/** Reads a stored history; anything but a list of texts is an empty one. */
export function parseHistory(stored: string): readonly string[] {
  try {
    return v.parse(HistoryForm, JSON.parse(stored));
  } catch {
    return [];
  }
}

export const historyChange = browserChange({ isStored: true });

const HISTORY_KEY = "searchHistory";
const HISTORY_MAX = 8;
const LENGTH_MAX = 100;
const HistoryForm = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LENGTH_MAX))),
  v.maxLength(HISTORY_MAX),
);
