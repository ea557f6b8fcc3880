import { randomUUID } from "node:crypto";
import { quoteCheckout, quoteLine, shownQuote } from "@catnip/domain/orders";
import { countryPrice } from "@catnip/domain/prices";
import { makeBuyers } from "./buyers.ts";
import { allPrices, allStores } from "./catalogue.ts";
import type { Product } from "./product.ts";

export type Wish = { readonly storeId: number; readonly shown: ReturnType<typeof shownQuote> };

/** What is for sale, as a buyer in the United States sees it. */
export async function wishesOf(product: Product): Promise<readonly Wish[]> {
  const [looker] = await makeBuyers(product, 1);
  const prices = await allPrices(product, looker?.token ?? "");
  const now = new Date();
  const stores = await allStores(product);
  return stores.flatMap(({ id, released_at, store_activity, game_pack }) => {
    const list = countryPrice(prices.get(id) ?? [], "us", []);
    if (list === null || game_pack.official_app.length === 0 || !released_at || new Date(released_at) > now)
      return [];
    const line = quoteLine({ store_id: id, list, activity: store_activity, coupons: [] }, now);
    return [
      {
        storeId: id,
        shown: shownQuote(
          quoteCheckout({
            lines: [line],
            silverBalance: 0,
            coinBalance: Number.MAX_SAFE_INTEGER,
            useSilver: false,
          }),
        ),
      },
    ];
  });
}

/** A new purchase each time, paid with coins. */
export const purchaseVariables = ({ storeId, shown }: Wish) => ({
  uuid: randomUUID(),
  store_id: storeId,
  account_1_amount: 0,
  use_user_coupon_uuids: [],
  shown,
});
