import { releaseState } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import { RelatedPricesDocument } from "@catnip/sdk/catalog/index.ts";
import { Breadcrumbs, DefinitionList, Heading, Prose, TabLinks, Text, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { lazy, startTransition, Suspense, useState, type ReactNode } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { styled } from "styled-components";
import { BoundedPage } from "../boundaries/bounded.tsx";
import { HideButton } from "../boundaries/hide-button.tsx";
import { CommentSection } from "../comments/comment-section.tsx";
import { GameRating } from "../comments/game-rating.tsx";
import { Producer } from "../follows/producer.tsx";
import { GameNews } from "../articles/game-news.tsx";
import { plainText } from "../articles/plain-text.ts";
import type { Playing } from "../play/play-frame.tsx";
import { Seo } from "../seo/seo.tsx";
import { productData } from "../seo/product-data.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { CATEGORY_NAMES } from "./category-names.ts";
import { DownloadList } from "./download-list.tsx";
import { CardGrid, GameCard } from "./game-card.tsx";
import { Gallery } from "./gallery.tsx";
import { GameOffer } from "./game-offer.tsx";
import type { Game, GamePage } from "./game-page.ts";
import type { loader } from "./game.server.ts";
import { gameLanguageName } from "./game-language.ts";
import { LanguageFitCard } from "./language-fit-card.tsx";
import { usePlayerPrices } from "./player-prices.ts";
import { Platforms } from "./platforms.tsx";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { ShareButton } from "../shell/share-button.tsx";
import { useViewerFact } from "../shell/viewer.ts";
import { TagLinks } from "./tag-links.tsx";
import { UpdateLog } from "./update-log.tsx";

/** A game's own page. */
export function GameScreen() {
  const page = useLoaderData<typeof loader>();
  const { game, nowMs } = page;
  // Keyed by game: no state carries over.
  return <GameBody key={game.id} page={page} game={game} nowMs={nowMs} />;
}

function GameBody({ page, game, nowMs }: { page: GamePage; game: Game; nowMs: number }) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const locale = useLocale();
  const { origins } = useSite();
  const [search] = useSearchParams();
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [text] = game.store_info;
  const here = `/store/${game.id}`;
  const tab = search.get("tab") === "news" ? "news" : "info";
  const shelf = game.category;
  const release = releaseState(game.released_at, nowMs);
  const cover = text?.data.cover;
  const name = text?.name ?? "";
  const play = async (next: Playing) => {
    if (await canPlay()) startTransition(() => setPlaying(next));
  };
  const prices = usePlayerPrices(
    RelatedPricesDocument,
    { platform_key: brand.platform_key, id: game.id },
    ({ by_author, related }) => [...by_author.list, ...related.list],
  );
  const isMine = useViewerFact(
    ({ games }) =>
      games !== null && (games.owned.has(game.id) || games.cart.has(game.id) || games.wishes.has(game.id)),
  );
  return (
    <BoundedPage words={game.boundary_words} isMine={isMine}>
      <Seo
        title={name}
        description={text?.brief || plainText(text?.introduction ?? "", 160)}
        path={here}
        type="product"
        image={
          cover && {
            url: imageUrl(cover.url, 640),
            width: 640,
            height: Math.round((640 * cover.height) / cover.width),
          }
        }
        structured={productData({ game, address: origins.shop + path(here), nowMs })}
      />
      <Breadcrumbs
        label={t`You are here`}
        items={[
          { label: t`Store`, href: path("/store") },
          ...(shelf ? [{ label: i18n._(CATEGORY_NAMES[shelf]), href: path(`/${shelf}`) }] : []),
          { label: <span lang={text?.language}>{name}</span> },
        ]}
      />
      <Columns>
        <Main>
          {playing ? (
            <Suspense>
              <PlayFrame playing={playing} name={name} onBack={() => setPlaying(null)} />
            </Suspense>
          ) : (
            <Gallery game={game} />
          )}
        </Main>
        <Side>
          <Heading level={1} size="2xl" lang={text?.language}>
            {name}
          </Heading>
          <Producer game={game} />
          <GameOffer
            game={game}
            nowMs={nowMs}
            coinRate={page.coinRate}
            release={release}
            // The pictures stay until the frame's code has loaded.
            onPlay={(next) => void play(next)}
            isPlaying={playing !== null}
          />
          {/* Below the buttons, which a phone then shows without scrolling. */}
          <Text lang={text?.language}>{text?.brief}</Text>
          <LanguageFitCard fit={page.languageFit} languages={game.game_pack.languages} />
          <TagLinks tags={game.tags} />
          <ShareButton title={name} path={path(here)} />
          <HideButton words={game.boundary_words} />
        </Side>
      </Columns>
      <Columns>
        <Main>
          <TabLinks
            label={t`About the game`}
            items={[
              { label: t`Information`, href: path(here), current: tab === "info" },
              {
                label: t`News and changes`,
                href: path(`${here}?tab=news`),
                current: tab === "news",
                count: page.news.length + page.updates.length,
              },
            ]}
          />
          {tab === "news" ? (
            <>
              <GameNews news={page.news} />
              {(page.updates.length > 0 || page.news.length === 0) && <UpdateLog updates={page.updates} />}
            </>
          ) : (
            <>
              {/* The author's own words, cleaned by the loader. */}
              <Prose lang={text?.language} dangerouslySetInnerHTML={{ __html: text?.introduction ?? "" }} />
              <DownloadList game={game} />
            </>
          )}
        </Main>
        <Side>
          <Facts game={game} nowMs={nowMs} locale={locale} />
        </Side>
      </Columns>
      <CommentSection game={game} comments={page.comments} />
      <OtherGames
        games={page.byAuthor}
        nowMs={nowMs}
        prices={prices}
        title={<Trans>More by this author</Trans>}
      />
      <OtherGames games={page.related} nowMs={nowMs} prices={prices} title={<Trans>More like this</Trans>} />
    </BoundedPage>
  );
}

