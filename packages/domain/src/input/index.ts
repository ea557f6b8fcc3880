export { cleanLine, cleanText, textLength } from "./clean-text.ts";
export { parseStoreId, parseWebUrl, trimSearch } from "./input.ts";
