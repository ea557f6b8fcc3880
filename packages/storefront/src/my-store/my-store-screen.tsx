import { countryPrice, shopDiscount, type DiscountedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import {
  Button,
  ButtonLink,
  Checkbox,
  Coins,
  Container,
  EmptyState,
  Heading,
  media,
  Select,
  Skeleton,
  Stack,
  TabLinks,
  TrashIcon,
} from "@catnip/ui";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { styled } from "styled-components";
import { priceRatios } from "../catalog/player-prices.ts";
import { Seo } from "../seo/seo.tsx";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { retryViewer, useViewer, useViewerFact } from "../shell/viewer.ts";
import {
  loadShelf,
  readShelf,
  removeFromShelf,
  SHELVES,
  type Shelf,
  type ShelfEntry,
  type ShelfOrder,
} from "./my-shelf.ts";
import { Recommendations } from "./recommendations.tsx";
import { ShelfRow } from "./shelf-row.tsx";

/** My games: purchases, cart and wishlist (R-SIG-13). */
export function MyStoreScreen() {
  const { t, i18n } = useLingui();
  const { status, games, fault } = useViewer();
  const path = usePath();
  const { shelf, order } = readShelf(useSearchParams()[0]);
  const counts: Record<Shelf, number | undefined> = {
    purchased: games?.owned.size,
    cart: games?.cart.size,
    wishlist: games?.wishes.size,
  };

  return (
    <Container>
      <Seo
        title={t`My Store`}
        description={t`Your games, your cart and your wishlist.`}
        path="/my-store"
        isHidden
      />
      <Shelves gap={6}>
        <Heading level={1} size="2xl">
          <Trans>My Store</Trans>
        </Heading>
        <TabLinks
          label={t`My Store`}
          items={SHELVES.map((each) => ({
            label: i18n._(SHELF_NAMES[each]),
            href: path(`/my-store?tab=${each}`),
            current: each === shelf,
            count: counts[each],
          }))}
        />
        {status === "guest" && <SignInFirst />}
        {status === "unknown" && <Skeleton height="20rem" />}
        {status === "unavailable" && <LoadFailed fault={fault} retry={() => void retryViewer()} />}
        {status === "player" && <OpenShelf key={`${shelf}-${order}`} shelf={shelf} order={order} />}
      </Shelves>
    </Container>
  );
}

const SHELF_NAMES: Record<Shelf, MessageDescriptor> = {
  purchased: msg`Purchased`,
  cart: msg`Cart`,
  wishlist: msg`Wishlist`,
};

function SignInFirst() {
  const { t } = useLingui();
  const path = usePath();
  return (
    <EmptyState
      art="shelf"
      title={t`Please log in to see your games`}
      action={
        <ButtonLink href={loginPath(path("/my-store"))}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your purchases, your cart and your wishlist wait in your account.</Trans>
    </EmptyState>
  );
}

function OpenShelf({ shelf, order }: { shelf: Shelf; order: ShelfOrder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const format = useFormat();
  const path = usePath();
  const navigate = useNavigate();
  const shelved = useQuery(["shelf", shelf, order, locale], (ask) => loadShelf(ask, shelf, order, locale), {
    fresh: true,
  });
  const ratios = useQuery(["price ratios"], priceRatios);
  const country = useViewerFact((viewer) => viewer.country);
  const [openedMs] = useState(() => Date.now());
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const removing = useAction(async (uuids: readonly string[]) => {
    if (shelf === "purchased") return;
    const count = uuids.length;
    if (count > 1 && !(await confirm(t`Remove ${count} games from this list?`))) return;
    await removeFromShelf(shelf, uuids);
    setPicked(new Set());
  });

  if (shelved.state === "loading") return <Skeleton height="20rem" />;
  if (shelved.state === "failed") return <LoadFailed fault={shelved.fault} retry={shelved.reload} />;
  const entries = shelved.value;
  if (entries.length === 0) return <EmptyShelf shelf={shelf} />;

  /** A game's current price for this player, in meowcent; purchases show none. */
  const priceOf = ({ store, isReleased }: ShelfEntry): DiscountedPrice | null => {
    const list =
      shelf === "purchased" || !isReleased || !ratios.value || store.game_pack.official_app.length === 0
        ? null
        : countryPrice(store.store_price ?? [], country, ratios.value);
    return list === null ? null : shopDiscount(list, store.store_activity ?? null, openedMs);
  };
  const chosen = entries.filter(({ uuid }) => picked.has(uuid));
  const total = chosen.length;
  const sum = chosen.reduce((soFar, entry) => soFar + (priceOf(entry)?.sale ?? 0), 0);
  const all = chosen.length === entries.length;
  const pick = (uuid: string) =>
    setPicked((before) =>
      before.has(uuid) ? new Set([...before].filter((each) => each !== uuid)) : new Set([...before, uuid]),
    );

  async function checkOut() {
    const bought = await openPopup({
      name: "cartCheckout",
      props: { cartStoreUuids: chosen.map(({ uuid }) => uuid) },
    });
    if (bought === "bought") void navigate(path("/my-store?tab=purchased"));
  }

  return (
    <Stack gap={4}>
      <Bar>
        {shelf !== "purchased" && (
          <Checkbox
            label={<Trans>Select all</Trans>}
            checked={all}
            onChange={() => setPicked(all ? new Set() : new Set(entries.map(({ uuid }) => uuid)))}
          />
        )}
        <Select
          label={t`Sort`}
          hideLabel
          value={order}
          onChange={(event) =>
            void navigate(path(`/my-store?tab=${shelf}&order=${event.currentTarget.value}`), {
              preventScrollReset: true,
            })
          }
          options={[
            { value: "desc", label: t`Newest first` },
            { value: "asc", label: t`Oldest first` },
          ]}
        />
      </Bar>
      <List>
        {entries.map((entry) => (
          <ShelfRow
            key={entry.uuid}
            entry={entry}
            shelf={shelf}
            price={priceOf(entry)}
            isPicked={picked.has(entry.uuid)}
            onPick={() => pick(entry.uuid)}
            onRemove={() => removing.run([entry.uuid])}
          />
        ))}
      </List>
      {shelf !== "purchased" && (
        <Actions>
          <Button
            size="s"
            kind="ghost"
            icon={<TrashIcon />}
            disabled={chosen.length === 0}
            busy={removing.isBusy}
            onClick={() => removing.run(chosen.map(({ uuid }) => uuid))}
          >
            <Trans>Remove selected</Trans>
          </Button>
          {shelf === "cart" && chosen.length > 0 && (
            <Sum>
              <Plural value={total} one="# game" other="# games" />
              <Coins amount={format.coins(sum)} label={t`Meow coins`} />
            </Sum>
          )}
          {shelf === "cart" && (
            <Button
              disabled={chosen.length === 0 || chosen.some(({ isReleased }) => !isReleased)}
              onClick={() => void checkOut()}
            >
              <Trans>Check out selected</Trans>
            </Button>
          )}
        </Actions>
      )}
    </Stack>
  );
}

function EmptyShelf({ shelf }: { shelf: Shelf }) {
  const { t, i18n } = useLingui();
  const path = usePath();
  return (
    <Stack gap={7}>
      <EmptyState
        art={shelf === "cart" ? "cart" : shelf === "wishlist" ? "heart" : "shelf"}
        title={i18n._(EMPTY_TEXT[shelf])}
        action={
          <ButtonLink href={path("/store")}>
            <Trans>Browse the store</Trans>
          </ButtonLink>
        }
      />
      <Recommendations label={t`You may like`} />
    </Stack>
  );
}

const EMPTY_TEXT: Record<Shelf, MessageDescriptor> = {
  purchased: msg`You have not bought a game yet`,
  cart: msg`Your cart is empty`,
  wishlist: msg`Your wishlist is empty`,
};

const Shelves = styled(Stack)`
  padding-block-start: var(--space-6);
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-4);
  & > div:first-child:not(:only-child) {
    margin-inline-end: auto;
  }
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Sum = styled.output`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--text-soft);
  ${media.phone} {
    order: -1;
    flex-basis: 100%;
    justify-content: space-between;
  }
`;
const Actions = styled.div`
  position: sticky;
  bottom: calc(var(--notice-height, 0px) + var(--dock-height, 0px));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-3);
  background: color-mix(in srgb, var(--canvas) 92%, transparent);
  & > button:first-child {
    margin-inline-end: auto;
  }
  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;
