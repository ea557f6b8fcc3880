import type { DemoGameInfo } from "../demo-game.ts";
import type { PerLanguage, TranslatedLanguage } from "../demo-words.ts";
import deDe from "./de-de.json" with { type: "json" };
import esEs from "./es-es.json" with { type: "json" };
import frFr from "./fr-fr.json" with { type: "json" };
import koKr from "./ko-kr.json" with { type: "json" };
import ptBr from "./pt-br.json" with { type: "json" };
import ruRu from "./ru-ru.json" with { type: "json" };
import thTh from "./th-th.json" with { type: "json" };
import trTr from "./tr-tr.json" with { type: "json" };
import viVn from "./vi-vn.json" with { type: "json" };
import zhTw from "./zh-tw.json" with { type: "json" };

/** The first games of every category, all articles, and the words of the shop's front, in one more language. */
interface Translation {
  readonly games: Readonly<Record<string, DemoGameInfo>>;
  readonly articles: Readonly<Record<string, { readonly headline: string; readonly text: string }>>;
  readonly banners: Readonly<
    Record<string, { readonly kicker: string; readonly headline: string; readonly text: string }>
  >;
  readonly tags: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, string>>;
}

export const TRANSLATIONS: Readonly<Record<TranslatedLanguage, Translation>> = {
  "de-de": deDe,
  "es-es": esEs,
  "fr-fr": frFr,
  "ko-kr": koKr,
  "pt-br": ptBr,
  "ru-ru": ruRu,
  "th-th": thTh,
  "tr-tr": trTr,
  "vi-vn": viVn,
  "zh-tw": zhTw,
};

/** What was written, with what was translated beside it. */
export function withTranslations<Value>(
  written: PerLanguage<Value>,
  translated: (translation: Translation) => Value | undefined,
): PerLanguage<Value> {
  const others = Object.entries(TRANSLATIONS).flatMap(([language, translation]) => {
    const value = translated(translation);
    return value === undefined ? [] : [[language, value] as const];
  });
  return { ...written, ...Object.fromEntries(others) };
}
