import type { MyGames } from "../shell/viewer.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** A game that was in the cart when the player last saw it, and left without being removed here. */
export interface Departure {
  readonly storeId: number;
  readonly name: string;
  readonly why: "bought" | "elsewhere";
}

/** The games that left the cart since the player last saw it, with the reason (R-CRT-9). */
export function departures(
  seenGames: ReadonlyMap<number, string>,
  entries: readonly ShelfEntry[],
  owned: MyGames["owned"],
): readonly Departure[] {
  const inCart = new Set(entries.map(({ store }) => store.id));
  return [...seenGames]
    .filter(([storeId]) => !inCart.has(storeId))
    .map(([storeId, name]) => ({ storeId, name, why: owned.has(storeId) ? "bought" : "elsewhere" }));
}

/** The games of the cart as this player last saw it, by id. */
export const seenCart = (owner: string): ReadonlyMap<number, string> =>
  seen.owner === owner ? seen.games : NONE;

export function rememberCart(owner: string, entries: readonly ShelfEntry[]): void {
  const named = entries.map(({ store }) => [store.id, store.store_info[0]?.name ?? ""] as const);
  seen = { owner, games: new Map(named) };
}

/** The player removes these, or checks them out, so they are not reported. */
export function expectToLeave(storeIds: readonly number[]): void {
  seen = { ...seen, games: new Map([...seen.games].filter(([storeId]) => !storeIds.includes(storeId))) };
}

const NONE: ReadonlyMap<number, string> = new Map();
/** Until the next page load; then the stored cart is up to date. */
let seen: { readonly owner: string; readonly games: ReadonlyMap<number, string> } = {
  owner: "",
  games: NONE,
};
