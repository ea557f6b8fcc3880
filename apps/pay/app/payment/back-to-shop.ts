import { safeReturnPath } from "@catnip/domain/navigation";
import type { paymentFlag } from "@catnip/domain/payments";

/**
 * Where the shop continues after a payment: the page the visitor came from, with the outcome (R-TOP-15).
 * Anything that is not a page of the shop becomes its home page.
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
