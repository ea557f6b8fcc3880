import { possiblyLacksLanguage } from "@catnip/domain/catalog";
import { Button, ButtonLink, CartIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { usePlayerAction } from "../session/use-player-action.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { Game } from "./game-page.ts";

/** The main button of a game for sale: Buy, or Get if it is free (R-CHK-17). */
export function BuyButton({ game, isFree }: { game: Game; isFree: boolean }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const askLanguage = useLanguageQuestion(game);
  const buying = usePlayerAction(isFree ? "get" : "buy", game.id, async () => {
    if (!(await askLanguage())) return;
    if (isFree) await (await import("../orders/get-free-game.ts")).getFreeGame(game.id, locale, i18n);
    else await openPopup({ name: "checkout", props: { storeId: game.id, isLanguageAccepted: true } });
  });
  return (
    <Button size="l" wide busy={buying.isBusy} onClick={() => buying.run()}>
      {isFree ? (
        <Trans comment="Button: takes a game that costs nothing">Get it free</Trans>
      ) : (
        <Trans>Buy</Trans>
      )}
    </Button>
  );
}

export function CartButton({ game }: { game: Game }) {
  const path = usePath();
  const isInCart = useViewerFact(({ games }) => games?.cart.has(game.id) ?? false);
  const adding = usePlayerAction("cart", game.id, async () =>
    (await import("../carts/change-cart.ts")).addToCart(game.id),
  );
  // The button disappears, so its replacement gets the focus.
  const hadFocus = useRef(false);
  return isInCart ? (
    <ButtonLink
      ref={(link: HTMLAnchorElement | null) => {
        if (hadFocus.current) link?.focus({ preventScroll: true });
        hadFocus.current = false;
      }}
      kind="secondary"
      icon={<CartIcon />}
      href={path("/my-store?tab=cart")}
    >
      <Trans>In cart</Trans>
    </ButtonLink>
  ) : (
    <Button
      ref={(button: HTMLButtonElement) => () => {
        hadFocus.current = button === document.activeElement;
      }}
      kind="secondary"
      icon={<CartIcon />}
      busy={adding.isBusy}
      onClick={() => adding.run()}
    >
      <Trans>Add to cart</Trans>
    </Button>
  );
}

/**
 * Asks for confirmation before the purchase of a game that may lack the buyer's language (R-CHK-8). True: confirmed.
 */
function useLanguageQuestion({ game_pack: { languages } }: Game): () => Promise<boolean> {
  const { t } = useLingui();
  const locale = useLocale();
  return async () =>
    !possiblyLacksLanguage(languages, locale) ||
    confirm(t`This game may not be available in a language you know. Buy it anyway?`);
}
