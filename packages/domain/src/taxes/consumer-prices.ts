/**
 * Whether prices may be shown without the tax that is added to them (R-TAX-15).
 *
 * Almost everywhere the law wants consumers to be shown the final price: in the EU, the United Kingdom, Japan, Taiwan,
 * Korea, Australia and so on. Only where shops are known to add the tax at the till a price without it comes first.
 *
 * @param country of residence, in lower case; null: unknown
 */
export const showsPricesWithoutTax = (country: string | null): boolean =>
  country !== null && TAX_AT_THE_TILL.has(country);

const TAX_AT_THE_TILL: ReadonlySet<string> = new Set(["us", "ca"]);
