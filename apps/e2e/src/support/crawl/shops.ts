import { BRANDS, type Brand } from "@catnip/brands";
import { site } from "../settings.ts";

/** A shop as its brand's value describes it. */
export type CrawledShop = {
  readonly name: string;
  readonly home: string;
  readonly cdn: string;
  readonly locales: readonly string[];
  /** The language in which every link is followed. */
  readonly mainLocale: string;
  /** Whether addresses without a language lead to the only one. */
  readonly hasFixedLanguage: boolean;
  readonly currency: string;
  /** Names, hosts and contacts of other brands that are not this one's as well. */
  readonly foreignWords: readonly string[];
  /** The shops that the bookmark page leads to, and no other page. */
  readonly bookmarks: readonly string[];
};

function wordsOfOthers(brand: Brand): readonly string[] {
  const own = wordsOf(brand);
  const others = BRANDS.filter((other) => other !== brand).flatMap(wordsOf);
  return [...new Set(others)].filter((word) => !own.some((mine) => mine.includes(word)));
}

/** What a reader knows a brand by; of its name, what is written in Chinese stands alone as well. */
const wordsOf = ({ name, hosts, contacts }: Brand): readonly string[] => [
  name,
  ...(name.match(/\p{Script=Han}+/gu) ?? []),
  ...Object.values(hosts).map(addressOf),
  ...contacts.map(({ id }) => id),
];

/** Without the scheme, so that it is found in every spelling of an address. */
const addressOf = (host: string): string => `//${new URL(site(host)).host}`;

export const SHOPS: readonly CrawledShop[] = BRANDS.map((brand) => ({
  name: brand.hosts.shop,
  home: site(brand.hosts.shop),
  cdn: site(brand.hosts.cdn),
  locales: brand.locales.offered,
  mainLocale: brand.locales.default,
  hasFixedLanguage: brand.locales.choice === "host",
  currency: brand.currency,
  foreignWords: wordsOfOthers(brand),
  bookmarks: Object.values(brand.bookmarks).map(addressOf),
}));
