import { COUPON_CHECKS } from "./coupon-checks.sql.ts";
import { CREDIT_CHECKS } from "./credit-checks.sql.ts";
import { DOCUMENT_CHECKS } from "./document-checks.sql.ts";
import { EARNINGS_CHECKS } from "./earnings-checks.sql.ts";
import { ENTRY_CHECKS } from "./entry-checks.sql.ts";
import { GRANT_CHECKS } from "./grant-checks.sql.ts";
import { LOT_CHECKS } from "./lot-checks.sql.ts";
import { ORDER_CHECKS } from "./order-checks.sql.ts";
import { ORDER_REFUND_CHECKS } from "./order-refund-checks.sql.ts";
import { PAYMENT_CHECKS } from "./payment-checks.sql.ts";
import { PAYOUT_CHECKS } from "./payout-checks.sql.ts";
import { REDEMPTION_CHECKS } from "./redemption-checks.sql.ts";
import { TOP_UP_REFUND_CHECKS } from "./top-up-refund-checks.sql.ts";
import { TOP_UP_TAX_CHECKS } from "./top-up-tax-checks.sql.ts";

/** Invariants of the books, as statements that return one sentence per difference, so none if all is well. */
export const BOOK_CHECKS: Readonly<Record<string, string>> = {
  ...ENTRY_CHECKS,
  ...LOT_CHECKS,
  ...ORDER_CHECKS,
  ...COUPON_CHECKS,
  ...ORDER_REFUND_CHECKS,
  ...CREDIT_CHECKS,
  ...PAYMENT_CHECKS,
  ...REDEMPTION_CHECKS,
  ...PAYOUT_CHECKS,
  ...TOP_UP_REFUND_CHECKS,
  ...TOP_UP_TAX_CHECKS,
  ...GRANT_CHECKS,
  ...EARNINGS_CHECKS,
  ...DOCUMENT_CHECKS,
};
