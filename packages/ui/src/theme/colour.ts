/** "#rrggbb" */
export type Hex = `#${string}`;

/** WCAG 2.2 contrast ratio of two colors, from 1 to 21. Text needs 4.5, controls and large text 3. */
export function contrast(a: Hex, b: Hex): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two colors; `share` is that of the second: 0 is all the first, 1 all the second. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const to = channels(second);
  const mixed = channels(first).map((value, index) => value + ((to[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The color itself if it has enough contrast with all backgrounds, else the nearest one on its way to `end` that does:
 * white on dark backgrounds, black on light ones.
 */
export function shiftUntil(colour: Hex, end: Hex, backgrounds: readonly Hex[], ratio: number): Hex {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, end, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate;
  }
  return end;
}

function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: Hex): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new TypeError(`A colour is written #rrggbb, got ${colour}`);
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
