import { LIBRARY_KEY } from "@catnip/domain/privacy";

/**
 * Stores the names of the player's games for the offline page, as their library shows them: in this browser, until they
 * log out (R-WEB-31). It costs no request: the names come from the loaded library.
 */
export function keepLibrary(
  games: readonly { readonly id: number; readonly name: string }[],
  storage?: Storage,
): void {
  try {
    const kept = storage ?? localStorage;
    if (games.length === 0) kept.removeItem(LIBRARY_KEY);
    else {
      const names = games.slice(0, LIBRARY_MAX).map(({ id, name }) => [id, name]);
      kept.setItem(LIBRARY_KEY, JSON.stringify(names));
    }
  } catch {
    // Storage is disabled or full: the offline page then lists nothing.
  }
}

/** Maximum number of games on the offline page. */
const LIBRARY_MAX = 100;
