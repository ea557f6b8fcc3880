export type Subset = "latin" | "latinExt" | "cyrillic" | "vietnamese";
export type FontUrls = Readonly<Record<Subset, string>>;

/** The weights in our styles; the font files have no others (`fonts/subset.ts`). */
export const WEIGHTS = { min: 400, max: 900 };

/**
 * Inter as a variable font, used only if it is there before the first paint, so that text never moves (R-WEB-64); and a
 * fallback: Arial scaled to Inter's metrics, so that pages look alike without it. The overrides are Inter's ascent
 * 0.96875 and descent 0.2412 divided by the width ratio of 1.0712 to Arial.
 */
export function interFaces(urls: FontUrls): string {
  const faces = SUBSETS.map(
    (subset) =>
      `@font-face{font-family:"Inter Variable";font-style:normal;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:optional;` +
      `src:url("${urls[subset]}") format("woff2");unicode-range:${RANGES[subset]}}`,
  );
  return `${STAND_IN}${faces.join("")}`;
}

const SUBSETS = ["vietnamese", "cyrillic", "latinExt", "latin"] as const;

const STAND_IN =
  `@font-face{font-family:"Inter fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");` +
  `size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}`;

export const RANGES: Readonly<Record<Subset, string>> = {
  vietnamese:
    "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304," +
    "U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  latinExt:
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF," +
    "U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F," +
    "U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
};
