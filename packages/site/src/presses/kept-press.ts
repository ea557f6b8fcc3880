import { PRESS_KEY } from "@catnip/domain/privacy";
import { CHUNK_RELOAD_MS } from "@catnip/domain/timing";
import type { Description } from "./description.ts";

/** What is stored: the press, its page (path and search) and its time (in ms since 1970). */
interface Kept {
  readonly press: Description;
  readonly page: string;
  readonly at: number;
}

/** Stores a press in the tab across the reload that gets the code it needs (R-WEB-2). */
export function keepPress(kept: Kept, storage?: Storage): void {
  try {
    // With storage disabled, even accessing the property throws.
    (storage ?? sessionStorage).setItem(PRESS_KEY, JSON.stringify(kept));
  } catch {
    // Then the visitor has to press again.
  }
}

/** Takes the press that this page was reloaded for; null: none, or it is stale or from another page. */
export function takePress({ page, at }: Omit<Kept, "press">, storage?: Storage): Description | null {
  try {
    const tab = storage ?? sessionStorage;
    const kept = JSON.parse(tab.getItem(PRESS_KEY) ?? "null") as Kept | null;
    tab.removeItem(PRESS_KEY);
    return kept?.page === page && Math.abs(at - kept.at) < CHUNK_RELOAD_MS ? kept.press : null;
  } catch {
    return null;
  }
}

/** This page, for both. */
export const pageNow = (): Omit<Kept, "press"> => ({
  page: window.location.pathname + window.location.search,
  at: Date.now(),
});
