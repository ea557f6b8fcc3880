import type { CSSProperties, ReactNode, Ref } from "react";
import { styled } from "styled-components";
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

/** A vertical stack. */
export function Stack({
  gap = 4,
  align,
  ...box
}: BoxProps & { gap?: Space; align?: "start" | "center" | "end" }) {
  return <Column data-gap={gap === 4 ? undefined : gap} data-align={align} {...box} />;
}

/** A horizontal row that wraps. */
export function Cluster({
  gap = 3,
  justify,
  align = "center",
  wrap = true,
  ...box
}: BoxProps & {
  gap?: Space | undefined;
  justify?: "start" | "center" | "end" | "space-between" | undefined;
  align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  wrap?: boolean | undefined;
}) {
  return (
    <Row
      data-gap={gap === 3 ? undefined : gap}
      data-justify={justify}
      data-align={align === "center" ? undefined : align}
      data-wrap={wrap ? undefined : "no"}
      {...box}
    />
  );
}

/** The page's content width with its margins. */
export function Container({
  width = "page",
  ...box
}: BoxProps & { width?: "narrow" | "text" | "page" | "full" }) {
  return <Breadth data-width={width} {...box} />;
}

/** A thin dividing line. */
export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  border: 0;
  background: var(--line);
`;

/** With the specificity of a single class, so that components based on these can override it. */
const gaps = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] satisfies Space[])
  .map((gap) => `&:where([data-gap="${gap}"]) { gap: var(--space-${gap}); }`)
  .join("");
const valuesOf = (attribute: string, property: string, values: readonly string[]) =>
  values.map((value) => `&:where([data-${attribute}="${value}"]) { ${property}: ${value}; }`).join("");

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  ${gaps}
  ${valuesOf("align", "justify-items", ["start", "center", "end"])}
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  align-items: center;
  min-width: 0;
  gap: var(--space-3);
  ${gaps}
  ${valuesOf("justify", "justify-content", ["start", "center", "end", "space-between"])}
  ${valuesOf("align", "align-items", ["start", "end", "baseline", "stretch"])}
  &:where([data-wrap="no"]) {
    flex-wrap: nowrap;
  }
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
