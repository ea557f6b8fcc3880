import {
  bestDeal,
  dropUnusableCoupons,
  type BestDeal,
  type CouponChoices,
  type CouponLine,
  type UserCoupon,
} from "@catnip/domain/coupons";
import { quoteCheckout, quoteLine, type CheckoutQuote } from "@catnip/domain/orders";
import { countryPrice, shopDiscount, type AnnouncedPrice, type CountryRatio } from "@catnip/domain/prices";
import type { Locale } from "@catnip/domain/locales";
import { CartStoresDocument, type CartStoresQuery } from "@catnip/sdk/carts/index.ts";
import { UserCouponsDocument, type UserCouponsQuery } from "@catnip/sdk/coupons/index.ts";
import { SiteConfigDocument } from "@catnip/sdk/configuration/index.ts";
import {
  PurchaseFreezeDocument,
  StoreForCheckoutDocument,
  type PurchaseFreezeQuery,
} from "@catnip/sdk/orders/index.ts";
import { read } from "@catnip/site/session/client.ts";
import { brand } from "#brand";
import { shownPrice } from "../prices/shown-price.ts";
import { refreshViewer } from "../shell/find-viewer.ts";

/** A game as shown in carts, purchases and bills. */
export type StoreLine = CartStoresQuery["findCartStore"][number]["store"];

/** A game to be bought. */
export interface CheckoutItem {
  readonly storeId: number;
  /** Its cart entry, when bought from the cart. */
  readonly cartStoreUuid: string | null;
  readonly store: StoreLine;
}

export type OwnCoupon = UserCouponsQuery["findUserCouponByMe"][number];

/** Why nothing can be bought; null: it can. */
export type PurchaseFreeze = NonNullable<PurchaseFreezeQuery["me"]>["purchase_freeze"] | null;

/** All inputs of a checkout. */
export interface CheckoutFacts {
  readonly items: readonly CheckoutItem[];
  readonly coupons: readonly OwnCoupon[];
  readonly ratios: readonly CountryRatio[];
  readonly freeze: PurchaseFreeze;
  /** When they were fetched: the moment the bill is computed for. */
  readonly at: Date;
}

/** What to buy: one game, or some of the cart. */
export type CheckoutWish = { readonly storeId: number } | { readonly cartStoreUuids: readonly string[] };

/** Loads the inputs, never from the cache, since nothing is charged based on stale data. */
export async function loadCheckout(wish: CheckoutWish, locale: Locale): Promise<CheckoutFacts> {
  const platform_key = brand.platform_key;
  const [items, { getConfig2 }, { findUserCouponByMe: coupons }, { me: buyer }] = await Promise.all([
    "storeId" in wish
      ? read(StoreForCheckoutDocument, { platform_key, id: wish.storeId, locale }).then(({ findStore }) =>
          findStore.list.map((store) => ({ storeId: store.id, cartStoreUuid: null, store })),
        )
      : read(CartStoresDocument, { platform_key, locale, q: null }).then(({ findCartStore }) =>
          findCartStore
            .filter(({ uuid }) => wish.cartStoreUuids.includes(uuid))
            .map(({ uuid, store }) => ({ storeId: store.id, cartStoreUuid: uuid, store })),
        ),
    read(SiteConfigDocument, { platform_key }),
    read(UserCouponsDocument, {}),
    read(PurchaseFreezeDocument, {}),
    // The wallet and what is owned may have changed on another device, and the session in another tab.
    refreshViewer(),
  ]);
  return {
    items,
    coupons,
    ratios: getConfig2.price_rate,
    freeze: buyer?.purchase_freeze ?? null,
    at: new Date(),
  };
}

/** The buyer's choices in the popup. */
export interface CheckoutChoices {
  readonly useSilver: boolean;
  readonly coupons: CouponChoices;
}

/**
 * The bill, computed by the same functions the API charges by; null when a game has no price, which the API refuses: a
 * missing price does not mean free. `wallet` in meowcent.
 */
export function quoteFor(
  { items, coupons, ratios, at }: CheckoutFacts,
  choices: CheckoutChoices,
  buyer: {
    readonly country: string | null;
    readonly wallet: { readonly coin: number; readonly silver: number };
  },
): CheckoutQuote | null {
  const usable = dropUnusableCoupons(choices.coupons, items.map(couponLine), coupons.map(asDomain), at);
  const lines = items.flatMap((item) => {
    const list = countryPrice(item.store.store_price ?? [], buyer.country, ratios);
    if (list === null) return [];
    const chosen = usable.get(couponLine(item).lineId) ?? [];
    const rates = coupons
      .filter(({ uuid }) => chosen.includes(uuid))
      .map(({ uuid, coupon }) => ({ uuid, discount_rate: coupon.discount_rate }));
    const activity = item.store.store_activity ?? null;
    return [quoteLine({ store_id: item.storeId, list, activity, coupons: rates }, at)];
  });
  if (lines.length < items.length) return null;
  return quoteCheckout({
    lines,
    silverBalance: buyer.wallet.silver,
    coinBalance: buyer.wallet.coin,
    useSilver: choices.useSilver,
  });
}

/** The prices of the games as they may be advertised (R-PRC-17). */
export const toldFor = (
  { items, ratios, at }: CheckoutFacts,
  country: string | null,
): readonly AnnouncedPrice[] => items.flatMap(({ store }) => shownPrice(store, country, ratios, at) ?? []);

/** The proposal: the best use of the buyer's coupons on these games (R-CPN-8); null when a game has no price. */
export function dealFor(
  { items, coupons, ratios, at }: CheckoutFacts,
  country: string | null,
): BestDeal | null {
  const lines = items.flatMap((item) => {
    const list = countryPrice(item.store.store_price ?? [], country, ratios);
    if (list === null) return [];
    return [{ ...couponLine(item), sale: shopDiscount(list, item.store.store_activity, at).sale }];
  });
  return lines.length < items.length ? null : bestDeal(lines, coupons.map(asDomain), at);
}

/** The line id for coupon choices. A game is in a checkout once, so its id will do. */
export const couponLine = ({ storeId }: CheckoutItem): CouponLine => ({ lineId: String(storeId), storeId });

/** The API omits values that the rule expects as null. */
export const asDomain = ({ uuid, state, coupon }: OwnCoupon): UserCoupon => ({
  uuid,
  state,
  coupon: { ...coupon, ended_at: coupon.ended_at ?? null },
});
