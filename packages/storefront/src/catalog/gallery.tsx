import { useCoverPriority } from "@catnip/site/images/first-covers.ts";
import { ChevronLeftIcon, ChevronRightIcon, Cover, IconButton } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useId, type MouseEvent } from "react";
import { styled } from "styled-components";
import type { Game } from "./game-page.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { needsBackdrop, sizesOf, widthsUpTo, type Picture } from "./picture-sizes.ts";
import { useStrip } from "./use-strip.ts";

/**
 * Cover and screenshots: a swipeable strip with thumbnails, each of which opens the full-window gallery. Without a
 * script the thumbnails lead to the pictures in the strip, and those to their files.
 */
export function Gallery({ game }: { game: Game }) {
  const { t } = useLingui();
  const id = useId();
  const { ref, index: current, show } = useStrip<HTMLUListElement>();
  const [text] = game.store_info;
  const pictures = (text ? [text.data.cover, ...text.data.screenshots] : []).filter(({ url }) => url !== "");
  const altOf = (index: number) => (index === 0 ? t`Cover of ${text?.name ?? ""}` : t`Screenshot ${index}`);
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    const shown = pictures.map((picture, place) => ({ ...bare(picture), alt: altOf(place) }));
    void openPopup({ name: "gallery", props: { name: text?.name ?? "", pictures: shown, index } });
  };
  const choose = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    show(index);
  };
  const firstPriority = useCoverPriority(0);
  return (
    <Box aria-label={t`Pictures`}>
      <Stage>
        <Strip ref={ref}>
          {pictures.map((picture, index) => (
            <li key={picture.url} id={`${id}${index}`}>
              <a
                href={imageUrl(picture.url, largest(picture))}
                aria-label={t`Enlarge: ${altOf(index)}`}
                // One tab stop: the picture in view.
                tabIndex={index === current ? undefined : -1}
                onClick={enlarge(index)}
              >
                {needsBackdrop(picture) && (
                  <Backdrop src={imageUrl(picture.url, 160)} alt="" loading="lazy" />
                )}
                <div {...(index === 0 && { "data-hero": true })}>
                  <Cover
                    priority={index === 0 ? firstPriority : undefined}
                    src={picture.url}
                    alt={altOf(index)}
                    ratio="16/9"
                    fit="contain"
                    url={imageUrl}
                    widths={widthsUpTo(picture.width)}
                    sizes={sizesOf(picture)}
                  />
                </div>
              </a>
            </li>
          ))}
        </Strip>
        {pictures.length > 1 && (
          <Arrows>
            <IconButton
              kind="secondary"
              label={t`Previous picture`}
              aria-disabled={current === 0 || undefined}
              onClick={() => show(current - 1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              kind="secondary"
              label={t`Next picture`}
              aria-disabled={current === pictures.length - 1 || undefined}
              onClick={() => show(current + 1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </Arrows>
        )}
      </Stage>
      {pictures.length > 1 && (
        <Thumbs>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#${id}${index}`}
                aria-label={index === 0 ? t`Cover` : t`Screenshot ${index}`}
                aria-current={index === current || undefined}
                onClick={choose(index)}
              >
                <Cover
                  src={picture.url}
                  alt=""
                  ratio="16/9"
                  url={imageUrl}
                  widths={THUMB_WIDTHS}
                  sizes="12rem"
                />
              </a>
            </li>
          ))}
        </Thumbs>
      )}
    </Box>
  );
}

const THUMB_WIDTHS = [160, 320];

const largest = ({ width }: Picture) => widthsUpTo(width).at(-1) ?? width;
const bare = ({ url, width, height }: Picture) => ({ url, width, height });

/** The visitor opens the file itself in a new tab. */
const isForNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`;
const Stage = styled.div`
  position: relative;
  min-width: 0;
`;
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--radius-l);
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  & > li {
    scroll-snap-align: start;
    scroll-margin-top: 100vh;
  }
  & > li > a {
    position: relative;
    display: block;
    overflow: hidden;
    cursor: zoom-in;
    background: var(--overlay);
    &:focus-visible {
      outline-offset: -3px;
      border-radius: var(--radius-l);
    }
    & > div {
      position: relative;
    }
    & > div > div {
      background: none;
    }
  }
`;
/** The picture itself, blurred, fills the space beside a narrower one. */
const Backdrop = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  filter: blur(20px) brightness(0.6);
  transform: scale(1.15);
`;
/** For a mouse; fingers swipe, and the keyboard has the thumbnails. */
const Arrows = styled.div`
  display: none;
  @media (hover: hover) {
    display: block;
  }
  & > button {
    position: absolute;
    top: calc(50% - var(--target) / 2);
    left: var(--space-3);
    opacity: 0;
    transition: opacity 140ms;
    &:last-child {
      left: auto;
      right: var(--space-3);
    }
  }
  ${Stage}:hover & > button,
  & > button:focus-visible {
    opacity: 1;
  }
  ${Stage}:hover & > button[aria-disabled] {
    opacity: 0.35;
  }
`;
const Thumbs = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(5.5rem, 1fr);
  gap: var(--space-2);
  overflow-x: auto;
  padding: 3px;
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;
  & a {
    display: block;
    overflow: hidden;
    border-radius: var(--radius-s);
    opacity: 0.7;
    &:hover {
      opacity: 1;
    }
    &[aria-current] {
      opacity: 1;
      box-shadow: 0 0 0 2px var(--accent);
    }
  }
`;
