import { releaseState } from "@catnip/domain/catalog";
import { DEFAULT_PRICE_COUNTRY, shopDiscount, type StoreActivity } from "@catnip/domain/prices";
import { imageUrl } from "@catnip/site/images/image-url.ts";

interface ProductFacts {
  readonly id: number;
  readonly released_at: string | null;
  readonly author: string | null;
  readonly store_author: { readonly name: string } | null;
  readonly store_activity: StoreActivity | null;
  readonly store_price: readonly { readonly country: string; readonly price: number }[] | null;
  readonly store_info: readonly {
    readonly name: string;
    readonly brief: string;
    readonly data: { readonly cover: { readonly url: string } };
  }[];
}

/**
 * schema.org data of a game's page. The price is meowcent ÷ 100 in USD (R-PRC-10), from the `us` row, as the page shows
 * it. One product per page.
 */
export function productData({
  game,
  address,
  nowMs,
}: {
  game: ProductFacts;
  address: string;
  nowMs: number;
}): object {
  const [text] = game.store_info;
  const listed = game.store_price?.find(({ country }) => country === DEFAULT_PRICE_COUNTRY);
  const isOut = releaseState(game.released_at, nowMs).kind === "released";
  return {
    "@context": "https://schema.org",
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
