import type { CSSProperties } from "react";
import type { CSSObject } from "styled-components";

/** What a caller chooses of a part's look: sizes, gaps, shapes. */
export interface Look {
  $look?: CSSProperties | undefined;
}

/** Writes the caller's choice as rules of the part, so that the page's markup needs no style attributes. */
export const looks = ({ $look }: Look): CSSObject => ({ ...$look }) as CSSObject;
