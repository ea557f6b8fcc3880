import { categoriesFor, firstCategoryFor, type Category, type Orientation } from "@catnip/domain/catalog";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Button, Cover, media } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { CATEGORY_NAMES } from "../catalog/category-names.ts";
import { CATEGORY_MEANINGS } from "./category-meanings.ts";
import type { ShelfCovers } from "./shelf-covers.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Male- or female-oriented, on the first visit to Home. */
    categoryChooser: { props: { covers: ShelfCovers }; result: Category | "skipped" };
  }
}

/** Lets the visitor choose the half of the shop to start with. Another shelf can be opened at any time. */
export default function CategoryChooser({
  props: { covers },
  close,
}: {
  props: PopupProps<"categoryChooser">;
  close: (answer?: Category | "skipped") => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close("skipped")}>
      <Dialog.Popup size="m">
        <Dialog.Title>
          <Trans>What do you like to play?</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Description>
          <Trans>The shop opens at the shelf you choose. You can visit the others at any time.</Trans>
        </Dialog.Description>
        <Dialog.Body>
          <Halves>
            <Half orientation="male" covers={covers} choose={close} />
            <Half orientation="female" covers={covers} choose={close} />
          </Halves>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="ghost" onClick={() => close("skipped")}>
            <Trans comment="Button: no category is chosen for now">Look around first</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

/** One answer: its covers, what is on its shelves, and a button for each of them. */
function Half({
  orientation,
  covers,
  choose,
}: {
  orientation: Orientation;
  covers: ShelfCovers;
  choose: (category: Category) => void;
}) {
  const { t } = useLingui();
  const shelves = categoriesFor(orientation);
  const first = firstCategoryFor(orientation);
  const pictures = shelves.flatMap((shelf) => covers[shelf] ?? []);
  return (
    <li>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map((url) => (
            <Cover key={url} src={url} alt="" ratio="4/3" url={imageUrl} widths={[160, 320]} sizes="9rem" />
          ))}
        </Pictures>
      )}
      {shelves.map((shelf) => (
        <Shelf key={shelf}>
          <Button
            kind={shelf === first ? "primary" : "secondary"}
            wide
            aria-describedby={`chooser-${shelf}`}
            onClick={() => choose(shelf)}
          >
            {t(CATEGORY_NAMES[shelf])}
          </Button>
          <p id={`chooser-${shelf}`}>{t(CATEGORY_MEANINGS[shelf])}</p>
        </Shelf>
      ))}
    </li>
  );
}

const Halves = styled.ul`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-2) var(--space-4);
  & > li {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    overflow: hidden;
    border-radius: var(--radius-l);
    background: var(--sunken);
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Pictures = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Shelf = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-inline: var(--space-3);
  &:last-child {
    padding-bottom: var(--space-4);
  }
  & p {
    color: var(--text-soft);
    font-size: var(--size-s);
    line-height: 1.4;
  }
`;
