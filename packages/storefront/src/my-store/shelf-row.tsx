import { useFormat } from "@catnip/i18n";
import { Checkbox, Cover, IconButton, PlainLink, TrashIcon, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { ExcludedMark } from "../boundaries/excluded-mark.tsx";
import { CARD_WIDTHS } from "@catnip/site/images/card-widths.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** One game in My Store: its facts, the shelf's note, and its actions. */
export function ShelfRow({
  entry: { store, since },
  selection = null,
  isBought = false,
  actions,
  children,
}: {
  entry: ShelfEntry;
  /** Null: it cannot be selected. */
  selection?: { readonly isPicked: boolean; readonly onPick: () => void } | null;
  isBought?: boolean;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const path = usePath();
  const format = useFormat();
  const [text] = store.store_info;
  const name = text?.name ?? "";
  const day = format.date(since);
  return (
    <Row>
      {selection && (
        <Checkbox
          checked={selection.isPicked}
          onChange={selection.onPick}
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
        <p>{isBought ? <Trans>Bought on {day}</Trans> : <Trans>Added on {day}</Trans>}</p>
        {children}
        <ExcludedMark words={store.boundary_words} />
      </div>
      <nav aria-label={name}>{actions}</nav>
    </Row>
  );
}

export function RemoveButton({ entry, onRemove }: { entry: ShelfEntry; onRemove: () => void }) {
  const { t } = useLingui();
  const name = entry.store.store_info[0]?.name ?? "";
  return (
    <IconButton label={t`Remove ${name}`} onClick={onRemove}>
      <TrashIcon />
    </IconButton>
  );
}

export const ShelfRows = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

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
    justify-items: start;
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
