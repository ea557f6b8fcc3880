import { ChevronLeftIcon, ChevronRightIcon, IconButton, PlusIcon, VisuallyHidden } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { useLingui } from "@lingui/react/macro";
import { useState, type KeyboardEvent } from "react";
import { css, styled } from "styled-components";
import { widthsUpTo, type Picture } from "./picture-sizes.ts";
import { galleryKey, ZOOMS, zoomedBy } from "./gallery-keys.ts";
import { useStrip } from "./use-strip.ts";
import { ZoomedPicture } from "./zoomed-picture.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** A game's pictures, filling the window. `index`: the first one shown. */
    gallery: {
      props: { name: string; pictures: readonly (Picture & { readonly alt: string })[]; index: number };
      result: never;
    };
  }
}

/** Pictures filling the window: swiped, or moved through with the arrow keys, Home and End; `+` and `−` zoom. */
export default function GalleryPopup({
  props: { name, pictures, index },
  close,
}: {
  props: PopupProps<"gallery">;
  close: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="full">
        <VisuallyHidden as="div">
          <Dialog.Title>{t`Pictures of ${name}`}</Dialog.Title>
        </VisuallyHidden>
        <Pictures pictures={pictures} first={index} />
      </Dialog.Popup>
    </Dialog.Root>
  );
}

/** Inside the dialog, so that the row is mounted when it is first scrolled. */
function Pictures({ pictures, first }: { pictures: PopupProps<"gallery">["pictures"]; first: number }) {
  const { t } = useLingui();
  const { ref, index, show } = useStrip<HTMLDivElement>(first);
  const [zoom, setZoom] = useState({ of: first, level: 0 });
  // Another picture starts unzoomed.
  const level = zoom.of === index ? zoom.level : 0;
  const last = pictures.length - 1;
  const zoomBy = (step: number) => setZoom({ of: index, level: zoomedBy(level, step) });
  const goTo = (to: number) => {
    setZoom({ of: to, level: 0 });
    show(Math.min(last, Math.max(0, to)));
  };
  const press = (event: KeyboardEvent) => {
    const meant = galleryKey(event.key, { index, last, isZoomed: level > 0 });
    if (!meant) return;
    event.preventDefault();
    if (meant.kind === "show") goTo(meant.index);
    else zoomBy(meant.step);
  };
  return (
    <Window onKeyDown={press}>
      <Bar>
        <span aria-hidden>
          {index + 1} / {pictures.length}
        </span>
        <VisuallyHidden as="output">
          {t`Picture ${index + 1} of ${pictures.length}`}: {pictures[index]?.alt}
        </VisuallyHidden>
        <IconButton label={t`Zoom out`} aria-disabled={level === 0 || undefined} onClick={() => zoomBy(-1)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton
          label={t`Zoom in`}
          aria-disabled={level === ZOOMS.length - 1 || undefined}
          onClick={() => zoomBy(1)}
        >
          <PlusIcon />
        </IconButton>
      </Bar>
      <Row ref={ref} data-zoomed={level > 0 || undefined}>
        {pictures.map((picture, at) => (
          <ZoomedPicture
            key={picture.url}
            src={imageUrl(picture.url, widthsUpTo(picture.width).at(-1) ?? 640)}
            preview={imageUrl(picture.url, widthsUpTo(picture.width)[0] ?? 160)}
            alt={picture.alt}
            isShown={at === index}
            zoom={at === index ? (ZOOMS[level] ?? 1) : 1}
            onToggle={() => zoomBy(level > 0 ? -ZOOMS.length : 1)}
          />
        ))}
      </Row>
      {last > 0 && (
        <Sides>
          <IconButton
            kind="secondary"
            label={t`Previous picture`}
            aria-disabled={index === 0 || undefined}
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            kind="secondary"
            label={t`Next picture`}
            aria-disabled={index === last || undefined}
            onClick={() => goTo(index + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Sides>
      )}
      {/* Inside, so that the keys work from it too. */}
      <Dialog.Close label={t`Close`} />
    </Window>
  );
}

const Window = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
`;
const faded = css`
  & > [aria-disabled] {
    opacity: 0.35;
  }
`;
const Bar = styled.div`
  ${faded}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) calc(var(--target) + var(--space-5)) var(--space-2) var(--space-4);
  font-variant-numeric: tabular-nums;
  & > span:first-child {
    margin-right: auto;
  }
`;
const Minus = styled.span`
  width: 0.8em;
  border-top: 2px solid currentColor;
`;
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  min-height: 0;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior: contain;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  /* Zoomed, a finger moves the picture, not the row. */
  &[data-zoomed] {
    overflow-x: hidden;
  }
`;
const Sides = styled.div`
  ${faded}
  & > button {
    position: absolute;
    top: calc(50% - var(--target) / 2);
    left: var(--space-3);
    &:last-child {
      left: auto;
      right: var(--space-3);
    }
  }
  /* Below the picture on phones, where it fills the width. */
  @media (max-width: 40.5625em) {
    & > button {
      top: auto;
      bottom: max(var(--space-5), env(safe-area-inset-bottom));
    }
  }
`;
