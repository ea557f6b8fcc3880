import type { ReleaseState } from "@catnip/domain/catalog";
import { blacklistDecision } from "@catnip/domain/catalog";
import { Button, ButtonLink, FullscreenIcon, PlayIcon, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { Playing } from "../play/play-frame.tsx";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { retryViewer } from "../shell/find-viewer.ts";
import { useViewer } from "../shell/viewer.ts";
import { BuyButton, CartButton } from "./buy-buttons.tsx";
import type { Game } from "./game-page.ts";
import type { Ownership } from "./ownership.ts";
import { WishButton } from "./wish-button.tsx";

/** The actions on a game: play, buy, try, wish. Same layout for guests and players. */
export function GameActions({
  game,
  isFree,
  release,
  ownership,
  onPlay,
  isPlaying,
}: {
  game: Game;
  /** It is free. */
  isFree: boolean;
  release: ReleaseState;
  ownership: Ownership;
  onPlay: (playing: Playing) => void;
  isPlaying: boolean;
}) {
  const path = usePath();
  const locale = useLocale();
  const playing = useAction(async (type: Playing["type"]) => {
    const { playableUrl } = await import("../play/playable-url.ts");
    // The link is valid for a minute.
    const { url, needsThreads } = await playableUrl(game.id, type, locale);
    // A page of its own, which is cross-origin isolated (R-PLY-13).
    if (needsThreads)
      return window.location.assign(path(`/store/${game.id}/fullscreen${type === "trial" ? "?trial" : ""}`));
    return onPlay({ storeId: game.id, type, url });
  });
  const blocked = blacklistDecision(game.blacklist, { locale, os: "web" });
  const playsInBrowser = (apps: Game["game_pack"]["official_app"]) =>
    apps.some(({ platform }) => platform === "web");
  const hasTrial = playsInBrowser(game.game_pack.trial_app) && !blocked.trialBlocked;
  const trial = hasTrial && (
    <Button
      kind="secondary"
      icon={<PlayIcon />}
      busy={playing.busyWith?.[0] === "trial"}
      onClick={() => playing.run("trial")}
    >
      <Trans comment="Plays the free trial">Trial</Trans>
    </Button>
  );

  if (ownership === "owned") {
    return (
      <Actions>
        {playsInBrowser(game.game_pack.official_app) && !blocked.officialBlocked && (
          <>
            <Button
              size="l"
              wide
              icon={<PlayIcon />}
              disabled={isPlaying}
              busy={playing.busyWith?.[0] === "official"}
              onClick={() => playing.run("official")}
            >
              <Trans>Play now</Trans>
            </Button>
            <ButtonLink
              kind="secondary"
              icon={<FullscreenIcon />}
              href={path(`/store/${game.id}/fullscreen`)}
            >
              <Trans>Full screen</Trans>
            </ButtonLink>
          </>
        )}
        <ButtonLink kind="secondary" href="#downloads">
          <Trans>Downloads</Trans>
        </ButtonLink>
      </Actions>
    );
  }
  if (ownership === "unavailable") {
    return (
      <>
        <CouldNotLoad />
        {trial && <Actions>{trial}</Actions>}
      </>
    );
  }
  if (blocked.localeBlocked) {
    return (
      <Text tone="soft">
        <Trans>This game is not offered in your language.</Trans>
      </Text>
    );
  }
  const isOut = release.kind === "released";
  const isForSale = isOut && game.game_pack.official_app.length > 0;
  return (
    <Actions data-pair={(isForSale && hasTrial) || undefined}>
      {isForSale && <BuyButton game={game} isFree={isFree} />}
      {!isOut && <WishButton storeId={game.id} isMain />}
      {trial}
      {isForSale && !isFree && <CartButton game={game} />}
      {isOut && <WishButton storeId={game.id} />}
    </Actions>
  );
}

/** While ownership is unknown, neither Buy nor Play can be offered. */
function CouldNotLoad() {
  const { fault } = useViewer();
  return <LoadFailed fault={fault} retry={() => void retryViewer()} />;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  & > * {
    flex: 1 1 9rem;
  }
  & > [data-wide] {
    flex-basis: 100%;
  }
  /* On a phone the trial is next to Buy, visible without scrolling. */
  @media (max-width: 40.5625em) {
    gap: var(--space-2);
    &[data-pair] > [data-wide] {
      flex-basis: 9rem;
    }
    &[data-pair] > :nth-child(2) {
      min-height: 3.25rem;
    }
  }
`;
