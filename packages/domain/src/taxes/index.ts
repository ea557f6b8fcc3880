export { TAX_MODES, TAX_NOTICE_MS, checkTaxRule, taxOf, taxRuleAt } from "./tax.ts";
export type { Tax, TaxMode, TaxProblem, TaxRule } from "./tax.ts";
