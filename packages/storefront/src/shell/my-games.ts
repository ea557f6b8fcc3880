import { MyGamesDocument, type MyGamesQuery } from "@catnip/sdk/orders/index.ts";
import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { brand } from "#brand";
import type { MyGames } from "./viewer.ts";

/** The player's purchases, cart and wishlist: complete, loaded page by page. */
export async function readMyGames(ask: Ask): Promise<MyGames> {
  const orders: MyGamesQuery["findStoreOrder"] = [];
  const entries: MyGamesQuery["findCartStore"] = [];
  const wishes: MyGamesQuery["findWishlist"] = [];
  for (let page = 1; ; page += 1) {
    const found = await ask(MyGamesDocument, gamesQuestion(page));
    orders.push(...found.findStoreOrder);
    entries.push(...found.findCartStore);
    wishes.push(...found.findWishlist);
    if (found.findStoreOrder.length < PAGE && found.findWishlist.length < PAGE) break;
  }
  return {
    owned: new Set(orders.map(({ store_id }) => store_id)),
    cart: new Map(entries.map(({ store_id, uuid }) => [store_id, uuid])),
    wishes: new Map(wishes.map(({ store_id, uuid }) => [store_id, uuid])),
  };
}

/** What a page of the player's games asks the API. */
export const gamesQuestion = (page: number) => ({ platform_key: brand.platform_key, page });

/** Page size of each list; a cart never holds more. */
const PAGE = 100;

/**
 * Applies a mutation to the cached lists. With more than one page the lists are refetched: how entries move between
 * pages is unknown.
 */
export function changeMyGames(answers: Answers, change: GamesChange): void {
  if (isPaged(answers)) answers.drop(MyGamesDocument);
  else answers.update(MyGamesDocument, change);
}

/** Like `changeMyGames`, but optimistic: a refetch would return the state before the mutation. */
export function attemptMyGames(answers: Answers, change: GamesChange): void {
  if (!isPaged(answers)) answers.update(MyGamesDocument, change);
}

export type GamesChange = (games: MyGamesQuery) => Partial<MyGamesQuery>;

function isPaged(answers: Answers): boolean {
  let pages = 0;
  answers.update(MyGamesDocument, () => {
    pages += 1;
    return null;
  });
  return pages > 1;
}

/** Adds an entry to a list; an existing one is replaced by the response's. */
export const withEntry = <Entry extends { readonly store_id: number }>(
  list: readonly Entry[],
  entry: Entry,
): Entry[] => [...list.filter(({ store_id }) => store_id !== entry.store_id), entry];

/** Removes these entries from a list. */
export const withoutUuids = <Entry extends { readonly uuid: string }>(
  list: readonly Entry[],
  uuids: readonly string[],
): Entry[] => list.filter(({ uuid }) => !uuids.includes(uuid));

/** Removes these games from a list. */
export const withoutGames = <Entry extends { readonly store_id: number }>(
  list: readonly Entry[],
  ids: readonly number[],
): Entry[] => list.filter(({ store_id }) => !ids.includes(store_id));
