import { Button, Checkbox, Stack, TrashIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { EmptyShelf } from "./empty-shelf.tsx";
import type { ShelfEntry, ShelfOrder } from "./my-shelf.ts";
import { Actions, Bar } from "./shelf-bars.tsx";
import { RemoveButton, ShelfRow, ShelfRows } from "./shelf-row.tsx";
import { useSelection } from "./selection.ts";
import { SortChoice } from "./sort-choice.tsx";
import { TakenNotice } from "./taken-notice.tsx";
import { useRemoval } from "./use-removal.ts";
import { useShelfPrices } from "./use-shelf-prices.ts";
import { WishFact } from "./wish-fact.tsx";
import { WishMoves } from "./wish-moves.tsx";

/** The wishlist: current prices, and buttons to move games to the cart. */
export function Wishlist({ entries, order }: { entries: readonly ShelfEntry[]; order: ShelfOrder }) {
  const priceOf = useShelfPrices();
  const removal = useRemoval("wishlist");
  const { changed: picked, toggle, set } = useSelection("wishlist");
  const chosen = entries.filter(({ uuid }) => picked.includes(uuid));
  const all = chosen.length === entries.length;
  return (
    <Stack gap={4}>
      <TakenNotice removal={removal} />
      {entries.length === 0 ? (
        <EmptyShelf shelf="wishlist" />
      ) : (
        <>
          <Bar>
            <Checkbox
              label={<Trans>Select all</Trans>}
              checked={all}
              onChange={() => set(all ? [] : entries.map(({ uuid }) => uuid))}
            />
            <SortChoice shelf="wishlist" order={order} />
          </Bar>
          <ShelfRows>
            {entries.map((entry) => (
              <ShelfRow
                key={entry.uuid}
                entry={entry}
                selection={{ isPicked: picked.includes(entry.uuid), onPick: () => toggle(entry.uuid) }}
                actions={
                  <>
                    <WishMoves
                      entry={entry}
                      price={priceOf(entry)}
                      isMoving={removal.movingUuid === entry.uuid}
                      onMove={() => removal.move(entry)}
                    />
                    <RemoveButton entry={entry} onRemove={() => removal.remove([entry])} />
                  </>
                }
              >
                <WishFact entry={entry} price={priceOf(entry)} />
                {entry.memo && <p>{entry.memo}</p>}
              </ShelfRow>
            ))}
          </ShelfRows>
          <Actions data-room="">
            <Button
              size="s"
              kind="ghost"
              icon={<TrashIcon />}
              disabled={chosen.length === 0}
              busy={removal.isRemoving}
              onClick={() => removal.remove(chosen)}
            >
              <Trans>Remove selected</Trans>
            </Button>
          </Actions>
        </>
      )}
    </Stack>
  );
}
