import { DEFAULT_LOCALE, isSameTag, textInWriting } from "../locales/index.ts";

/** One translated text of a content item. */
export interface Translation {
  readonly lang: string;
  readonly key: string;
  readonly value: string;
}

/** A text and its language, for the `lang` attribute of the element that shows it. */
export interface TextInLanguage {
  readonly text: string;
  readonly lang: string;
}

/**
 * The text of a content item for a reader: in their locale, else another region of their language, else the default
 * locale, else the item's own text, which is written in the default locale (R-LNG-6).
 */
export function translatedIn(
  texts: readonly Translation[],
  key: string,
  locale: string,
  ownText: string,
): TextInLanguage {
  const written = texts.filter((text) => text.key === key && text.value !== "");
  const found =
    textInWriting(written, locale, langIn) ?? written.find((text) => isSameTag(text.lang, DEFAULT_LOCALE));
  return { text: found?.value ?? ownText, lang: found?.lang ?? DEFAULT_LOCALE };
}

const langIn = ({ lang }: Translation) => lang;
