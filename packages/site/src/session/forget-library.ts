import { LIBRARY_KEY } from "@catnip/domain/privacy";

/** Deletes the stored names of a player's games on logout and on login (R-WEB-31). */
export function forgetLibrary(storage?: Storage): void {
  try {
    (storage ?? localStorage).removeItem(LIBRARY_KEY);
  } catch {
    // Without storage there is none.
  }
}
