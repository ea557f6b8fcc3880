import type { CSSProperties, ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { looks, type Look } from "./look.ts";
import { media } from "./theme/tokens.ts";

/** A step of the spacing scale, 1 (4 px) to 10 (80 px). */
type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

interface BoxProps {
  as?:
    | "div"
    | "section"
    | "ul"
    | "ol"
    | "li"
    | "nav"
    | "header"
    | "footer"
    | "main"
    | "article"
    | "aside"
    | "form";
  id?: string | undefined;
  className?: string | undefined;
  role?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  style?: CSSProperties | undefined;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement> | undefined;
  tabIndex?: -1 | undefined;
  children?: ReactNode;
}

const gapOf = (gap: Space) => `var(--space-${gap})`;

/** A vertical stack. */
export function Stack({
  gap = 4,
  align,
  style,
  ...box
}: BoxProps & { gap?: Space; align?: "start" | "center" | "end" }) {
  return <Column $look={{ gap: gapOf(gap), justifyItems: align, ...style }} {...box} />;
}

/** A horizontal row that wraps. */
export function Cluster({
  gap = 3,
  justify,
  align = "center",
  wrap = true,
  style,
  ...box
}: BoxProps & {
  gap?: Space | undefined;
  justify?: "start" | "center" | "end" | "space-between" | undefined;
  align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  wrap?: boolean | undefined;
}) {
  const look = {
    gap: gapOf(gap),
    justifyContent: justify,
    alignItems: align,
    flexWrap: wrap ? "wrap" : "nowrap",
  } as const;
  return <Row $look={{ ...look, ...style }} {...box} />;
}

/** As many columns as fit, none narrower than `min`; or a fixed number of `columns`. */
export function Grid({
  gap = 5,
  min = "15rem",
  columns,
  style,
  ...box
}: BoxProps & { gap?: Space; min?: string; columns?: number }) {
  const tracks =
    columns === undefined
      ? `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`
      : `repeat(${columns}, minmax(0, 1fr))`;
  return <Tracks $look={{ gap: gapOf(gap), gridTemplateColumns: tracks, ...style }} {...box} />;
}

/** The page's content width with its margins. */
export function Container({
  width = "page",
  ...box
}: BoxProps & { width?: "narrow" | "text" | "page" | "full" }) {
  return <Breadth data-width={width} {...box} />;
}

/**
 * A main column and, from 1024 px on, a side column. The side comes second in reading order, and first if `sideFirst`.
 */
export function Split({
  side,
  sideWidth = "20rem",
  sideFirst = false,
  children,
  style,
  ...box
}: BoxProps & { side: ReactNode; sideWidth?: string; sideFirst?: boolean }) {
  return (
    <TwoColumns
      data-side-first={sideFirst || undefined}
      $look={{ "--side": sideWidth, ...style } as CSSProperties}
      {...box}
    >
      <div>{children}</div>
      <aside>{side}</aside>
    </TwoColumns>
  );
}

/** A thin dividing line. */
export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  border: 0;
  background: var(--line);
`;

const Column = styled.div<Look>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${looks}
`;
const Row = styled.div<Look>`
  display: flex;
  align-content: flex-start;
  min-width: 0;
  ${looks}
`;
const Tracks = styled.div<Look>`
  display: grid;
  ${looks}
`;
const Breadth = styled.div`
  width: 100%;
  max-width: calc(var(--content-width) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);
  --margin: var(--space-4);
  ${media.tablet} {
    --margin: var(--space-6);
  }
  ${media.desktop} {
    --margin: var(--space-8);
  }
  &[data-width="narrow"] {
    max-width: calc(28rem + 2 * var(--margin));
  }
  &[data-width="text"] {
    max-width: calc(44rem + 2 * var(--margin));
  }
  &[data-width="full"] {
    max-width: none;
  }
`;
const TwoColumns = styled.div<Look>`
  ${looks}
  display: grid;
  gap: var(--space-6);
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    gap: var(--space-8);
    grid-template-columns: minmax(0, 1fr) var(--side);
    &[data-side-first] {
      grid-template-columns: var(--side) minmax(0, 1fr);
      & > aside {
        grid-area: 1 / 1;
      }
      & > div {
        grid-area: 1 / 2;
      }
    }
  }
`;
