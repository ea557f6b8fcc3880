import type { CountryRatio } from "@catnip/domain/prices";
import {
  AlikeStoresDocument,
  AwaitedStoresDocument,
  RecommendedStoresDocument,
  type AwaitedStoresQuery,
  type RecommendedStoresQuery,
} from "@catnip/sdk/catalog/index.ts";
import { PlayedStoresDocument, type PlayedStoresQuery } from "@catnip/sdk/orders/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import type { Locale } from "@catnip/domain/locales";
import { brand } from "#brand";
import { priceRatios } from "../catalog/player-prices.ts";

export type AwaitedGame = AwaitedStoresQuery["findStore"]["list"][number];
export type LikelyGame = RecommendedStoresQuery["findStore"]["list"][number];

/** What Home shows a player of their own. */
interface OwnHome {
  /** Last played first. */
  readonly played: PlayedStoresQuery["findStoreOrder"];
  /** Releases and sales of what they wished for, and of authors they follow. */
  readonly awaited: readonly AwaitedGame[];
  /** Games like the one played last; recommendations for somebody who has played none. */
  readonly likely: readonly LikelyGame[];
  readonly ratios: readonly CountryRatio[];
}

/** Games in each part. */
const OWN_GAMES = 3;
/** Some of them may be owned already. */
const ALIKE_LIMIT = 12;

export async function loadOwnHome(ask: Ask, locale: Locale, owned: ReadonlySet<number>): Promise<OwnHome> {
  const shop = { platform_key: brand.platform_key, locale };
  const [orders, { findStore: awaited }, ratios] = await Promise.all([
    ask(PlayedStoresDocument, { locale, limit: OWN_GAMES }),
    ask(AwaitedStoresDocument, { ...shop, limit: OWN_GAMES }),
    priceRatios(ask),
  ]);
  const played = orders.findStoreOrder.filter(({ last_played_at }) => last_played_at);
  const last = played[0];
  const alike = last
    ? (await ask(AlikeStoresDocument, { ...shop, id: last.store_id, limit: ALIKE_LIMIT })).findStore.list
    : (await ask(RecommendedStoresDocument, { ...shop, categories: null, limit: OWN_GAMES })).findStore.list;
  const likely = alike.filter(({ id }) => !owned.has(id)).slice(0, OWN_GAMES);
  return { played, awaited: awaited.list, likely, ratios };
}
