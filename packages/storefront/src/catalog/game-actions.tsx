import type { ReleaseState } from "@catnip/domain/catalog";
import { blacklistDecision, possiblyLacksLanguage } from "@catnip/domain/catalog";
import {
  Button,
  ButtonLink,
  CartIcon,
  FullscreenIcon,
  HeartFilledIcon,
  HeartIcon,
  PlayIcon,
  Text,
} from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { Playing } from "../play/play-frame.tsx";
import { usePlayerAction } from "../session/use-player-action.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { retryViewer, useViewer, useViewerFact } from "../shell/viewer.ts";
import type { Game } from "./game-page.ts";
import type { Ownership } from "./ownership.ts";

/** The actions on a game: play, buy, try, wish. Same layout for guests and players. */
export function GameActions({
  game,
  release,
  ownership,
  onPlay,
  isPlaying,
}: {
  game: Game;
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
    onPlay({ storeId: game.id, type, url: await playableUrl(game.id, type, locale) });
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
  if (release.kind === "preview") {
    return (
      <Actions>
        <WishButton game={game} />
        {trial}
      </Actions>
    );
  }
  return (
    <Actions>
      {game.game_pack.official_app.length > 0 && <BuyButtons game={game} />}
      {trial}
    </Actions>
  );
}

/** While ownership is unknown, neither Buy nor Play can be offered. */
function CouldNotLoad() {
  const { fault } = useViewer();
  return <LoadFailed fault={fault} retry={() => void retryViewer()} />;
}

function BuyButtons({ game }: { game: Game }) {
  const { t } = useLingui();
  const path = usePath();
  const locale = useLocale();
  const isInCart = useViewerFact(({ games }) => games?.cart.has(game.id) ?? false);
  const buying = usePlayerAction("buy", game.id, async () => {
    const mayLack = possiblyLacksLanguage(game.game_pack.languages, locale);
    if (mayLack && !(await confirm(t`This game may not be in a language you know. Buy it all the same?`)))
      return;
    await openPopup({ name: "checkout", props: { storeId: game.id, isLanguageAccepted: true } });
  });
  const adding = usePlayerAction("cart", game.id, async () =>
    (await import("../carts/change-cart.ts")).addToCart(game.id),
  );
  return (
    <>
      <Button size="l" wide busy={buying.isBusy} onClick={() => buying.run()}>
        <Trans>Buy</Trans>
      </Button>
      {isInCart ? (
        <ButtonLink kind="secondary" icon={<CartIcon />} href={path("/my-store?tab=cart")}>
          <Trans>In cart</Trans>
        </ButtonLink>
      ) : (
        <Button kind="secondary" icon={<CartIcon />} busy={adding.isBusy} onClick={() => adding.run()}>
          <Trans>Add to cart</Trans>
        </Button>
      )}
    </>
  );
}

/** Optimistic update: a wish is harmless to roll back. */
function WishButton({ game }: { game: Game }) {
  const wish = useViewerFact(({ games }) => games?.wishes.get(game.id) ?? null);
  const toggling = usePlayerAction("wish", game.id, async () => {
    const { addWish, removeWishes } = await import("../wishlists/change-wishlist.ts");
    await (wish ? removeWishes([wish]) : addWish(game.id));
  });
  return (
    <Button
      size="l"
      wide
      kind={wish ? "secondary" : "primary"}
      icon={wish ? <HeartFilledIcon /> : <HeartIcon />}
      aria-pressed={wish !== null}
      onClick={() => toggling.run()}
    >
      {wish ? <Trans>Remove from wishlist</Trans> : <Trans>Add to wishlist</Trans>}
    </Button>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  & > * {
    flex: 1 1 8rem;
  }
  & > [data-wide] {
    flex-basis: 100%;
  }
`;
