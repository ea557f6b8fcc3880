import { Cover } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { styled } from "styled-components";
import type { Game } from "./game-page.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";

/** Cover and screenshots: a swipeable strip with thumbnails that link to the pictures. Needs no script. */
export function Gallery({ game }: { game: Game }) {
  const { t } = useLingui();
  const id = useId();
  const [text] = game.store_info;
  const pictures = text ? [text.data.cover, ...text.data.screenshots] : [];
  return (
    <Box aria-label={t`Pictures`}>
      {/* Scrolls sideways, so the keyboard must reach it. */}
      <Strip tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`${id}${index}`} {...(index === 0 && { "data-hero": true })}>
            <Cover
              src={picture.url}
              alt={index === 0 ? t`Cover of ${text?.name ?? ""}` : t`Screenshot ${index}`}
              ratio="16/9"
              fit="contain"
              url={imageUrl}
              widths={widthsUpTo(picture.width)}
              sizes={sizesOf(picture)}
            />
          </li>
        ))}
      </Strip>
      {pictures.length > 1 && (
        <Thumbs>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a href={`#${id}${index}`} aria-label={index === 0 ? t`Cover` : t`Screenshot ${index}`}>
                <Cover src={picture.url} alt="" ratio="4/3" url={imageUrl} widths={[160]} sizes="7rem" />
              </a>
            </li>
          ))}
        </Thumbs>
      )}
    </Box>
  );
}

const WIDTHS = [480, 640, 720, 960, 1280];

/** The displayed width of a picture: shown whole in a 16:9 box, a 4:3 one leaves a quarter of it free. */
function sizesOf({ width, height }: { readonly width: number; readonly height: number }): string {
  const share = Math.min(1, width / height / (16 / 9)).toFixed(2);
  return `(min-width: 1440px) calc(${share} * 60rem), (min-width: 1024px) calc(${share} * 60vw), calc(${share} * (100vw - 2rem))`;
}

/** The CDN scales pictures down, never up. */
const widthsUpTo = (width: number) => {
  const fitting = WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [Math.max(80, Math.floor(width / 80) * 80)];
};

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`;
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  gap: var(--space-3);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--radius-l);
  & > li {
    scroll-snap-align: start;
    scroll-margin-top: 100vh;
  }
`;
const Thumbs = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 6.5rem;
  gap: var(--space-2);
  overflow-x: auto;
  padding: 3px;
  & a {
    display: block;
    overflow: hidden;
    border-radius: var(--radius-s);
    opacity: 0.8;
    &:hover {
      opacity: 1;
    }
  }
`;
