import { OFFERED } from "./offered-locales.ts";
import { SAMPLED_SHOP_PATHS, SHOP_PATHS } from "./site-pages.ts";

/**
 * `JOURNEYS=night` (`pnpm test:night`): crawls walk every page in every language. The test command walks one of each
 * equivalence class, which finds what breaks a template, a script or a rule, in a fraction of the time.
 */
export const IS_NIGHT = process.env["JOURNEYS"] === "night";

/** All items by night, else those of a sample. */
export const sampled = <Item>(all: readonly Item[], sample: readonly Item[]): readonly Item[] =>
  IS_NIGHT ? all : all.filter((item) => sample.includes(item));

/** The source, the longest words, Cyrillic with its plurals, Thai without spaces, and Chinese. */
export const SAMPLED_LOCALES: readonly string[] = sampled(OFFERED, [
  "en-US",
  "de-DE",
  "ru-RU",
  "th-TH",
  "zh-CN",
]);

/** One page of each template of a shop, and its empty and missing states. */
export const SHOP_PAGES: readonly string[] = sampled(SHOP_PATHS, SAMPLED_SHOP_PATHS);
