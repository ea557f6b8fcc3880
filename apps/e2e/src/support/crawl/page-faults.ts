import { englishLeftIn } from "./left-in-english.ts";
import type { SentPage } from "./sent-page.ts";
import type { CrawledShop } from "./shops.ts";

/** A page of a shop in one language. */
export type Place = {
  readonly shop: CrawledShop;
  readonly locale: string;
  /** Without the language. */
  readonly path: string;
};

/** The address of a path in a language. */
export function addressIn({ shop, locale, path }: Place): string {
  if (locale === "en-US") return shop.home + path;
  return `${shop.home}/${locale}${path.replace(/^\/(?=$|\?)/, "")}`;
}

/** What is wrong with a page, one line each, whatever page it is. */
export function pageFaults(place: Place, page: SentPage, html: string): readonly string[] {
  return [
    ...(page.lang === place.locale ? [] : [`is in "${page.lang}"`]),
    ...foreignWordsIn(place, html),
    ...foreignMoneyIn(currencyAt(place), page),
    ...englishIn(place.locale, page),
    ...otherScriptIn(place.locale, page),
    ...otherLanguagesIn(place, page),
    ...missingTargets(page),
  ];
}

/**
 * What is wrong with how a page presents itself to search engines: it names itself as canonical, or the whole list that
 * it is a part of, and that page in every language as its alternates. Since every language names the same ones, they
 * are mutual.
 */
export function listingFaults(place: Place, isListed: boolean, page: SentPage): readonly string[] {
  const { canonical, alternates } = page;
  if (!isListed && canonical.length === 0 && alternates.size === 0) return [];
  const whole = { ...place, path: place.path.replace(/\?.*$/, "") };
  const named = [place, whole].find((each) => String(canonical) === addressIn(each));
  if (!named) return [`names "${canonical.join(" ")}" as canonical`];
  const expected = new Map(
    place.shop.locales.map((locale) => [locale, addressIn({ ...named, locale })] as const),
  ).set("x-default", addressIn({ ...named, locale: place.shop.mainLocale }));
  return [...new Set([...expected.keys(), ...alternates.keys()])]
    .filter((name) => alternates.get(name) !== expected.get(name))
    .map((name) => `has "${alternates.get(name)}" as its alternate in ${name}`);
}

/** Words of another brand, anywhere in the answer: a reader of its source must not find them either. */
function foreignWordsIn({ shop, path }: Place, html: string): readonly string[] {
  const allowed = path === "/bookmark" ? shop.bookmarks : [];
  return shop.foreignWords
    .filter((word) => !allowed.includes(word) && html.includes(word))
    .map((word) => `says "${word}", which is another brand's`);
}

/** How money is written in the currency of the international shop and in that of the Chinese ones. */
const MONEY: Readonly<Record<string, RegExp>> = {
  USD: /\$|\bUSD\b|美元|美金/,
  CNY: /[¥￥]|\bCNY\b|人民币|\d\s*元/,
};

/** R-TOP-2: where a shop trades in dollars, readers of simplified Chinese see what they pay in. */
const currencyAt = ({ shop: { currency }, locale }: Place): string =>
  currency === "USD" && locale === "zh-CN" ? "CNY" : currency;

function foreignMoneyIn(currency: string, { texts }: SentPage): readonly string[] {
  return Object.entries(MONEY)
    .filter(([code]) => code !== currency)
    .flatMap(([code, money]) =>
      texts.filter(({ text }) => money.test(text)).map(({ text }) => `names ${code}: "${text}"`),
    );
}

/** Kept, because reading the catalogs takes longer than reading a page. */
const readers = new Map<string, (text: string) => boolean>();

function englishIn(locale: string, { texts }: SentPage): readonly string[] {
  if (locale === "en-US") return [];
  const isEnglish = readers.get(locale) ?? remembered(englishLeftIn(locale));
  readers.set(locale, isEnglish);
  return texts
    .filter(({ text, lang }) => lang === locale && isEnglish(text))
    .map(({ text }) => `says "${text}" in English`);
}

/**
 * Chinese in the script that readers of this language do not read (R-LNG-7): every game and article of the demo has a
 * text in English at least.
 */
function otherScriptIn(locale: string, { texts }: SentPage): readonly string[] {
  const other = OTHER_SCRIPT[locale];
  return texts
    .filter(({ text, lang }) => lang.toLowerCase() === other?.lang && text !== other.inTheMenu)
    .map(({ text }) => `says "${text}" in the other script`);
}

const OTHER_SCRIPT: Readonly<Record<string, { readonly lang: string; readonly inTheMenu: string }>> = {
  "zh-TW": { lang: "zh-cn", inTheMenu: "简体中文" },
  "zh-CN": { lang: "zh-tw", inTheMenu: "繁體中文" },
};

/** The same texts stand on page after page. */
function remembered(look: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text) ?? look(text);
    known.set(text, found);
    return found;
  };
}

/** Links that lose the reader's language; those of the language menu say which one they lead to. */
function otherLanguagesIn({ shop, locale, path }: Place, { addresses }: SentPage): readonly string[] {
  const home = addressIn({ shop, locale, path: "/" });
  return (
    addresses
      .filter(({ element, hrefLang }) => (element === "a" || element === "form") && hrefLang === undefined)
      .map(({ href }) => ({ href, url: new URL(href, addressIn({ shop, locale, path })) }))
      .filter(({ url }) => url.origin === shop.home && !/^\/(?:auth|assets)\/|\.\w+$/.test(url.pathname))
      // Where a shop has one language, its bare host leads to it.
      .filter(({ url }) => !(shop.hasFixedLanguage && url.pathname === "/"))
      .filter(({ url }) => {
        const first = url.pathname.split("/")[1] ?? "";
        return locale === "en-US"
          ? shop.locales.includes(first)
          : url.origin + url.pathname !== home && !url.href.startsWith(`${home}/`);
      })
      .map(({ href }) => `leads to "${href}", which is in another language`)
  );
}

/** Links within the page to a place that it does not have. */
const missingTargets = ({ addresses, ids }: SentPage): readonly string[] =>
  addresses
    .filter(
      ({ href, element }) =>
        element === "a" && /^#./.test(href) && !ids.has(decodeURIComponent(href.slice(1))),
    )
    .map(({ href }) => `leads to "${href}", which it does not have`);
