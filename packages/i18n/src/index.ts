export * from "@catnip/domain/locales";
export { formatCoins, formatMoney, type Amount } from "./money.ts";
export { formatDate, formatDateTime, formatRelativeDays, formatRelativeTime, type Instant } from "./dates.ts";
export { formatFileSize, formatList, formatNumber, formatPercent } from "./numbers.ts";
export { countryName, languageName, languageNameIn } from "./names.ts";
export { htmlAttributes, openGraphLocale, textDirection, type HtmlAttributes } from "./page.ts";
export { createTranslator } from "./translator.ts";
export { formatsFor, useFormat, type Formats } from "./use-format.ts";
