import { useFormat } from "@catnip/i18n";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Badge, Button, Checkbox, media, Stack, Text, TrashIcon } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { GamePrice } from "../catalog/game-price.tsx";
import { useViewer } from "../shell/viewer.ts";
import { CartNews } from "./cart-news.tsx";
import { expectToLeave, rememberCart } from "./cart-departures.ts";
import { EmptyShelf } from "./empty-shelf.tsx";
import type { ShelfEntry, ShelfOrder } from "./my-shelf.ts";
import { PlayActions } from "./play-actions.tsx";
import { RemoveButton, ShelfRow, ShelfRows } from "./shelf-row.tsx";
import { Actions, Bar, Sum } from "./shelf-bars.tsx";
import { useSelection } from "./selection.ts";
import { SortChoice } from "./sort-choice.tsx";
import { TakenNotice } from "./taken-notice.tsx";
import { useRemoval } from "./use-removal.ts";
import { useShelfPrices } from "./use-shelf-prices.ts";
import { WalletAmount } from "../amounts/wallet-amount.tsx";

/** The cart: everything that can be bought is selected by default (R-CRT-7). */
export function Cart({ entries, order }: { entries: readonly ShelfEntry[]; order: ShelfOrder }) {
  const format = useFormat();
  const { games, me } = useViewer();
  const priceOf = useShelfPrices();
  const removal = useRemoval("cart");
  const { changed: skipped, toggle, set } = useSelection("cart");

  const isOwned = ({ store }: ShelfEntry) => games?.owned.has(store.id) ?? false;
  const offered = entries.filter((entry) => entry.isListed && entry.isReleased && !isOwned(entry));
  const chosen = offered.filter(({ uuid }) => !skipped.includes(uuid));
  const prices = chosen.map((entry) => priceOf(entry));
  const sum = prices.reduce((soFar, price) => soFar + (price?.sale ?? 0), 0);
  const savedMeowcent = prices.reduce((soFar, price) => soFar + (price?.was ? price.was - price.sale : 0), 0);
  const saved = format.coins(savedMeowcent);
  const all = chosen.length === offered.length;
  const remove = (leaving: readonly ShelfEntry[]) => {
    expectToLeave(leaving.map(({ store }) => store.id));
    removal.remove(leaving);
  };

  async function checkOut() {
    expectToLeave(chosen.map(({ store }) => store.id));
    const bought = await openPopup({
      name: "cartCheckout",
      props: { cartStoreUuids: chosen.map(({ uuid }) => uuid) },
    });
    if (bought !== "bought") rememberCart(me?.uuid ?? "", entries);
  }

  return (
    <Stack gap={4}>
      <TakenNotice removal={removal} />
      <CartNews entries={entries} />
      {entries.length === 0 ? (
        <EmptyShelf shelf="cart" />
      ) : (
        <>
          <Bar>
            <Checkbox
              label={<Trans>Select all</Trans>}
              checked={all && offered.length > 0}
              disabled={offered.length === 0}
              onChange={() => set(all ? offered.map(({ uuid }) => uuid) : [])}
            />
            <SortChoice shelf="cart" order={order} />
          </Bar>
          <CartRows>
            {entries.map((entry) => (
              <ShelfRow
                key={entry.uuid}
                entry={entry}
                selection={
                  offered.includes(entry)
                    ? { isPicked: !skipped.includes(entry.uuid), onPick: () => toggle(entry.uuid) }
                    : null
                }
                actions={
                  <>
                    {isOwned(entry) && <PlayActions store={entry.store} />}
                    <RemoveButton entry={entry} onRemove={() => remove([entry])} />
                  </>
                }
              >
                <CartFact entry={entry} isOwned={isOwned(entry)} price={priceOf(entry)} />
              </ShelfRow>
            ))}
          </CartRows>
          <Actions data-room="">
            <Button
              size="s"
              kind="ghost"
              icon={<TrashIcon />}
              disabled={chosen.length === 0}
              busy={removal.isRemoving}
              onClick={() => remove(chosen)}
            >
              <Trans>Remove selected</Trans>
            </Button>
            <Sum>
              <span>
                <Plural value={chosen.length} one="# game" other="# games" />
                {savedMeowcent > 0 && (
                  <Text as="small" tone="success" size="s">
                    <Trans>You save {saved} coins</Trans>
                  </Text>
                )}
              </span>
              <WalletAmount meowcent={sum} size="var(--size-l)" />
            </Sum>
            <Button disabled={chosen.length === 0} onClick={() => void checkOut()}>
              <Trans>Check out selected</Trans>
            </Button>
          </Actions>
        </>
      )}
    </Stack>
  );
}

/** The price, or why the game cannot be bought. */
function CartFact({
  entry: { isListed, isReleased },
  isOwned,
  price,
}: {
  entry: ShelfEntry;
  isOwned: boolean;
  price: ReturnType<ReturnType<typeof useShelfPrices>>;
}) {
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
  if (!isReleased)
    return (
      <Badge tone="info">
        <Trans comment="On a game that is not out yet">Coming soon</Trans>
      </Badge>
    );
  return price && <GamePrice price={price} size="s" />;
}

/** On a phone the page scrolls: a list that scrolls within it is hard to use there (R-CRT-7). */
const CartRows = styled(ShelfRows)`
  ${media.desktop} {
    max-height: 25rem;
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line-strong) transparent;
  }
`;
