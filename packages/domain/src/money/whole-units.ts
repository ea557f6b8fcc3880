/** Currencies whose cashiers take whole units only, although amounts are kept with two decimals. */
export const WHOLE_UNIT_CURRENCIES = ["TWD", "JPY"] as const;

const MINOR_PER_UNIT = 100;

/** The smallest step between two amounts that can be paid, in minor units: 1, or 100 where only whole units are taken. */
export const payableStep = (currencyId: string): number =>
  WHOLE_UNIT_CURRENCIES.some((currency) => currency === currencyId) ? MINOR_PER_UNIT : 1;
