import { canUseCoupon, type UserCoupon } from "@catnip/domain/coupons";
import { quoteCheckout, quoteLine, type CheckoutQuote } from "@catnip/domain/orders";
import { countryPrice, type CountryRatio } from "@catnip/domain/prices";
import type { Locale } from "@catnip/domain/locales";
import { CartStoresDocument, type CartStoresQuery } from "@catnip/sdk/carts/index.ts";
import { UserCouponsDocument, type UserCouponsQuery } from "@catnip/sdk/coupons/index.ts";
import { SiteConfigDocument } from "@catnip/sdk/configuration/index.ts";
import { StoreForCheckoutDocument } from "@catnip/sdk/orders/index.ts";
import { brand } from "#brand";
import { refreshViewer } from "../shell/viewer.ts";

/** A game as carts, purchases and bills show it. */
export type StoreLine = CartStoresQuery["findCartStore"][number]["store"];

/** A game to be bought. */
export interface CheckoutItem {
  readonly storeId: number;
  /** Its place in the cart, when it is bought from there. */
  readonly cartStoreUuid: string | null;
  readonly store: StoreLine;
}

export type OwnCoupon = UserCouponsQuery["findUserCouponByMe"][number];

/** Everything a checkout is computed from, asked for anew each time: nothing is charged from a cached read. */
export interface CheckoutFacts {
  readonly items: readonly CheckoutItem[];
  readonly coupons: readonly OwnCoupon[];
  readonly ratios: readonly CountryRatio[];
  /** When they were asked for: the moment the bill is computed for. */
  readonly at: Date;
}

/** What is to be bought: one game, or some of the cart. */
export type CheckoutWish = { readonly storeId: number } | { readonly cartStoreUuids: readonly string[] };

export async function loadCheckout(wish: CheckoutWish, locale: Locale): Promise<CheckoutFacts> {
  const { query } = await import("@catnip/site/session/client.ts");
  const fresh = { fresh: true };
  const platform_key = brand.platform_key;
  const [items, { getConfig2 }, { findUserCouponByMe: coupons }] = await Promise.all([
    "storeId" in wish
      ? query(StoreForCheckoutDocument, { platform_key, id: wish.storeId, locale }, fresh).then(
          ({ findStore }) =>
            findStore.list.map((store) => ({ storeId: store.id, cartStoreUuid: null, store })),
        )
      : query(CartStoresDocument, { platform_key, locale, q: null }, fresh).then(({ findCartStore }) =>
          findCartStore
            .filter(({ uuid }) => wish.cartStoreUuids.includes(uuid))
            .map(({ uuid, store }) => ({ storeId: store.id, cartStoreUuid: uuid, store })),
        ),
    query(SiteConfigDocument, { platform_key }),
    query(UserCouponsDocument, {}, fresh),
    // The wallet, and what is owned already: another tab, or another device, may have changed them.
    refreshViewer(),
  ]);
  return { items, coupons, ratios: getConfig2.price_rate, at: new Date() };
}

/** What the buyer decides in the popup. */
export interface CheckoutChoices {
  readonly useSilver: boolean;
  /** Game id to the coupons used on it. */
  readonly coupons: ReadonlyMap<number, readonly string[]>;
}

/** The bill, by the very functions the API charges by. `wallet` in meowcent. */
export function quoteFor(
  { items, coupons, ratios, at }: CheckoutFacts,
  choices: CheckoutChoices,
  buyer: {
    readonly country: string | null;
    readonly wallet: { readonly coin: number; readonly silver: number };
  },
): CheckoutQuote {
  const lines = items.map(({ store, storeId }) =>
    quoteLine(
      {
        store_id: storeId,
        list: countryPrice(store.store_price ?? [], buyer.country, ratios) ?? 0,
        activity: store.store_activity ?? null,
        coupons: usable(coupons, choices.coupons.get(storeId) ?? [], storeId, at),
      },
      at,
    ),
  );
  return quoteCheckout({
    lines,
    silverBalance: buyer.wallet.silver,
    coinBalance: buyer.wallet.coin,
    useSilver: choices.useSilver,
  });
}

function usable(coupons: readonly OwnCoupon[], chosen: readonly string[], storeId: number, now: Date) {
  return coupons
    .filter((owned) => chosen.includes(owned.uuid) && canUseCoupon(asDomain(owned), storeId, now))
    .map(({ uuid, coupon }) => ({ uuid, discount_rate: coupon.discount_rate }));
}

/** The API leaves out what the rule writes as null. */
export const asDomain = ({ uuid, state, coupon }: OwnCoupon): UserCoupon => ({
  uuid,
  state,
  coupon: { ...coupon, ended_at: coupon.ended_at ?? null },
});
