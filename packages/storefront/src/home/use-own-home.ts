import type { CountryRatio } from "@catnip/domain/prices";
import {
  AlikeStoresDocument,
  AwaitedStoresDocument,
  RecommendedStoresDocument,
  type AwaitedStoresQuery,
  type RecommendedStoresQuery,
} from "@catnip/sdk/catalog/index.ts";
import { PlayedStoresDocument, type PlayedStoresQuery } from "@catnip/sdk/orders/index.ts";
import type { Locale } from "@catnip/domain/locales";
import { brand } from "#brand";
import { useQuery } from "urql";
import { usePriceRatios } from "../catalog/player-prices.ts";

export type AwaitedGame = AwaitedStoresQuery["findStore"]["list"][number];
export type LikelyGame = RecommendedStoresQuery["findStore"]["list"][number];

/** The player's own data on Home. */
interface OwnHome {
  /** Last played first. */
  readonly played: PlayedStoresQuery["findStoreOrder"];
  /** Releases and sales of wished games, and of authors they follow. */
  readonly awaited: readonly AwaitedGame[];
  /** Games like the one played last; recommendations for a player who has played none. */
  readonly likely: readonly LikelyGame[];
  readonly ratios: readonly CountryRatio[];
}

/** Games in each part. */
const OWN_GAMES = 3;
/** Some of them may be owned already. */
const ALIKE_LIMIT = 12;

/** Like urql's `useQuery`: first the played and wished games, then similar ones. */
export function useOwnHome(locale: Locale, owned: ReadonlySet<number>) {
  const requestPolicy = "network-only";
  const shop = { platform_key: brand.platform_key, locale };
  const [orders, retryOrders] = useQuery({
    query: PlayedStoresDocument,
    variables: { locale, limit: OWN_GAMES },
    requestPolicy,
  });
  const [awaited, retryAwaited] = useQuery({
    query: AwaitedStoresDocument,
    variables: { ...shop, limit: OWN_GAMES },
    requestPolicy,
  });
  const played = orders.data?.findStoreOrder.filter(({ last_played_at }) => last_played_at);
  const last = played?.[0];
  const [alike, retryAlike] = useQuery({
    query: AlikeStoresDocument,
    variables: { ...shop, id: last?.store_id ?? 0, limit: ALIKE_LIMIT },
    pause: !last,
  });
  const [recommended, retryRecommended] = useQuery({
    query: RecommendedStoresDocument,
    variables: { ...shop, categories: null, limit: OWN_GAMES },
    pause: !played || last !== undefined,
  });
  const ratios = usePriceRatios();
  const found = (last ? alike : recommended).data?.findStore.list;
  const data: OwnHome | undefined = played &&
    awaited.data &&
    found &&
    ratios && {
      played,
      awaited: awaited.data.findStore.list,
      likely: found.filter(({ id }) => !owned.has(id)).slice(0, OWN_GAMES),
      ratios,
    };
  const error = orders.error ?? awaited.error ?? alike.error ?? recommended.error;
  const retry = () => {
    if (orders.error) retryOrders();
    if (awaited.error) retryAwaited();
    if (alike.error) retryAlike();
    if (recommended.error) retryRecommended();
  };
  return [{ data, error, fetching: !data && !error }, retry] as const;
}
