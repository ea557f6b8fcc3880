export { createBank, type Bank, type BankOptions } from "./bank.ts";
