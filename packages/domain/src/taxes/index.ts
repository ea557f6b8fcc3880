export { showsPricesWithoutTax } from "./consumer-prices.ts";
export { TAX_MODES, TAX_NOTICE_MS, checkTaxRule, purchaseTax, taxRuleAt } from "./tax.ts";
export type { TaxMode, TaxRule } from "./tax.ts";
export { taxGoingBack, topUpParts, topUpPrice, topUpTaxRate } from "./top-up-price.ts";
export type { TopUpPrice } from "./top-up-price.ts";
