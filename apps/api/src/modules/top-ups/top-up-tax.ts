import { taxRuleAt, topUpTaxRate } from "@catnip/domain/taxes";
import type { Services } from "../../platform/context.ts";
import { readTaxRules } from "../taxes/index.ts";
import type { PaymentProvider } from "../providers/index.ts";

/**
 * The rate that is added to top-ups from a country at this moment, in ten-thousandths; null: none (R-TAX-7).
 *
 * @param country where the player lives, in lower case; null: unknown
 */
export async function topUpTaxRateAt(
  { db, now }: Pick<Services, "db" | "now">,
  country: string | null,
): Promise<number | null> {
  if (country === null) return null;
  return topUpTaxRate(taxRuleAt(await readTaxRules(db), country, now()));
}

/** The platform's account of the tax that was added to top-ups, one per currency (R-TAX-13). */
export const TAX_ACCOUNT = "tax";

/**
 * Whether the tax is charged at the provider too. A voucher was paid for where it was sold, all included (R-TAX-11).
 */
export const addsTax = (provider: Pick<PaymentProvider, "vouchers"> | null): boolean =>
  provider?.vouchers === undefined;
