import { scaleRounded } from "../money/index.ts";
import { MINUTE_MS, instantMs, type Instant } from "../time/index.ts";

/**
 * `inclusive`: prices in coins contain the tax, due when they are spent. `exclusive`: it is added in money to top-ups,
 * and then nothing is due on what the coins buy (R-TAX-7).
 */
export const TAX_MODES = ["inclusive", "exclusive"] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** The tax of one country for a time. */
export type TaxRule = {
  /** ISO 3166-1, in lower case as in a buyer's profile. */
  readonly country: string;
  /** Ten-thousandths of the net price: 1900 are 19 %. */
  readonly rate_bp: number;
  readonly mode: TaxMode;
  readonly valid_from: Instant;
  /** Excluded; null: until further notice. */
  readonly valid_until: Instant | null;
};

/** Always `net + tax = gross` (R-TAX-2). */
type PurchaseTax = { readonly net: number; readonly tax: number; readonly gross: number };

/**
 * A rule begins and ends this long after it was written at the earliest: what is on a receipt already never changes
 * (R-TAX-4).
 */
export const TAX_NOTICE_MS = 5 * MINUTE_MS;

const RATE_MAX = 10_000;

/** The rule of a country at a moment; null: no tax. */
export function taxRuleAt<Rule extends Omit<TaxRule, "mode" | "rate_bp">>(
  rules: readonly Rule[],
  country: string | null,
  at: Instant,
): Rule | null {
  const moment = instantMs(at);
  const isIn = (rule: Rule) =>
    rule.country === country &&
    instantMs(rule.valid_from) <= moment &&
    (rule.valid_until === null || moment < instantMs(rule.valid_until));
  return rules.find(isIn) ?? null;
}

/**
 * The tax in the price of a purchase with coins, rounded once: half away from zero. There is none without a rule, and
 * none where the rule is added to top-ups: it was paid with the coins (R-TAX-9).
 *
 * @param price in meowcent
 */
export function purchaseTax(price: number, rule: Pick<TaxRule, "rate_bp" | "mode"> | null): PurchaseTax {
  if (rule?.mode !== "inclusive") return { net: price, tax: 0, gross: price };
  const tax = scaleRounded(price, rule.rate_bp, RATE_MAX + rule.rate_bp);
  return { net: price - tax, tax, gross: price };
}

/** A field of a rule that is wrong. */
export type TaxProblem = "country" | "rate_bp" | "valid_from" | "valid_until";

/** Whether a new rule can stand beside the others of its country; null: it can (R-TAX-3, R-TAX-4). */
export function checkTaxRule(rule: TaxRule, others: readonly TaxRule[], now: Instant): TaxProblem | null {
  const from = instantMs(rule.valid_from);
  const until = rule.valid_until === null ? Number.POSITIVE_INFINITY : instantMs(rule.valid_until);
  if (!/^[a-z]{2}$/.test(rule.country)) return "country";
  if (!Number.isInteger(rule.rate_bp) || rule.rate_bp < 1 || rule.rate_bp > RATE_MAX) return "rate_bp";
  if (from < instantMs(now) + TAX_NOTICE_MS) return "valid_from";
  if (until <= from) return "valid_until";
  const overlaps = others.some(
    (other) =>
      other.country === rule.country &&
      instantMs(other.valid_from) < until &&
      (other.valid_until === null || from < instantMs(other.valid_until)),
  );
  return overlaps ? "valid_from" : null;
}
