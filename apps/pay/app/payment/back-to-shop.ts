import { safeReturnPath } from "@catnip/domain/navigation";
import type { paymentFlag } from "@catnip/domain/payments";

/**
 * Where the shop goes on after a payment: the page the visitor came from, told how it ended
 * (R-TOP-15). Whatever is not a page of the shop becomes its home.
 */
export function backToShop(
  returnUrl: string | null,
  shopOrigin: string,
  flag: ReturnType<typeof paymentFlag>,
): string {
  const target = new URL(safeReturnPath(returnUrl, shopOrigin), shopOrigin);
  if (flag) target.searchParams.set("payment", flag);
  return target.href;
}
