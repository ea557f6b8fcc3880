export { STRUCTURED_PRODUCTS_MAX, coinToCurrencyMinor } from "./coin-rate.ts";
export { DEFAULT_PRICE_COUNTRY, countryPrice } from "./country-price.ts";
export type { CountryRatio, PriceRow } from "./country-price.ts";
export { isInPriceRange } from "./price-range.ts";
export type { PriceRange } from "./price-range.ts";
export { ACTIVITY_RUNNING, discountPeriod, isDiscountRunning, shopDiscount } from "./shop-discount.ts";
export type { DiscountPeriod, DiscountedPrice, StoreActivity } from "./shop-discount.ts";
