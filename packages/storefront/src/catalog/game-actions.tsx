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
import { useState } from "react";
import { styled } from "styled-components";
import type { Playing } from "../play/play-frame.tsx";
import type { IntentAction } from "../session/intent.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { confirm, showError } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { refreshViewer, retryViewer, useViewer, useViewerFact, viewerNow } from "../shell/viewer.ts";
import type { Game } from "./game-page.ts";
import type { Ownership } from "./ownership.ts";

/** What can be done with the game: play, buy, try, keep in mind. The same places for guests and members. */
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
  const act = useAct(game.id);
  const blocked = blacklistDecision(game.blacklist, { locale, os: "web" });
  const playsInBrowser = (apps: Game["game_pack"]["official_app"]) =>
    apps.some(({ platform }) => platform === "web");
  const hasTrial = playsInBrowser(game.game_pack.trial_app) && !blocked.trialBlocked;
  const trial = hasTrial && (
    <Button
      kind="secondary"
      icon={<PlayIcon />}
      busy={act.busy === "trial"}
      onClick={() => act.run("trial", () => startPlaying(game.id, "trial", locale, onPlay))}
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
              busy={act.busy === "play"}
              onClick={() => act.run("play", () => startPlaying(game.id, "official", locale, onPlay))}
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
        <WishButton game={game} act={act} />
        {trial}
      </Actions>
    );
  }
  return (
    <Actions>
      {game.game_pack.official_app.length > 0 && <BuyButtons game={game} act={act} />}
      {trial}
    </Actions>
  );
}

/** Neither Buy nor Play can be offered to somebody of whom it is not known what they own. */
function CouldNotLoad() {
  const { fault } = useViewer();
  return <LoadFailed fault={fault} retry={() => void retryViewer()} />;
}

function BuyButtons({ game, act }: { game: Game; act: Act }) {
  const { t } = useLingui();
  const path = usePath();
  const locale = useLocale();
  const isInCart = useViewerFact(({ games }) => games?.cart.has(game.id) ?? false);
  const buy = act.members("buy", async () => {
    const mayLack = possiblyLacksLanguage(game.game_pack.languages, locale);
    if (mayLack && !(await confirm(t`This game may not be in a language you know. Buy it all the same?`)))
      return;
    await openPopup({ name: "checkout", props: { storeId: game.id, isLanguageAccepted: true } });
  });
  const addToCart = act.members("cart", async () => {
    const [{ mutate }, { AddCartStoreDocument }] = await Promise.all([
      import("@catnip/site/session/client.ts"),
      import("@catnip/sdk/carts/index.ts"),
    ]);
    await mutate(AddCartStoreDocument, { store_id: game.id, data_creation_source: "web" });
    await refreshViewer();
  });
  return (
    <>
      <Button size="l" wide busy={act.busy === "buy"} onClick={buy}>
        <Trans>Buy</Trans>
      </Button>
      {isInCart ? (
        <ButtonLink kind="secondary" icon={<CartIcon />} href={path("/my-store?tab=cart")}>
          <Trans>In cart</Trans>
        </ButtonLink>
      ) : (
        <Button kind="secondary" icon={<CartIcon />} busy={act.busy === "cart"} onClick={addToCart}>
          <Trans>Add to cart</Trans>
        </Button>
      )}
    </>
  );
}

function WishButton({ game, act }: { game: Game; act: Act }) {
  const wish = useViewerFact(({ games }) => games?.wishes.get(game.id) ?? null);
  const toggle = act.members("wish", async () => {
    const [{ mutate }, { AddWishlistDocument, DelWishlistDocument }] = await Promise.all([
      import("@catnip/site/session/client.ts"),
      import("@catnip/sdk/wishlists/index.ts"),
    ]);
    if (wish) await mutate(DelWishlistDocument, { uuid: [wish] });
    else await mutate(AddWishlistDocument, { store_id: game.id });
    await refreshViewer();
  });
  return (
    <Button
      size="l"
      wide
      kind={wish ? "secondary" : "primary"}
      icon={wish ? <HeartFilledIcon /> : <HeartIcon />}
      aria-pressed={wish !== null}
      busy={act.busy === "wish"}
      onClick={toggle}
    >
      {wish ? <Trans>Remove from wishlist</Trans> : <Trans>Add to wishlist</Trans>}
    </Button>
  );
}

/** Asks for a link that may play, and hands it on. The link lives for a minute. */
async function startPlaying(
  id: number,
  type: "official" | "trial",
  locale: string,
  onPlay: (playing: Playing) => void,
): Promise<void> {
  const { playableUrl } = await import("../play/playable-url.ts");
  onPlay({ storeId: id, type, url: await playableUrl(id, type, locale) });
}

type Act = ReturnType<typeof useAct>;

/** Runs one action at a time and shows what went wrong with it. */
function useAct(storeId: number) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState<string | null>(null);
  const run = (name: string, action: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    void action()
      .catch((fault: unknown) => showError(fault, i18n))
      .finally(() => setBusy(null));
  };
  return {
    busy,
    run,
    /** For members; a guest is asked to log in, and finds what they wanted taken up when they come back. */
    members: (action: IntentAction, work: () => Promise<void>) => () =>
      run(action, async () => {
        const { status, fault } = await viewerNow();
        if (status === "member") return work();
        if (status === "unavailable") throw fault;
        const { askToLogIn } = await import("../session/ask-to-log-in.ts");
        await askToLogIn({ action, store_id: storeId }, i18n);
      }),
  };
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
