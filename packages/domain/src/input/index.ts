export { cleanLine, cleanText, textLength } from "./clean-text.ts";
export { clampNumber, parseStoreId, parseWebUrl, trimSearch } from "./input.ts";
