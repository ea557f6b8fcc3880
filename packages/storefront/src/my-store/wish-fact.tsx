import { releaseState } from "@catnip/domain/catalog";
import { discountPeriod, type AnnouncedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { Badge, Text } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { GamePrice } from "../catalog/game-price.tsx";
import { useViewerFact } from "../shell/viewer.ts";
import { useShelfTime } from "./loaded-shelf.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** A wished game's price and how long it holds, its release date, or why it cannot be bought. */
export function WishFact({
  entry: { store, isListed, isReleased },
  price,
}: {
  entry: ShelfEntry;
  price: AnnouncedPrice | null;
}) {
  const format = useFormat();
  const nowMs = useShelfTime();
  const isOwned = useViewerFact(({ games }) => games?.owned.has(store.id) ?? false);
  if (isOwned)
    return (
      <Badge tone="success">
        <Trans comment="On a game the visitor has bought">In your library</Trans>
      </Badge>
    );
  if (!isListed)
    return (
      <Badge tone="warn">
        <Trans comment="On a game that the shop has withdrawn">No longer sold</Trans>
      </Badge>
    );
  if (!isReleased) {
    const { releasedAtMs } = releaseState(store.released_at ?? null, nowMs);
    return (
      <Text as="span" size="s" tone="soft">
        {releasedAtMs === null ? (
          <Trans>Date to be announced</Trans>
        ) : (
          <Trans>Comes out on {format.date(releasedAtMs)}.</Trans>
        )}
      </Text>
    );
  }
  if (store.game_pack.official_app.length === 0)
    return (
      <Text as="span" size="s" tone="soft">
        <Trans>Trial only</Trans>
      </Text>
    );
  if (price === null) return null;
  const period = price.percent > 0 ? discountPeriod(store.store_activity?.ended_at ?? null, nowMs) : null;
  return (
    <>
      <GamePrice price={price} size="s" />
      {period && (
        <Text as="span" size="s" tone="warn">
          {period.kind === "one-day" ? (
            <Trans>Offer ends within one day</Trans>
          ) : (
            <Plural value={period.days} one="Offer ends in # day" other="Offer ends in # days" />
          )}
        </Text>
      )}
    </>
  );
}
