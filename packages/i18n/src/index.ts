export * from "@catnip/domain/locales";
export { formatCoins, formatMoney } from "./money.ts";
export { formatDate, formatDateTime, formatRelativeDays, formatRelativeTime } from "./dates.ts";
export { formatFileSize, formatList, formatNumber, formatPercent } from "./numbers.ts";
export { countryName, languageName, languageNameIn } from "./names.ts";
export { htmlAttributes, openGraphLocale, textDirection } from "./page.ts";
export { createTranslator } from "./translator.ts";
export { formatsFor, useFormat } from "./use-format.ts";
