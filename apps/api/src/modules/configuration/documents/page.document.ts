import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import * as v from "valibot";
import { menuItems, target } from "./menu.document.ts";
import { isUnique, lineOf, locale, textKey, translations } from "./text-schemas.ts";

const BANNER_TEXTS = ["kicker", "headline", "text"] as const;

const banner = v.strictObject({
  key: textKey,
  /** Hash of an uploaded image; its dimensions are looked up. */
  image: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "Not the hash of a picture.")),
  value: target,
  t: v.pipe(
    v.array(v.strictObject({ lang: locale, key: v.picklist(BANNER_TEXTS), value: lineOf(200) })),
    v.maxLength(60),
    v.check((texts) => isUnique(texts, ({ lang, key }) => `${lang} ${key}`), "A text is there twice."),
    v.check(
      (texts) => texts.some(({ lang, key }) => lang === DEFAULT_LOCALE && key === "headline"),
      `A headline in ${DEFAULT_LOCALE} is needed.`,
    ),
  ),
});

/**
 * `configuration/pages/default`, `…/article/{uuid}` and `…/store/{id}`: what a page shows besides its own content.
 */
export const pageDocument = v.strictObject({
  /** In display order. */
  banners: v.pipe(
    v.array(banner),
    v.maxLength(4), // As many as Home has room for.
    v.check((banners) => isUnique(banners, ({ key }) => key), "A key is there twice."),
  ),
  items: v.optional(menuItems, []),
  t: v.optional(translations(60), []),
});

export type PageDocument = v.InferOutput<typeof pageDocument>;
