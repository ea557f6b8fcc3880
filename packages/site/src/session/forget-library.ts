import { LIBRARY_KEY, SHELF_KEY } from "@catnip/domain/privacy";

/** For somebody who logs out, or in: what is known of a player's games leaves this browser with them (R-WEB-31, R-WEB-76). */
export function forgetLibrary(storage?: Storage): void {
  try {
    const kept = storage ?? localStorage;
    kept.removeItem(LIBRARY_KEY);
    kept.removeItem(SHELF_KEY);
  } catch {
    // Without storage there is none.
  }
}
