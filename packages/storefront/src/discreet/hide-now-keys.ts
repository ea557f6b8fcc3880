import { HIDE_NOW_WITHIN_MS } from "@catnip/domain/timing";

export interface KeyPress {
  readonly key: string;
  readonly atMs: number;
  /** Whether something is open that Escape closes. */
  readonly hasDialog: boolean;
  readonly isRepeat: boolean;
}

/**
 * Recognizes the keys that hide the page at once, and bring it back: F2 at any time, or Escape twice in quick
 * succession. An Escape that closes a dialog does not count, so that closing two of them hides nothing (R-BND-8).
 *
 * @returns whether a key press is one
 */
export function hideNowKeys(): (press: KeyPress) => boolean {
  let firstMs: number | null = null;
  return ({ key, atMs, hasDialog, isRepeat }) => {
    if (isRepeat) return false;
    if (key === "F2") {
      firstMs = null;
      return true;
    }
    if (key !== "Escape" || hasDialog) {
      firstMs = null;
      return false;
    }
    const isSecond = firstMs !== null && atMs - firstMs <= HIDE_NOW_WITHIN_MS;
    firstMs = isSecond ? null : atMs;
    return isSecond;
  };
}
