import { useCoverPriority } from "@catnip/site/images/first-covers.ts";
import { translatedIn } from "@catnip/domain/articles";
import type { PageBannerFragment } from "@catnip/sdk/configuration/index.ts";
import { Cover, media } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { ItemLink } from "../frame/configured-items.tsx";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { BannerPlace, gameOfBanner } from "./banner-place.tsx";

/**
 * The configured banners on Home: one large and up to three beside it, all visible. On phones a swipeable strip.
 * Nothing moves by itself (R-CAT-41), and everything works without JavaScript.
 */
export function Banners({ banners }: { banners: readonly PageBannerFragment[] }) {
  const { t } = useLingui();
  return (
    <Section aria-label={t`Featured`}>
      <ul data-count={banners.length}>
        {banners.map((banner, index) => (
          <li
            key={banner.key}
            data-ground="dark"
            {...(index === 0 && { "data-hero": true })}
            data-words={banner.boundary_words || undefined}
          >
            <Banner banner={banner} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Banner({ banner, isLarge }: { banner: PageBannerFragment; isLarge: boolean }) {
  const locale = useLocale();
  const words = (key: string) => translatedIn(banner.t, key, locale, "");
  const gameId = gameOfBanner(banner.value);
  const [kicker, headline, text] = [words("kicker"), words("headline"), words("text")];
  return (
    <ItemLink item={{ type: "url", value: banner.value, tPath: banner.key, title: "", min: 0 }}>
      <Cover
        priority={useCoverPriority(isLarge ? 0 : undefined)}
        src={banner.image.url}
        alt=""
        ratio="var(--banner-ratio)"
        url={imageUrl}
        widths={isLarge ? LARGE_WIDTHS : SMALL_WIDTHS}
        sizes={isLarge ? "(min-width: 1024px) 64vw, 90vw" : "(min-width: 1024px) 32vw, 90vw"}
      />
      <div>
        {kicker.text && <small lang={kicker.lang}>{kicker.text}</small>}
        <h2 lang={headline.lang}>{headline.text}</h2>
        {text.text && <p lang={text.lang}>{text.text}</p>}
        {isLarge && gameId !== null && <BannerPlace gameId={gameId} />}
      </div>
    </ItemLink>
  );
}

/** The CDN makes multiples of 80 px. A phone of 412 px with 1.75 pixels each shows the large banner in 650. */
const LARGE_WIDTHS = [640, 720, 960, 1280] as const;
const SMALL_WIDTHS = [480, 640, 960] as const;

const Section = styled.section`
  --margin: var(--space-4);
  max-width: calc(var(--content-width) + 2 * var(--margin));
  margin-inline: auto;
  ${media.tablet} {
    --margin: var(--space-6);
  }
  ${media.desktop} {
    --margin: var(--space-8);
  }
  & > ul {
    --banner-ratio: 16/9;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(88%, 40rem);
    gap: var(--space-4);
    padding: var(--space-4) var(--margin);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--margin);
  }
  & [data-count="1"] {
    grid-auto-columns: 100%;
  }
  & li {
    scroll-snap-align: start;
  }
  & a {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    overflow: hidden;
    border-radius: var(--radius-l);
    background: var(--raised);
    &:hover {
      background: var(--overlay);
    }
  }
  /* Pictures have a calm left side for the text; where space is short, that side is cropped. */
  & img {
    object-position: 85% 50%;
  }
  & a > div:last-child {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-4);
  }
  & small {
    color: var(--accent-text);
    font-weight: 620;
  }
  & h2 {
    font-size: var(--size-xl);
    text-wrap: balance;
  }
  & p {
    color: var(--text-soft);
    display: -webkit-box;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  ${media.desktop} {
    & > ul {
      --banner-ratio: auto;
      grid-auto-flow: row;
      grid-template: repeat(3, minmax(0, 1fr)) / minmax(0, 2fr) minmax(0, 1fr);
      grid-auto-columns: auto;
      height: clamp(22rem, 34vw, 30rem);
      padding-block: var(--space-6) 0;
      box-sizing: content-box;
      overflow: visible;
    }
    & li:first-child {
      grid-row: 1 / -1;
    }
    & [data-count="1"] > li {
      grid-column: 1 / -1;
    }
    & [data-count="2"] > li {
      grid-row: 1 / -1;
    }
    & [data-count="3"] {
      grid-template-rows: repeat(2, minmax(0, 1fr));
    }
    & a > div:first-child {
      position: absolute;
      inset: 0;
    }
    & a > div:last-child {
      position: relative;
      align-content: end;
      height: 100%;
      padding: var(--space-5);
      background: linear-gradient(
        90deg,
        var(--canvas),
        color-mix(in srgb, var(--canvas) 75%, transparent) 45%,
        transparent 80%
      );
    }
    & li:not(:first-child) p {
      display: none;
    }
    & li:not(:first-child) h2 {
      font-size: var(--size-l);
    }
    & li:first-child {
      & a > div:last-child {
        align-content: center;
        padding: var(--space-8);
      }
      & h2 {
        font-size: var(--size-3xl);
      }
      & :is(h2, p) {
        max-width: 24ch;
      }
      & p {
        max-width: 36ch;
        font-size: var(--size-l);
      }
    }
  }
`;
