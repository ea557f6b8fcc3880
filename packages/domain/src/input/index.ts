export { clampNumber, parseStoreId, parseWebUrl, trimSearch } from "./input.ts";
