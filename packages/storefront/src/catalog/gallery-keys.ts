/** How much a picture is enlarged, step by step. */
export const ZOOMS = [1, 2, 3.5] as const;

/** The zoom level some steps away, clamped to the existing levels. */
export function zoomedBy(level: number, step: number): number {
  return Math.min(ZOOMS.length - 1, Math.max(0, level + step));
}

/** What a key means in the gallery. */
type GalleryKey =
  | { readonly kind: "show"; readonly index: number }
  | { readonly kind: "zoom"; readonly step: number };

/**
 * What a key means (R-CAT-19); null: nothing to the gallery. Escape closes it like any popup. In a zoomed picture the
 * arrows move the picture, as they do in every scrolled box.
 */
export function galleryKey(
  key: string,
  { index, last, isZoomed }: { readonly index: number; readonly last: number; readonly isZoomed: boolean },
): GalleryKey | null {
  switch (key) {
    case "ArrowLeft":
      return isZoomed ? null : { kind: "show", index: Math.max(0, index - 1) };
    case "ArrowRight":
      return isZoomed ? null : { kind: "show", index: Math.min(last, index + 1) };
    case "Home":
      return { kind: "show", index: 0 };
    case "End":
      return { kind: "show", index: last };
    case "+":
    case "=":
      return { kind: "zoom", step: 1 };
    case "-":
      return { kind: "zoom", step: -1 };
    case "0":
      return { kind: "zoom", step: -ZOOMS.length };
    default:
      return null;
  }
}
