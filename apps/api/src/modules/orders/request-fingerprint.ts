import { createHash } from "node:crypto";
import type { CheckoutRequest } from "./checkout.types.ts";

/** SHA-256 (hex) of the request in canonical order, so the order of clicks does not matter. */
export function fingerprintOf(
  userUuid: string,
  { wanted, account_1_amount, shown }: CheckoutRequest,
): string {
  const items =
    wanted.kind === "store"
      ? [[wanted.store_id, wanted.coupon_uuids.toSorted()]]
      : wanted.entries
          .map(({ cart_store_uuid, coupon_uuids }) => [cart_store_uuid, coupon_uuids.toSorted()] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = shown.lines
    .toSorted((a, b) => a.store_id - b.store_id)
    .map(({ store_id, list, discount, sale, final }) => [store_id, list, discount, sale, final]);
  const content = [
    userUuid,
    wanted.kind,
    items,
    account_1_amount,
    lines,
    shown.total,
    shown.silver,
    shown.coin,
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