function OtherGames({
  games,
  nowMs,
  prices,
  title,
}: {
  games: GamePage["related"];
  nowMs: number;
  prices: ReturnType<typeof usePlayerPrices>;
  title: ReactNode;
}) {
  if (games.length === 0) return null;
  return (
    <Related data-row>
      <RowTitle>{title}</RowTitle>
      <CardGrid>
        {games.map((other) => (
          <GameCard key={other.id} game={other} nowMs={nowMs} prices={prices} />
        ))}
      </CardGrid>
    </Related>
  );
}

const PlayFrame = lazy(async () => ({ default: (await import("../play/play-frame.tsx")).PlayFrame }));

/** Whether the frame's code has loaded. Without a network it fails: the page stays, and the shop says so (R-WEB-2). */
async function canPlay(): Promise<boolean> {
  const loaded = await import("../play/play-frame.tsx").catch(() => undefined);
  return loaded !== undefined;
}

function Facts({ game, nowMs, locale }: { game: Game; nowMs: number; locale: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const path = usePath();
  const release = releaseState(game.released_at, nowMs);
  const status = game.serial_status;
  const items = [
    {
      term: t`Category`,
      value: <TextLink href={path(`/${game.category}`)}>{i18n._(CATEGORY_NAMES[game.category])}</TextLink>,
    },
    {
      term: t({ message: "Plays on", comment: "The systems a game runs on" }),
      value: (
        <Systems>
          <Platforms supportPlatform={game.support_platform} />
        </Systems>
      ),
    },
    {
      term: t`Released`,
      value:
        release.releasedAtMs === null ? (
          <Trans>Date to be announced</Trans>
        ) : (
          format.date(release.releasedAtMs)
        ),
    },
    { term: t`Updated`, value: format.date(game.updated_at) },
    {
      term: t({ message: "Status", comment: "Whether a game in episodes is finished" }),
      value: status === "ongoing" ? <Trans>Ongoing, more to come</Trans> : <Trans>Completed</Trans>,
    },
    game.game_pack.languages.length > 0 && {
      term: t`Languages`,
      value: format.list(game.game_pack.languages.map((tag) => gameLanguageName(tag, locale))),
    },
    game.cg_count !== null && {
      term: t({ message: "Pictures", comment: "Number of full-screen illustrations (CG) in a game" }),
      value: format.number(game.cg_count),
    },
    game.word_count !== null && { term: t`Words`, value: format.number(game.word_count) },
    { term: t`Rating`, value: <GameRating rating={game.rating} /> },
    game.content_warnings.length > 0 && { term: t`Content notes`, value: format.list(game.content_warnings) },
  ];
  return <DefinitionList items={items.filter((item) => item !== null && item !== false)} />;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-bottom: var(--space-7);
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: var(--space-7);
  }
`;
const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-width: 0;
`;
const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-width: 0;
`;
const Systems = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  font-size: 1.15rem;
`;
const Related = styled.section`
  padding-top: var(--space-7);
`;
const RowTitle = styled.h2`
  padding-bottom: var(--space-4);
  font-size: var(--size-xl);
`;
