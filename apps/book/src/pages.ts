import { PARTS } from "./parts/index.ts";
import { POPUPS } from "./popups/index.ts";

/** One page of the book: a part with all its states, or a popup in one of them. */
export interface PageName {
  readonly part: string;
  /** Empty for parts. */
  readonly state: string;
}

/** Every page. */
export const PAGES: readonly PageName[] = [
  ...Object.keys(PARTS).map((part) => ({ part, state: "" })),
  ...Object.entries(POPUPS).flatMap(([part, states]) =>
    Object.keys(states).map((state) => ({ part, state })),
  ),
];
