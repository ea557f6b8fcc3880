import type { Description } from "./description.ts";
import { lastPress } from "./last-press.ts";

/** What was pressed needs code that is missing: it is pressed again once the page is reloaded for it (R-WEB-2). */
export function pressWaits(press: Description | null): void {
  waiting = press;
}

/** A popup is to open: what was pressed for it waits until it is there. Null: it opened by itself, or from a popup. */
export function popupAsked(id: string): void {
  asked.set(id, lastPress());
}

/** It is there, or will not come. */
export function popupAnswered(id: string): void {
  asked.delete(id);
}

/** The code of a popup is missing. */
export function popupIsMissing(id: string): void {
  pressWaits(asked.get(id) ?? null);
}

/** The press that waits for code, even if React has not heard yet that it is missing. */
export const waitingPress = (): Description | null => waiting ?? [...asked.values()][0] ?? null;

let waiting: Description | null = null;
const asked = new Map<string, Description | null>();
