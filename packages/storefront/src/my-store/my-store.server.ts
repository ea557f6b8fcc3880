import type { CountryRatio } from "@catnip/domain/prices";
import type { Locale } from "@catnip/domain/locales";
import { ApiFault, query, type ApiAddress } from "@catnip/sdk";
import { SiteConfigDocument } from "@catnip/sdk/configuration/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import type { PagedQuery } from "@catnip/site/data/every-page.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { playerToken } from "../session/player-token.server.ts";
import { readShelf, type Shelf, type ShelfEntry, type ShelfOrder } from "./my-shelf.ts";
import { shelfEntries, shelfQueries } from "./shelf-queries.ts";

/** A player's shelf as the HTML shows it. */
export interface LoadedShelf {
  readonly status: "player";
  readonly entries: readonly ShelfEntry[];
  /** The inputs of the prices; null on the shelf of purchases. */
  readonly prices: { readonly ratios: readonly CountryRatio[]; readonly country: string | null } | null;
  /** When it was loaded, in ms since 1970. */
  readonly nowMs: number;
}

/** My Store for the session's player (R-SIG-13, R-WEB-40): with the cookie of this request, and never cached. */
export async function loader(
  args: LoaderFunctionArgs,
): Promise<LoadedShelf | { readonly status: "guest" | "unavailable" }> {
  const host = args.context.get(apiContext);
  const locale = localeOfPage(args);
  const { shelf, order } = readShelf(args.url.searchParams);
  const token = await playerToken(asPublic(args.request, host.publicConfig), host);
  if (typeof token === "string") return { status: token };
  const api = { origin: host.publicConfig.origins.api, fetch: host.fetchApi, ...token };
  const now = new Date();
  try {
    const [entries, prices] = await Promise.all([
      loadEntries(api, shelf, order, locale, now),
      shelf === "purchased" ? null : loadPrices(api),
    ]);
    return { status: "player", entries, prices, nowMs: now.getTime() };
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return { status: "unavailable" };
  }
}

async function loadEntries(
  api: ApiAddress,
  shelf: Shelf,
  order: ShelfOrder,
  locale: Locale,
  now: Date,
): Promise<ShelfEntry[]> {
  const queries = shelfQueries(order, locale);
  if (shelf === "cart") return shelfEntries.cart(await everyPage(api, queries.cart), now);
  if (shelf === "wishlist") return shelfEntries.wishlist(await everyPage(api, queries.wishlist), now);
  return shelfEntries.purchased(await everyPage(api, queries.purchased), now);
}

async function loadPrices(api: ApiAddress): Promise<LoadedShelf["prices"]> {
  const [{ getConfig2 }, { me }] = await Promise.all([
    query(api, SiteConfigDocument, { platform_key: brand.platform_key }),
    query(api, MeDocument, {}),
  ]);
  return { ratios: getConfig2.price_rate, country: me?.country ?? null };
}

async function everyPage<Data, Variables extends Record<string, unknown>>(
  api: ApiAddress,
  { query: operation, variables, isFull }: PagedQuery<Data, Variables>,
): Promise<Data[]> {
  const pages: Data[] = [];
  for (;;) {
    const page = await query(api, operation, variables(pages.length + 1));
    pages.push(page);
    if (!isFull(page)) return pages;
  }
}
