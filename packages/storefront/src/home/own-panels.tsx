import { useLocale } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { media, Skeleton } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useViewer } from "../shell/viewer.ts";
import { AwaitedNote, LikelyNote, PlayedNote } from "./own-notes.tsx";
import { OwnPanel } from "./own-panel.tsx";
import { useOwnHome } from "./use-own-home.ts";
import { OwnTile } from "./own-tile.tsx";

const NOTHING: ReadonlySet<number> = new Set();

/** Three panels: games the player plays, waits for, and may like. */
export default function OwnPanels() {
  const { t } = useLingui();
  const locale = useLocale();
  const { games } = useViewer();
  const owned = games?.owned ?? NOTHING;
  const [{ data, error }, retry] = useOwnHome(locale, owned);
  if (error) return <LoadFailed fault={error} retry={retry} />;
  if (!data) return <Skeleton height="100%" />;
  const { played, awaited, likely, ratios } = data;
  const last = played[0]?.store.store_info[0]?.name;
  return (
    <Panels>
      <OwnPanel
        title={t`Continue playing`}
        href="/my-store?tab=purchased&order=played"
        none={t`The games you play are here, the last one first.`}
      >
        {played.map(({ store_id, store, last_played_at }) => (
          <OwnTile
            key={store_id}
            game={store}
            href={
              store.game_pack.official_app.some(({ platform }) => platform === "web")
                ? `/store/${store_id}/fullscreen`
                : `/store/${store_id}`
            }
          >
            <PlayedNote at={last_played_at ?? null} />
          </OwnTile>
        ))}
      </OwnPanel>
      <OwnPanel
        title={t({ message: "You waited for this", comment: "Releases and sales of wished and followed" })}
        href="/my-store?tab=wishlist"
        none={t`Add games to your wishlist and follow authors: their releases and sales appear here.`}
      >
        {awaited.map((game) => (
          <OwnTile key={game.id} game={game} href={`/store/${game.id}`}>
            <AwaitedNote game={game} ratios={ratios} />
          </OwnTile>
        ))}
      </OwnPanel>
      <OwnPanel
        title={last ? <Trans>Because you played {last}</Trans> : <Trans>You may like</Trans>}
        href="/store"
        none={t`Nothing similar is new yet.`}
      >
        {likely.map((game) => (
          <OwnTile key={game.id} game={game} href={`/store/${game.id}`}>
            <LikelyNote game={game} ratios={ratios} />
          </OwnTile>
        ))}
      </OwnPanel>
    </Panels>
  );
}

const Panels = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(88%, 24rem);
  gap: var(--space-4);
  height: 100%;
  margin-inline: calc(-1 * var(--space-4));
  padding-inline: var(--space-4);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--space-4);
  scrollbar-width: none;
  & > * {
    scroll-snap-align: start;
  }
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
