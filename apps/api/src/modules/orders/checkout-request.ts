import { canCheckOutCart } from "@catnip/domain/carts";
import { ApiError } from "../../platform/errors.ts";
import type { CheckoutRequest, Wanted } from "./checkout.types.ts";

/** More than anyone buys at once; keeps the transaction short. */
export const CHECKOUT_LINES_MAX = 100;
const COUPONS_MAX = 100;

/**
 * Validates the shape of a checkout; every other check needs the database.
 *
 * @throws ApiError `input/invalid`, `cart/empty`, `coupon/unavailable` if a coupon is named twice
 */
export function checkRequest({ uuid, wanted, account_1_amount, shown }: CheckoutRequest): void {
  if (!isUuid(uuid)) throw invalid("uuid");
  if (wanted.kind === "cart") {
    if (!canCheckOutCart(wanted.entries))
      throw new ApiError("cart/empty", "There is nothing in the cart to check out");
    const uuids = wanted.entries.map((entry) => entry.cart_store_uuid);
    if (uuids.length > CHECKOUT_LINES_MAX || !uuids.every(isUuid) || hasRepetition(uuids))
      throw invalid("cart_store_uuid");
  }
  const coupons = couponUuidsOf(wanted);
  if (coupons.length > COUPONS_MAX || !coupons.every(isUuid)) throw invalid("use_user_coupon_uuids");
  if (hasRepetition(coupons))
    throw new ApiError("coupon/unavailable", "A coupon can be used on one game only");
  if (account_1_amount < 0 || account_1_amount !== shown.silver) throw invalid("account_1_amount");
  if (shown.lines.length > CHECKOUT_LINES_MAX || hasRepetition(shown.lines.map((line) => line.store_id)))
    throw invalid("shown");
}

/** All coupons of a checkout, across its games. */
export function couponUuidsOf(wanted: Wanted): readonly string[] {
  return wanted.kind === "store"
    ? wanted.coupon_uuids
    : wanted.entries.flatMap((entry) => entry.coupon_uuids);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isUuid = (text: string) => UUID.test(text);

const hasRepetition = (values: readonly unknown[]) => new Set(values).size < values.length;

const invalid = (field: string) => new ApiError("input/invalid", `Not a valid value: ${field}`, { field });
