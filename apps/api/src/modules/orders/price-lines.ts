import { canUseCoupon } from "@catnip/domain/coupons";
import type { ErrorCode } from "@catnip/domain/errors";
import { purchaseRefusal, quoteLine, type QuoteLine } from "@catnip/domain/orders";
import { countryPrice } from "@catnip/domain/prices";
import { releaseState } from "@catnip/domain/catalog";
import type { ErrorFacts } from "../../platform/errors.ts";
import type { CheckoutFacts, StoreInputs } from "./checkout-read.ts";
import type { CheckoutRequest } from "./checkout.types.ts";

type PricedLines =
  | { readonly quotes: readonly QuoteLine[] }
  | { readonly code: ErrorCode; readonly facts: ErrorFacts };

/** Prices each requested game, or says which one cannot be bought and why. */
export function priceLines(facts: CheckoutFacts, { wanted }: CheckoutRequest, at: Date): PricedLines {
  const quotes: QuoteLine[] = [];
  for (const item of wantedItems(facts, wanted)) {
    if (item.store_id === null)
      return { code: "cart/not-found", facts: { cart_store_uuid: item.cart_store_uuid } };
    const line = priceLine(facts, item.store_id, item.coupon_uuids, at);
    if ("code" in line) return line;
    quotes.push(line);
  }
  return { quotes };
}

type WantedItem =
  | { readonly store_id: number; readonly coupon_uuids: readonly string[] }
  | { readonly store_id: null; readonly cart_store_uuid: string };

function wantedItems(facts: CheckoutFacts, wanted: CheckoutRequest["wanted"]): readonly WantedItem[] {
  if (wanted.kind === "store") return [wanted];
  return wanted.entries.map(({ cart_store_uuid, coupon_uuids }) => {
    const entry = facts.cart.find(({ uuid }) => uuid === cart_store_uuid);
    return entry ? { store_id: entry.store_id, coupon_uuids } : { store_id: null, cart_store_uuid };
  });
}

function priceLine(
  { inputs, owned, country, coupons }: CheckoutFacts,
  storeId: number,
  couponUuids: readonly string[],
  at: Date,
): QuoteLine | { readonly code: ErrorCode; readonly facts: ErrorFacts } {
  const store = inputs.stores?.find(({ store_id }) => store_id === storeId);
  const isOwned = owned.includes(storeId);
  if (!store || !(isOwned || isShown(store, at)))
    return { code: "store/not-found", facts: { store_id: storeId } };

  const ratios = country && inputs.ratio_bp !== null ? [{ country, ratio_bp: inputs.ratio_bp }] : [];
  const list = countryPrice(store.prices ?? [], country, ratios);
  const refusal = purchaseRefusal({
    signedIn: true,
    country,
    owned: isOwned,
    released: releaseState(store.released_at, at).kind === "released",
    // A blocked language only bars downloads and play there, which build links enforce; owning the game stays possible.
    localeBlocked: false,
    hasOfficialApp: store.official,
    list,
  });
  if (refusal !== null || list === null)
    return { code: refusal ?? "store/not-found", facts: { store_id: storeId } };

  const chosen = couponUuids.map((uuid) =>
    coupons.find((owning) => owning.uuid === uuid && canUseCoupon(owning, storeId, at)),
  );
  const missing = couponUuids[chosen.indexOf(undefined)];
  if (missing !== undefined)
    return { code: "coupon/unavailable", facts: { store_id: storeId, user_coupon_uuid: missing } };
  const rates = chosen.flatMap((owning) =>
    owning ? [{ uuid: owning.uuid, discount_rate: owning.coupon.discount_rate }] : [],
  );
  return quoteLine({ store_id: storeId, list, activity: store.activity, coupons: rates }, at);
}

/** A game that is neither released nor announced exists only for its owners. */
const isShown = ({ released_at, start_preview_at }: StoreInputs, at: Date): boolean =>
  [released_at, start_preview_at].some((from) => from !== null && from <= at.getTime());
