import type { QuoteDifference } from "@catnip/domain/orders";
import type { CheckoutFacts } from "./checkout-items.ts";

/** A game whose price differs from what the buyer saw; in meowcent. */
interface PriceChange {
  readonly storeId: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A difference as the API reports it. */
type Reported = Pick<QuoteDifference, "field" | "shown" | "actual"> & { readonly store_id?: number | null };

/** The games among the differences whose final price changed. */
export function priceChanges(
  differences: readonly Reported[],
  shown: Pick<CheckoutFacts, "items">,
): readonly PriceChange[] {
  return differences.flatMap(({ store_id: storeId, field, shown: from, actual: to }) =>
    field === "final" && storeId != null ? [{ storeId, name: nameOf(storeId, shown), from, to }] : [],
  );
}

/** The coupon that the API rejected, and its game; null for any other error. */
export function refusedCoupon(
  { code, facts }: { readonly code: string; readonly facts?: unknown },
  shown: Pick<CheckoutFacts, "items" | "coupons">,
): { readonly coupon: string; readonly game: string } | null {
  if (code !== "coupon/unavailable" || typeof facts !== "object" || facts === null) return null;
  const { store_id, user_coupon_uuid } = facts as Readonly<Record<string, unknown>>;
  const owned = shown.coupons.find(({ uuid }) => uuid === user_coupon_uuid);
  return owned ? { coupon: owned.coupon.name, game: nameOf(store_id, shown) } : null;
}

const nameOf = (id: unknown, { items }: Pick<CheckoutFacts, "items">): string =>
  items.find(({ storeId }) => storeId === id)?.store.store_info[0]?.name ?? "";
