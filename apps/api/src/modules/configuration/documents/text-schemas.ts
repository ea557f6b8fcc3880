import { textLength } from "@catnip/domain/input";
import { LOCALES, type Locale } from "@catnip/domain/locales";
import * as v from "valibot";

/** Single-line text, trimmed; length is counted in code points, matching what people count. */
export const lineOf = (lengthMax: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Nothing is written here."),
    v.check((text) => textLength(text) <= lengthMax, `Longer than ${lengthMax} characters.`),
    v.check((text) => !CONTROLS.test(text), "Holds characters that cannot be shown."),
  );

// oxlint-disable-next-line no-control-regex -- these are the characters meant
const CONTROLS = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** One of our locales, in any case; normalized to the product's own spelling. */
export const locale = v.pipe(
  v.string(),
  v.transform((lang) => LOCALES.find((known) => known.toLowerCase() === lang.toLowerCase())),
  v.custom<Locale>((lang) => lang !== undefined, "Not a language of the shop."),
);

/** Key of a text within its document, such as `banner.sale`. */
export const textKey = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{0,79}$/, "Not the name of a text."));

/** Translated texts in the usual form: `t` entries with lang, key and value. Each key once per language. */
export const translations = (valueLengthMax: number) =>
  v.pipe(
    v.array(v.strictObject({ lang: locale, key: textKey, value: lineOf(valueLengthMax) })),
    v.maxLength(1_000),
    v.check((texts) => isUnique(texts, ({ lang, key }) => `${lang} ${key}`), "A text is there twice."),
  );

export const isUnique = <Item>(items: readonly Item[], keyOf: (item: Item) => string | number): boolean =>
  new Set(items.map(keyOf)).size === items.length;
