import type { CSSProperties } from "react";
import type { CSSObject } from "styled-components";

/** A component's style props: sizes, gaps, shapes. */
export interface Look {
  $look?: CSSProperties | undefined;
}

/** Turns style props into CSS rules of the component, so that the markup needs no style attributes. */
export const looks = ({ $look }: Look): CSSObject => ({ ...$look }) as CSSObject;
