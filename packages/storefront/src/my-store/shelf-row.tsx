import type { DiscountedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import {
  Button,
  ButtonLink,
  Checkbox,
  Cover,
  IconButton,
  PlainLink,
  PlayIcon,
  TrashIcon,
  VisuallyHidden,
} from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { ExcludedMark } from "../boundaries/excluded-mark.tsx";
import { GamePrice } from "../catalog/game-price.tsx";
import { CARD_WIDTHS } from "../catalog/images.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { Shelf, ShelfEntry } from "./my-shelf.ts";

/** One game in My Store, with its actions. Only paid games show play (R-CAT-10). */
export function ShelfRow({
  entry: { store, since, isReleased },
  shelf,
  price,
  isPicked,
  onPick,
  onRemove,
}: {
  entry: ShelfEntry;
  shelf: Shelf;
  /** In meowcent; null for no price. */
  price: DiscountedPrice | null;
  isPicked: boolean;
  onPick: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const path = usePath();
  const format = useFormat();
  const [text] = store.store_info;
  const name = text?.name ?? "";
  const day = format.date(since);
  const isBought = useViewerFact(({ games }) => games?.owned.has(store.id) ?? false);
  const isPaid = shelf === "purchased" || isBought;
  const playsInBrowser = store.game_pack.official_app.some(({ platform }) => platform === "web");

  return (
    <Row>
      {shelf !== "purchased" && (
        <Checkbox
          checked={isPicked}
          onChange={onPick}
          label={<VisuallyHidden>{t`Select ${name}`}</VisuallyHidden>}
        />
      )}
      <PlainLink href={path(`/store/${store.id}`)} aria-hidden tabIndex={-1}>
        <Cover
          src={text?.data.cover.url}
          alt=""
          url={imageUrl}
          ratio="4/3"
          widths={CARD_WIDTHS}
          sizes="8rem"
          rounded
        />
      </PlainLink>
      <div>
        <h2>
          <PlainLink href={path(`/store/${store.id}`)} lang={text?.language}>
            {name}
          </PlainLink>
        </h2>
        <p>{shelf === "purchased" ? <Trans>Bought on {day}</Trans> : <Trans>Added on {day}</Trans>}</p>
        {price && <GamePrice price={price} size="s" />}
        <ExcludedMark words={store.boundary_words} />
      </div>
      <nav aria-label={name}>
        {isPaid && playsInBrowser && (
          <ButtonLink size="s" href={path(`/store/${store.id}/fullscreen`)} icon={<PlayIcon />}>
            <Trans>Play</Trans>
          </ButtonLink>
        )}
        {isPaid && (
          <ButtonLink size="s" kind="secondary" href={path(`/store/${store.id}#downloads`)}>
            <Trans>Downloads</Trans>
          </ButtonLink>
        )}
        {shelf === "wishlist" && isReleased && !isPaid && (
          <Button size="s" onClick={() => void openPopup({ name: "checkout", props: { storeId: store.id } })}>
            <Trans>Buy</Trans>
          </Button>
        )}
        {shelf !== "purchased" && (
          <IconButton label={t`Remove ${name}`} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </nav>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background: var(--raised);
  & > a {
    flex: 0 0 clamp(5rem, 20vw, 8rem);
  }
  & > a + div {
    display: grid;
    gap: var(--space-1);
    flex: 1 1 7rem;
    min-width: 0;
  }
  & h2 {
    margin: 0;
    font-size: var(--size-m);
    font-weight: 620;
    overflow-wrap: anywhere;
  }
  & p {
    margin: 0;
    color: var(--text-faint);
    font-size: var(--size-s);
  }
  & nav {
    margin-inline-start: auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
`;
