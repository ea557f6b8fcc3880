import { LIBRARY_KEY } from "@catnip/domain/privacy";

/** For somebody who logs out, or in: what is known of a player's games leaves this browser with them (R-WEB-31). */
export function forgetLibrary(storage?: Storage): void {
  try {
    (storage ?? localStorage).removeItem(LIBRARY_KEY);
  } catch {
    // Without storage there is none.
  }
}
