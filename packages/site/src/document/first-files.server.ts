import type { Locale } from "@catnip/domain/locales";
import { htmlAttributes } from "@catnip/i18n";
import { interLatinUrl } from "@catnip/ui/fonts.ts";
import { PAGE_FILES } from "./page-files.server.ts";
import { LATE_STYLES, PAGE_STYLES } from "../styles/late-styles.ts";
import { LATE_PART, WORD_FOLDER } from "../words/word-parts.ts";

/**
 * Links to the files that a page begins with, for its head: the styles that pages share, and the words of the language,
 * which would otherwise be asked for only once the libraries have run; and for somebody who has been here before also the
 * font where the language is written in it, which their browser has kept (R-WEB-64). "" where sources are served.
 *
 * @param routeIds of the page
 */
export function firstFiles(locale: Locale, routeIds: readonly string[], hasBeenHere: boolean): string {
  if (PAGE_FILES === null) return "";
  const { styles, firstWords, wordFolders, routeParts } = PAGE_FILES;
  const parts = new Set(routeIds.flatMap((id) => routeParts[id] ?? []));
  const isLate = parts.has(LATE_PART);
  const folder = wordFolders?.[locale];
  const words = [
    ...firstWords[locale],
    ...(isLate ? [LATE_PART] : [...parts]).map((part) => `${folder}/${part}.js`),
  ];
  const inFolder = folder === undefined ? "" : ` ${WORD_FOLDER}="${folder}"`;
  const isInInter = htmlAttributes(locale).style["--font-script"] === undefined;
  // The page knows where the other styles are, too, for what it loads on demand.
  const elsewhere = styles.late === null || isLate ? "" : ` ${LATE_STYLES}="${styles.late}"`;
  return [
    `<link rel="stylesheet" href="${styles.first}" ${PAGE_STYLES}${elsewhere}${inFolder}/>`,
    ...(styles.late !== null && isLate
      ? [`<link rel="stylesheet" href="${styles.late}" ${PAGE_STYLES}/>`]
      : []),
    ...(hasBeenHere && isInInter ? [FONT] : []),
    ...words.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`),
  ].join("");
}

const FONT = `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${interLatinUrl}"/>`;
