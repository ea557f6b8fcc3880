/**
 * What every bank carries: the character set that the European Payments Council (EPC217-08) and SWIFT share. A file
 * with any other character may be refused as a whole (R-ERN-19).
 */
const BANK_TEXT = /^[A-Za-z0-9/\-?:().,'+ ]*$/;

/** Whether a bank carries this text as it is. */
export const isBankText = (text: string): boolean => BANK_TEXT.test(text);

/** The characters of a text that no bank carries, each once, in their order; empty: it can be sent as it is. */
export const foreignToBanks = (text: string): string =>
  [...new Set(text)].filter((character) => !isBankText(character)).join("");
