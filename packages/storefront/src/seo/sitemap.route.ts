import { CATEGORIES } from "@catnip/domain/catalog";
import { data, type LoaderFunctionArgs } from "react-router";
import { apiContext, type SiteHost } from "@catnip/site/host/api-context.server.ts";
import { OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";
import { orErrorPage } from "@catnip/site/http/public-page.server.ts";
import { listedArticles } from "./listed-articles.server.ts";
import { listedGames } from "./listed-games.server.ts";
import { sitemapIndexXml, sitemapXml, type SitemapFile, type SitemapPage } from "./sitemap-xml.ts";

/**
 * `/sitemap.xml`: the index. `/sitemap.xml?part=pages`, `?part=games-1`, `?part=articles-1` and so on: all public pages
 * with their languages, in files within the size limits of search engines.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(apiContext);
  const { shop } = host.publicConfig.origins;
  const part = url.searchParams.get("part");
  if (part === "pages") return xml(sitemapXml(shop, OFFERED_LOCALES, FIXED_PAGES));

  const files = new Map([
    ...filesOf("games", await orErrorPage(gamePages(host))),
    ...filesOf("articles", await orErrorPage(articlePages(host))),
  ]);
  if (part === null) {
    const index: SitemapFile[] = [
      { address: `${shop}/sitemap.xml?part=pages` },
      ...[...files].map(([name, pages]) => ({
        address: `${shop}/sitemap.xml?part=${name}`,
        changed: pages.map(({ changed }) => changed).reduce((a, b) => (a > b ? a : b)),
      })),
    ];
    return xml(sitemapIndexXml(index));
  }
  const pages = files.get(part);
  if (!pages) throw data(null, { status: 404 });
  return xml(sitemapXml(shop, OFFERED_LOCALES, pages));
}

type ChangedPage = Required<SitemapPage>;

const gamePages = async (host: SiteHost): Promise<readonly ChangedPage[]> =>
  (await listedGames(host)).map(({ id, updated_at }) => ({ path: `/store/${id}`, changed: updated_at }));

const articlePages = async (host: SiteHost): Promise<readonly ChangedPage[]> =>
  (await listedArticles(host)).map(({ uuid, updated_at }) => ({
    path: `/article/${uuid}`,
    changed: updated_at,
  }));

const FIXED_PAGES: readonly SitemapPage[] = [
  "/",
  "/store",
  ...CATEGORIES.map((category) => `/${category}`),
  "/article",
  "/about-us",
  "/bookmark",
  "/employment",
  "/help",
  "/help/contact",
  "/partners",
  "/privacy",
  "/terms",
].map((path) => ({ path }));

/**
 * Search engines read files of up to 50,000 addresses and 50 MB. A page has one address per language, each listing all
 * the others: with 13 languages that is some 20 kB per page, so the size limit applies first.
 */
const PAGES_PER_FILE = 1_000;

/** The pages in files: `games-1` and so on. */
function filesOf(
  kind: string,
  pages: readonly ChangedPage[],
): readonly (readonly [string, readonly ChangedPage[]])[] {
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_FILE) }, (_, index) => [
    `${kind}-${index + 1}`,
    pages.slice(index * PAGES_PER_FILE, (index + 1) * PAGES_PER_FILE),
  ]);
}

const xml = (body: string) =>
  new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
