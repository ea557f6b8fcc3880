/** Currencies whose payment providers accept whole units only, although we store amounts with two decimals. */
export const WHOLE_UNIT_CURRENCIES = ["TWD", "JPY"] as const;

const MINOR_PER_UNIT = 100;

/** The smallest payable increment, in minor units: 1, or 100 for currencies in whole units only. */
export const payableStep = (currencyId: string): number =>
  WHOLE_UNIT_CURRENCIES.some((currency) => currency === currencyId) ? MINOR_PER_UNIT : 1;
