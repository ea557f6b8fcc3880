import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "getPlatformCoinToCurrencyIdRate.currency_id": "word",
  "getStorePriceHistory.store_id": "public",
  "setStoreActivity.store_id": "public",
};
