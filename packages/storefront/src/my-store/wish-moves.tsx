import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, ButtonLink, CartIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useViewerFact } from "../shell/viewer.ts";
import type { ShelfEntry } from "./my-shelf.ts";
import { PlayActions } from "./play-actions.tsx";

/** A wish's actions besides removing it: buy it, now or with the cart; get it, if it is free. */
export function WishMoves({
  entry: { store },
  price,
  isMoving,
  onMove,
}: {
  entry: ShelfEntry;
  price: AnnouncedPrice | null;
  isMoving: boolean;
  onMove: () => void;
}) {
  const { i18n } = useLingui();
  const path = usePath();
  const locale = useLocale();
  const getting = useAction(async () =>
    (await import("../orders/get-free-game.ts")).getFreeGame(store.id, locale, i18n),
  );
  const relation = useViewerFact(({ games }) =>
    games?.owned.has(store.id) ? ("owned" as const) : games?.cart.has(store.id) ? ("inCart" as const) : null,
  );
  if (relation === "owned") return <PlayActions store={store} />;
  if (price === null) return null;
  if (price.sale === 0)
    return (
      <Button size="s" busy={getting.isBusy} onClick={() => getting.run()}>
        <Trans comment="Button: takes a game that costs nothing">Get it free</Trans>
      </Button>
    );
  return (
    <>
      <Button size="s" onClick={() => void openPopup({ name: "checkout", props: { storeId: store.id } })}>
        <Trans>Buy</Trans>
      </Button>
      {relation === "inCart" ? (
        <ButtonLink size="s" kind="secondary" icon={<CartIcon />} href={path("/my-store?tab=cart")}>
          <Trans>In cart</Trans>
        </ButtonLink>
      ) : (
        <Button size="s" kind="secondary" icon={<CartIcon />} busy={isMoving} onClick={onMove}>
          <Trans>Move to cart</Trans>
        </Button>
      )}
    </>
  );
}
