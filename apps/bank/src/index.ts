export { createBank, type Bank, type BankOptions } from "./bank.ts";
export type { CashierAction } from "./cashier-page.ts";
export type { Faults } from "./faults.ts";
