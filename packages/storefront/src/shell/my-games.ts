import { MyGamesDocument, type MyGamesQuery } from "@catnip/sdk/orders/index.ts";
import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { brand } from "#brand";
import type { MyGames } from "./viewer.ts";

/** What the player owns, has in the cart and wishes for: all of it, page by page. */
export async function readMyGames(ask: Ask): Promise<MyGames> {
  const orders: MyGamesQuery["findStoreOrder"] = [];
  const entries: MyGamesQuery["findCartStore"] = [];
  const wishes: MyGamesQuery["findWishlist"] = [];
  for (let page = 1; ; page += 1) {
    const { platform_key } = brand;
    const found = await ask(MyGamesDocument, { platform_key, page });
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

/** Entries of one page of each list; a cart never holds more. */
const PAGE = 100;

/** Writes what an action changed. Who has more than one page is asked about anew: what moves between pages is not known. */
export function changeMyGames(answers: Answers, change: GamesChange): void {
  if (isPaged(answers)) answers.drop(MyGamesDocument);
  else answers.update(MyGamesDocument, change);
}

/** As `changeMyGames`, before the API has agreed: asking it anew would find what it still has. */
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

/** A list with one more entry; one that is there already is taken from the answer. */
export const withEntry = <Entry extends { readonly store_id: number }>(
  list: readonly Entry[],
  entry: Entry,
): Entry[] => [...list.filter(({ store_id }) => store_id !== entry.store_id), entry];

/** A list without these entries. */
export const withoutUuids = <Entry extends { readonly uuid: string }>(
  list: readonly Entry[],
  uuids: readonly string[],
): Entry[] => list.filter(({ uuid }) => !uuids.includes(uuid));

/** A list without these games. */
export const withoutGames = <Entry extends { readonly store_id: number }>(
  list: readonly Entry[],
  ids: readonly number[],
): Entry[] => list.filter(({ store_id }) => !ids.includes(store_id));
