export { STRUCTURED_PRODUCTS_MAX, coinToCurrencyMinor } from "./coin-rate.ts";
export { DEFAULT_PRICE_COUNTRY, countryPrice } from "./country-price.ts";
export type { CountryRatio, PriceRow } from "./country-price.ts";
export { isInPriceRange } from "./price-range.ts";
export { discountPeriod, isDiscountRunning, shopDiscount } from "./shop-discount.ts";
export type { DiscountedPrice, StoreActivity } from "./shop-discount.ts";
