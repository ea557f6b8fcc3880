import { CATEGORIES } from "@catnip/domain/catalog";
import { ask } from "./api.ts";
import type { Product } from "./product.ts";

/** Arguments shared by all catalog requests. */
export const CATALOGUE = { platform_key: "international", locale: "en-US" } as const;

const PAGE = 100;

export type ListedStore = {
  readonly id: number;
  readonly released_at: string | null;
  readonly store_activity: {
    readonly state: number;
    readonly percentage_discount: number;
    readonly ended_at: string | null;
  } | null;
  readonly game_pack: { readonly official_app: readonly unknown[] };
  readonly store_info: readonly { readonly data: { readonly cover: { readonly url: string } } }[];
};

/** Every released game, the oldest first. @param atMost that many are enough */
export async function allStores(
  product: Product,
  atMost = Number.POSITIVE_INFINITY,
): Promise<readonly ListedStore[]> {
  const found: ListedStore[] = [];
  for (let page = 1; ; page += 1) {
    const { findStore } = await ask<{ findStore: { total: number; list: ListedStore[] } }>(
      product,
      "StoreListPage",
      listPage(page),
    );
    found.push(...findStore.list);
    if (found.length >= Math.min(findStore.total, atMost) || findStore.list.length === 0) return found;
  }
}

/** Prices of the same games, as a player sees them. */
export async function allPrices(
  product: Product,
  token: string,
): Promise<ReadonlyMap<number, readonly { country: string; price: number }[]>> {
  type Priced = { id: number; store_price: { country: string; price: number }[] | null };
  const found = new Map<number, { country: string; price: number }[]>();
  for (let page = 1; ; page += 1) {
    const { findStore } = await ask<{ findStore: { list: Priced[] } }>(
      product,
      "StoreListPrices",
      listPage(page),
      token,
    );
    for (const { id, store_price } of findStore.list) found.set(id, store_price ?? []);
    if (findStore.list.length < PAGE) return found;
  }
}

/** The games that are out. @param atMost among so many */
export async function releasedGames(product: Product, atMost: number): Promise<readonly number[]> {
  const stores = await allStores(product, atMost);
  return stores
    .filter(({ released_at }) => released_at && new Date(released_at) < new Date())
    .map(({ id }) => id);
}

/** A released game that is for sale. */
export async function someGame(product: Product): Promise<number> {
  const game = (await allStores(product)).find(
    ({ released_at, game_pack }) =>
      released_at && new Date(released_at) < new Date() && game_pack.official_app.length > 0,
  );
  if (!game) throw new Error("The catalogue holds no released game.");
  return game.id;
}

/** The address of a game's cover as wide as a phone shows it. */
export async function someCover(product: Product): Promise<string> {
  const [game] = await allStores(product, 1);
  const url = game?.store_info[0]?.data.cover.url;
  if (!url) throw new Error("The catalogue holds no cover.");
  return url.replace(/[^/]+\.webp$/, "320.webp");
}

/** An article of the shop, by uuid. */
export async function someArticle(product: Product): Promise<string> {
  const { findArticle } = await ask<{ findArticle: { list: readonly { uuid: string }[] } }>(
    product,
    "Articles",
    {
      category: null,
      keyword: null,
      store_id: null,
      q: { page: 1 },
      limit: 1,
    },
  );
  const [article] = findArticle.list;
  if (!article) throw new Error("The shop has no article.");
  return article.uuid;
}

const listPage = (page: number) => listVariables({ q: { orderField: "released_at-asc", page }, limit: PAGE });

/** The variables of a store list, of all shelves unless said otherwise. */
export const listVariables = (wanted: object) => ({
  ...CATALOGUE,
  categories: CATEGORIES,
  keyword: null,
  price: null,
  q: { orderField: "released_at-desc" },
  limit: 20,
  ...wanted,
});
