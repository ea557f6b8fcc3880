import type { Answer } from "../http.ts";
import { sampled, SAMPLED_LOCALES } from "../sample.ts";
import { askEvery } from "./every-address.ts";
import { addressIn, listingFaults, pageFaults, type Place } from "./page-faults.ts";
import { missingPictures } from "./pictures.ts";
import { PUBLIC_ROUTES, type PublicRoute } from "./public-routes.ts";
import { readSentPage } from "./sent-page.ts";
import type { CrawledShop } from "./shops.ts";

/** What a crawl has found. */
type Crawl = {
  readonly faults: readonly string[];
  readonly pages: number;
  readonly addresses: number;
  readonly pictures: number;
};

type Route = Place & Omit<PublicRoute, "path">;

/**
 * Reads every public route in every language (by day in a sample of them), follows all links in the shop's main
 * language until there are no more, and asks once for everything that any of these pages names. In the other languages
 * links lead to the same routes: each is followed in the main language. In shops with a fixed language, one list stands
 * for those that only differ in what they are filtered by: the international shop has them all.
 */
export async function crawlShop(shop: CrawledShop): Promise<Crawl> {
  const routes = routesOf(shop);
  const faults = new Set<string>();
  const pictures = new Set<string>();
  const isNew = oncePerKind();
  let pages = 0;

  const look = (address: string, answer: Answer): readonly string[] => {
    const route = routes.get(address);
    const say = (fault: string) => faults.add(`${address} ${fault}`);
    const expected = route?.status ?? (isLogin(address) ? 302 : 200);
    if (answer.status !== expected) say(`answers ${answer.status} instead of ${expected}`);
    const named = namedInFile(address, answer);
    if (named) return named.map((each) => inMainLanguage(shop, new URL(each, address).href));
    if (answer.status === 302 || !isPage(answer)) return [];

    pages += 1;
    const place = route ?? { shop, locale: shop.mainLocale, path: withoutLanguage(shop, address) };
    const html = answer.body.toString();
    const page = readSentPage(html);
    for (const fault of pageFaults(place, page, html)) say(fault);
    const kind = PUBLIC_ROUTES.find(({ path }) => shapeOf(path) === shapeOf(place.path));
    if (!kind) say("is no known route");
    else for (const fault of listingFaults(place, kind.isListed, page)) say(fault);
    const addresses = page.addresses.map(({ href }) => new URL(href, address));
    for (const url of addresses.filter(({ origin }) => origin === shop.cdn)) pictures.add(url.href);
    return addresses
      .filter(({ origin }) => origin === shop.home)
      .map((url) => toAsk(shop, url))
      .filter((next) => !shop.hasFixedLanguage || isNew(next));
  };

  const files = ["/robots.txt", "/sitemap.xml"].map((path) => shop.home + path);
  const addresses = await askEvery([...routes.keys(), ...files], look);
  for (const picture of await missingPictures(pictures)) faults.add(`${picture} does not exist`);
  return { faults: [...faults].toSorted(), pages, addresses, pictures: pictures.size };
}

const routesOf = (shop: CrawledShop): ReadonlyMap<string, Route> =>
  new Map(
    sampled(shop.locales, SAMPLED_LOCALES)
      .flatMap((locale) => PUBLIC_ROUTES.map((route) => ({ ...route, shop, locale })))
      .map((route) => [addressIn(route), route]),
  );

/** A path in which anything that is named by a number or a uuid stands for all of its kind. */
const shapeOf = (path: string): string =>
  path.replace(/\?.*$/, "").replace(/\/(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/, "/*");

const isPage = ({ headers }: Answer) => String(headers["content-type"]).includes("text/html");

/** What the files name that are not pages: sitemaps and the manifest. */
function namedInFile(address: string, { headers, body }: Answer): readonly string[] | null {
  const type = String(headers["content-type"]);
  if (type.includes("manifest+json")) {
    const { icons, start_url } = JSON.parse(body.toString()) as Manifest;
    return [start_url, ...icons.map(({ src }) => src)];
  }
  if (!new URL(address).pathname.endsWith("/sitemap.xml")) return null;
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) =>
    location.replaceAll("&amp;", "&"),
  );
}

type Manifest = { readonly start_url: string; readonly icons: readonly { readonly src: string }[] };

/** Tells whether an address differs from all before in more than the values of its query. */
function oncePerKind(): (address: string) => boolean {
  const known = new Map<string, string>();
  return (address) => {
    const { pathname, search, searchParams } = new URL(address);
    if (search === "") return true;
    const kind = `${shapeOf(pathname)}?${[...searchParams.keys()].join("&")}`;
    if (!known.has(kind)) known.set(kind, address);
    return known.get(kind) === address;
  };
}

/** The address to ask for because a page names this one. */
function toAsk(shop: CrawledShop, url: URL): string {
  // Each page names itself as the way back after the login.
  if (isLogin(url.href)) return url.origin + url.pathname;
  return inMainLanguage(shop, url.href);
}

const isLogin = (address: string) => new URL(address).pathname.startsWith("/auth/");

/** The same page in the language in which links are followed; files have none. */
function inMainLanguage(shop: CrawledShop, address: string): string {
  const path = withoutLanguage(shop, address);
  return /^\/(?:assets|auth)\/|^\/[^/?]+\.\w+(?:\?|$)/.test(path)
    ? shop.home + path
    : addressIn({ shop, locale: shop.mainLocale, path });
}

/** Path and query; the place within the page is left out. */
function withoutLanguage(shop: CrawledShop, address: string): string {
  const { pathname, search } = new URL(address);
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  return (shop.locales.includes(first) ? rest || "/" : pathname) + search;
}
