import { releaseState } from "@catnip/domain/catalog";
import {
  DEFAULT_PRICE_COUNTRY,
  shopDiscount,
  STRUCTURED_PRODUCTS_MAX,
  type StoreActivity,
} from "@catnip/domain/prices";
import { imageUrl } from "@catnip/site/images/image-url.ts";

interface ProductFacts {
  readonly id: number;
  readonly released_at: string | null;
  readonly author: string | null;
  readonly store_author?: { readonly name: string } | null;
  readonly store_activity: StoreActivity | null;
  readonly store_price: readonly { readonly country: string; readonly price: number }[] | null;
  readonly store_info: readonly {
    readonly name: string;
    readonly brief: string;
    readonly data: { readonly cover: { readonly url: string } };
  }[];
}

/** A game, with the address of its own page. */
interface Product {
  readonly game: ProductFacts;
  readonly address: string;
  readonly nowMs: number;
}

/** schema.org data of a game's page. */
export const productData = (product: Product): object => ({
  "@context": "https://schema.org",
  ...productOf(product),
});

/**
 * schema.org data of a list: its first three games at most (R-PRC-10).
 *
 * @param list.prices their regular prices, in meowcent; lists themselves show guests none
 * @param list.addressOf the address of a game's own page
 */
export function productListData({
  games,
  prices,
  addressOf,
  nowMs,
}: {
  games: readonly Omit<ProductFacts, "store_price">[];
  prices: readonly { readonly store_id: number; readonly price: number | null }[];
  addressOf: (id: number) => string;
  nowMs: number;
}): object {
  const priceOf = new Map(prices.map(({ store_id, price }) => [store_id, price]));
  const products = games.slice(0, STRUCTURED_PRODUCTS_MAX).map((game): Product => {
    const price = priceOf.get(game.id) ?? null;
    const store_price = price === null ? null : [{ country: DEFAULT_PRICE_COUNTRY, price }];
    return { game: { ...game, store_price }, address: addressOf(game.id), nowMs };
  });
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productOf(product),
    })),
  };
}

/** The price is meowcent ÷ 100 in USD, from the `us` row after its discount, as the game's page shows it. */
function productOf({ game, address, nowMs }: Product): object {
  const [text] = game.store_info;
  const listed = game.store_price?.find(({ country }) => country === DEFAULT_PRICE_COUNTRY);
  const isOut = releaseState(game.released_at, nowMs).kind === "released";
  return {
    "@type": "Product",
    name: text?.name,
    description: text?.brief,
    image: text && imageUrl(text.data.cover.url, 640),
    sku: String(game.id),
    brand: { "@type": "Brand", name: game.store_author?.name ?? game.author },
    ...(listed && {
      offers: {
        "@type": "Offer",
        url: address,
        priceCurrency: "USD",
        price: dollars(shopDiscount(listed.price, game.store_activity, nowMs).sale),
        availability: isOut ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
      },
    }),
  };
}

/** Meowcent in schema.org's price format: digits and a point, two decimals. */
const dollars = (meowcent: number) =>
  `${Math.trunc(meowcent / 100)}.${String(meowcent % 100).padStart(2, "0")}`;
