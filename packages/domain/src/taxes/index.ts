export { TAX_MODES, TAX_NOTICE_MS, checkTaxRule, taxOf, taxRuleAt } from "./tax.ts";
export type { TaxMode, TaxRule } from "./tax.ts";
