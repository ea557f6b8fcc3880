import { CATEGORIES } from "@catnip/domain/catalog";
import { data, type LoaderFunctionArgs } from "react-router";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";
import { orErrorPage } from "@catnip/site/http/public-page.server.ts";
import { listedGames, type ListedGame } from "./listed-games.server.ts";
import { sitemapIndexXml, sitemapXml, type SitemapFile, type SitemapPage } from "./sitemap-xml.ts";

/**
 * `/sitemap.xml`: the index. `/sitemap.xml?part=pages`, `?part=games-1` and so on: all public pages with their
 * languages, in files within the size limits of search engines.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(apiContext);
  const { shop } = host.publicConfig.origins;
  const part = url.searchParams.get("part");
  if (part === "pages") return xml(sitemapXml(shop, OFFERED_LOCALES, FIXED_PAGES));

  const chunks = chunksOf(await orErrorPage(listedGames(host)));
  if (part === null) {
    const files: SitemapFile[] = [
      { address: `${shop}/sitemap.xml?part=pages` },
      ...chunks.map((games, index) => ({
        address: `${shop}/sitemap.xml?part=games-${index + 1}`,
        changed: games.map(({ updated_at }) => updated_at).reduce((a, b) => (a > b ? a : b)),
      })),
    ];
    return xml(sitemapIndexXml(files));
  }
  const [, number = ""] = /^games-([1-9]\d{0,5})$/.exec(part) ?? [];
  const games = chunks[Number(number) - 1];
  if (!games) throw data(null, { status: 404 });
  const pages = games.map(({ id, updated_at }): SitemapPage => ({
    path: `/store/${id}`,
    changed: updated_at,
  }));
  return xml(sitemapXml(shop, OFFERED_LOCALES, pages));
}

const FIXED_PAGES: readonly SitemapPage[] = [
  "/",
  "/store",
  ...CATEGORIES.map((category) => `/${category}`),
  "/about-us",
  "/employment",
  "/partners",
  "/privacy",
  "/terms",
].map((path) => ({ path }));

/**
 * Search engines read files of up to 50,000 addresses and 50 MB. A game has one address per language, each listing all
 * the others: with 13 languages that is some 20 kB per game, so the size limit applies first.
 */
const GAMES_PER_FILE = 1_000;

function chunksOf(games: readonly ListedGame[]): readonly (readonly ListedGame[])[] {
  return Array.from({ length: Math.ceil(games.length / GAMES_PER_FILE) }, (_, index) =>
    games.slice(index * GAMES_PER_FILE, (index + 1) * GAMES_PER_FILE),
  );
}

const xml = (body: string) =>
  new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
