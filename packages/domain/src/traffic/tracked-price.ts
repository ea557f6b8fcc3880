/** The currency of every price that visits are counted with, whatever the shop's own. */
const TRACKING_CURRENCY = "USD";

/**
 * A purchase's price, as reported to visit counting: meowcent ÷ 100, in US dollars (R-TRF-8).
 *
 * @param meowcent a whole number of 0 or more
 */
export const trackedPrice = (
  meowcent: number,
): { readonly currency: typeof TRACKING_CURRENCY; readonly value: number } => ({
  currency: TRACKING_CURRENCY,
  value: meowcent / 100,
});
