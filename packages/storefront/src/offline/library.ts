import { StoreOrdersDocument } from "@catnip/sdk/orders/index.ts";
import type { Locale } from "@catnip/domain/locales";
import { query } from "@catnip/site/session/client.ts";
import { LIBRARY_KEY } from "@catnip/domain/privacy";

/**
 * Stores the names of the player's games for the offline page: names only, in this browser, until they log out
 * (R-WEB-31). Asks for them only when the games have changed.
 *
 * @param owned ids of the player's games
 */
export async function keepLibrary(
  owned: ReadonlySet<number>,
  locale: Locale,
  storage: Storage = localStorage,
  ask: typeof query = query,
): Promise<void> {
  if (sameGames(readLibrary(storage), owned)) return;
  if (owned.size === 0) return storage.removeItem(LIBRARY_KEY);
  const { findStoreOrder } = await ask(StoreOrdersDocument, {
    locale,
    q: { orderField: "updated_at-desc" },
    limit: LIBRARY_MAX,
  });
  const games = findStoreOrder.map(({ store_id, store }): OfflineGame => [
    store_id,
    store.store_info[0]?.name ?? "",
  ]);
  storage.setItem(LIBRARY_KEY, JSON.stringify(games));
}

/** A game's id and name. */
type OfflineGame = readonly [id: number, name: string];

/** Most games that are listed without a network: those bought last. */
const LIBRARY_MAX = 100;

const sameGames = (kept: readonly OfflineGame[], owned: ReadonlySet<number>) =>
  kept.length === Math.min(owned.size, LIBRARY_MAX) && kept.every(([id]) => owned.has(id));

function readLibrary(storage: Storage): readonly OfflineGame[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(LIBRARY_KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
