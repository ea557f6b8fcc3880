import type { Weakening } from "../weakening.ts";
import { CODE_WEAKENINGS } from "./codes.ts";
import { CREDIT_WEAKENINGS } from "./credits.ts";
import { LEDGER_WEAKENINGS } from "./ledger.ts";
import { PAYOUT_WEAKENINGS } from "./payouts.ts";
import { PURCHASE_WEAKENINGS } from "./purchases.ts";
import { REFUND_WEAKENINGS } from "./refunds.ts";
import { SIGNATURE_WEAKENINGS } from "./signatures.ts";
import { STAFF_WEAKENINGS } from "./staff.ts";
import { TAX_WEAKENINGS } from "./taxes.ts";

/** Each is a plausible mistake. */
export const WEAKENINGS: readonly Weakening[] = [
  ...LEDGER_WEAKENINGS,
  ...PURCHASE_WEAKENINGS,
  ...REFUND_WEAKENINGS,
  ...CREDIT_WEAKENINGS,
  ...SIGNATURE_WEAKENINGS,
  ...STAFF_WEAKENINGS,
  ...CODE_WEAKENINGS,
  ...PAYOUT_WEAKENINGS,
  ...TAX_WEAKENINGS,
];
