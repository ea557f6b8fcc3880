import { DEFAULT_LOCALE, isSameTag, writingOf } from "./locales.ts";

/** A text of several: what to call its language, and the language the item was written in, if it is known. */
export interface TextChoice<Text> {
  /** The language tag of a text, in any spelling. */
  readonly languageIn: (text: Text) => string;
  /** The language tag the item was written in. */
  readonly original?: string | undefined;
}

/**
 * The text that suits a reader best: in their locale, else in another region of their language, else in the default
 * locale, else in the language it was written in (R-LNG-6).
 *
 * Chinese in the other script counts as another language (R-LNG-7).
 *
 * @param locale the reader's, in any spelling
 * @returns null when there is no text at all
 */
export function nearestText<Text>(
  texts: readonly Text[],
  locale: string,
  { languageIn, original }: TextChoice<Text>,
): Text | null {
  const inTag = (tag: string) => texts.find((text) => isSameTag(languageIn(text), tag));
  return (
    textInWriting(texts, locale, languageIn) ??
    inTag(DEFAULT_LOCALE) ??
    (original === undefined ? undefined : inTag(original)) ??
    texts[0] ??
    null
  );
}

/** The text in the reader's locale, else one in another region of their language; null when they can read none. */
export function textInWriting<Text>(
  texts: readonly Text[],
  locale: string,
  languageIn: (text: Text) => string,
): Text | null {
  const writing = writingOf(locale);
  return (
    texts.find((text) => isSameTag(languageIn(text), locale)) ??
    texts.find((text) => writingOf(languageIn(text)) === writing) ??
    null
  );
}
