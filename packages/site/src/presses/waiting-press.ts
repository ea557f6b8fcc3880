import type { Description } from "./description.ts";
import { lastPress } from "./last-press.ts";

/** The press needs missing code: it is repeated once the page has been reloaded (R-WEB-2). */
export function pressWaits(press: Description | null): void {
  waiting = press;
}

/** A popup is about to open: its press waits until it is mounted. Null: it opened by itself, or from a popup. */
export function popupAsked(id: string): void {
  asked.set(id, lastPress());
}

/** The popup is mounted, or has failed. */
export function popupAnswered(id: string): void {
  asked.delete(id);
}

/** The code of a popup is missing. */
export function popupIsMissing(id: string): void {
  pressWaits(asked.get(id) ?? null);
}

/** The press that waits for code, even if React has not noticed yet that it is missing. */
export const waitingPress = (): Description | null => waiting ?? [...asked.values()][0] ?? null;

let waiting: Description | null = null;
const asked = new Map<string, Description | null>();
