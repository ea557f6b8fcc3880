import { CATEGORIES } from "@catnip/domain/catalog";
import { HomePricesDocument, type StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useLoaderData } from "react-router";
import { usePlayerPrices } from "../catalog/player-prices.ts";
import { Seo } from "../seo/seo.tsx";
import { Banners } from "./banners.tsx";
import { EditorPromotion } from "./editor-promotion.tsx";
import { GameRow } from "./game-row.tsx";
import { ROW_SIZE } from "./home-rows.ts";
import type { loader } from "./home.server.ts";
import { HomeLayout } from "./home-layout.tsx";
import { NewGames } from "./new-games.tsx";
import { NewsTable } from "./news-table.tsx";
import { OwnHome } from "./own-home.tsx";
import { Shelves } from "./shelves.tsx";
import { useCategoryChooser } from "./use-category-chooser.ts";

/** How many new games replace the banners when none are configured. */
const BANNER_SIZE = 3;

/** Home: banners, the player's own panels, shelves, rows of games, news, the promotion for authors. */
export function HomeScreen() {
  const { banners, fresh, onSale, best, coming, free, news, nowMs } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const prices = usePlayerPrices(
    HomePricesDocument,
    { platform_key: brand.platform_key, categories: [...CATEGORIES], limit: ROW_SIZE },
    ({ fresh: newest, on_sale, best: sold }) => [...newest.list, ...on_sale.list, ...sold.list],
  );
  useCategoryChooser([...best, ...fresh, ...onSale, ...free]);
  const rows: { title: string; games: readonly StoreCardFragment[]; href: string }[] = [
    { title: t`New games`, games: banners.length > 0 ? fresh : fresh.slice(BANNER_SIZE), href: "/store" },
    { title: t`On sale`, games: onSale, href: "/store?show=discount" },
    {
      title: t({ message: "Best sellers", comment: "Row of the games that are bought most" }),
      games: best,
      href: "/store?sort=purchases-desc",
    },
    { title: t`Coming soon`, games: coming, href: "/store?show=preview" },
    {
      title: t({ message: "Free to play", comment: "Row of games that cost nothing" }),
      games: free,
      href: "/store?max=0",
    },
  ];
  return (
    <>
      <Seo
        title={t`Original games for adults`}
        description={t`Original games for adults: play in the browser or download, and pay with meow coins.`}
        path="/"
      />
      <HomeLayout
        featured={
          banners.length > 0 ? (
            <Banners banners={banners} />
          ) : (
            <NewGames games={fresh.slice(0, BANNER_SIZE)} />
          )
        }
        end={
          <>
            <NewsTable news={news} />
            <EditorPromotion />
          </>
        }
      >
        <OwnHome />
        <Shelves />
        {rows.map(({ title, games, href }) => (
          <GameRow key={title} title={title} games={games} href={href} nowMs={nowMs} prices={prices} />
        ))}
      </HomeLayout>
    </>
  );
}
