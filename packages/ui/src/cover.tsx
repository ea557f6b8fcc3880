import { type ReactNode, type SyntheticEvent, useCallback } from "react";
import { styled } from "styled-components";
import { isShown } from "./shown.ts";

/** The picture's address in a width in px, as served by the CDN. */
type CoverUrl = (src: string, width: number) => string;

/**
 * A picture in a box of fixed ratio, to avoid layout shift. Offers several widths for the browser to choose from; a
 * picture that fails to load is replaced by the fallback, once.
 */
export function Cover({
  src,
  alt,
  ratio = "16/9",
  url,
  widths = DEFAULT_WIDTHS,
  sizes = "(min-width: 1024px) 25vw, (min-width: 650px) 33vw, 50vw",
  priority,
  fallbackSrc = FALLBACK_COVER,
  rounded = false,
  fit = "cover",
  children,
}: {
  /** Absent or empty: the fallback is shown. */
  src?: string | null | undefined;
  /** The alt text. Empty where a title is beside it. */
  alt: string;
  ratio?: "16/9" | "4/3" | "3/4" | "1/1" | "21/9" | (string & {}) | undefined;
  /** The address for a given width; without it the picture is served in one width. */
  url?: CoverUrl | undefined;
  /** Multiples of 80 px, 640 px for covers (R-UPL-8). */
  widths?: readonly number[] | undefined;
  sizes?: string | undefined;
  /** For a picture above the fold, which is eager; absent: lazy. */
  priority?: "high" | "auto" | undefined;
  fallbackSrc?: string | undefined;
  rounded?: boolean | undefined;
  fit?: "cover" | "contain" | undefined;
  /** Overlays on the picture: badges. */
  children?: ReactNode;
}) {
  const source = src || fallbackSrc;
  const sized = url && source !== fallbackSrc ? url : undefined;
  // A picture may have failed before hydration, when no handler was attached.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && image.complete && image.naturalWidth === 0) fallBack(image, fallbackSrc);
    },
    [fallbackSrc],
  );
  return (
    <Box
      data-rounded={rounded || undefined}
      data-fit={fit === "contain" ? fit : undefined}
      style={ratio === "16/9" ? undefined : { "--ratio": ratio }}
    >
      <img
        // A new picture is a new element, so that an earlier fallback does not stick.
        key={source}
        ref={check}
        src={sized ? sized(source, widths.at(-1) ?? 640) : source}
        srcSet={sized && widths.map((width) => `${sized(source, width)} ${width}w`).join(", ")}
        sizes={sized && sizes}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ?? "auto"}
        // Scripts in the HTML may have raised it.
        suppressHydrationWarning
        draggable={false}
        onError={(event: SyntheticEvent<HTMLImageElement>) => fallBack(event.currentTarget, fallbackSrc)}
      />
      {isShown(children) && <Over>{children}</Over>}
    </Box>
  );
}

/**
 * Rounds up to a multiple of 80 px, the step in which pictures are resized; at most 640.
 *
 * @internal for the tests
 */
export function coverWidth(px: number): number {
  return Math.min(640, Math.max(80, Math.ceil(px / 80) * 80));
}

function fallBack(image: HTMLImageElement, fallbackSrc: string) {
  if (image.getAttribute("src") === fallbackSrc) return;
  image.removeAttribute("srcset");
  image.removeAttribute("sizes");
  image.src = fallbackSrc;
}

const DEFAULT_WIDTHS = [160, 320, 480, 640];

/**
 * A sleeping cat on violet dusk; small enough to inline.
 *
 * @internal for the tests
 */
export const FALLBACK_COVER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#231f2c"/>' +
    '<circle cx="320" cy="190" r="150" fill="#2c2838"/><path d="M214 238c0-52 44-86 100-86 22 0 40 6 56 15l30-23c8 18 12 34 10 52 12 14 18 30 18 46 0 6-2 10-8 10H224c-7 0-10-6-10-14Z" fill="#4a4459"/>' +
    '<path d="M350 206c6 6 14 6 20 0M388 206c6 6 14 6 20 0" fill="none" stroke="#aaa2bc" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M214 240c-26 4-40-10-34-26" fill="none" stroke="#4a4459" stroke-width="14" stroke-linecap="round"/></svg>',
)}`;

const Box = styled.div`
  /* Reset, so that it is not inherited from an outer picture. */
  --ratio: 16/9;
  position: relative;
  overflow: hidden;
  background: var(--overlay);
  &[data-rounded] {
    border-radius: var(--radius-m);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* The alt text of a picture that fails to load is readable. */
    color: var(--text-faint);
    font-size: var(--size-s);
  }
  &[data-fit] > img {
    object-fit: contain;
  }
  aspect-ratio: var(--ratio);
`;
const Over = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  align-content: flex-start;
  gap: var(--space-1);
  padding: var(--space-2);
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;
