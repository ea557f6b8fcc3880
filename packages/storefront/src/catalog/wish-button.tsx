import { Button, HeartFilledIcon, HeartIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { usePlayerAction } from "../session/use-player-action.ts";
import { useViewerFact } from "../shell/viewer.ts";

/**
 * Puts a game on the wishlist or takes it off (R-CRT-5). Optimistic: a wish is harmless to roll back.
 *
 * @param isMain it is the page's main action: the game cannot be bought yet
 */
export function WishButton({ storeId, isMain = false }: { storeId: number; isMain?: boolean }) {
  const wish = useViewerFact(({ games }) => games?.wishes.get(storeId) ?? null);
  const toggling = usePlayerAction("wish", storeId, async () => {
    const { addWish, removeWishes } = await import("../wishlists/change-wishlist.ts");
    await (wish ? removeWishes([wish]) : addWish(storeId));
  });
  return (
    <Button
      size={isMain ? "l" : "m"}
      wide={isMain}
      kind={wish || !isMain ? "secondary" : "primary"}
      icon={wish ? <HeartFilledIcon /> : <HeartIcon />}
      aria-pressed={wish !== null}
      onClick={() => toggling.run()}
    >
      {wish ? <Trans>Remove from wishlist</Trans> : <Trans>Add to wishlist</Trans>}
    </Button>
  );
}
