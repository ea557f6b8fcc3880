import { describe, expect, it } from "vitest";
import { contrast, type Hex } from "./colour.ts";
import { CONTRAST_PAIRS, createTheme, colourProperties, internationalTheme } from "./theme.ts";

describe("contrast", () => {
  it("is 21 for black on white and 1 for a color on itself", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#336699", "#336699")).toBe(1);
  });

  it("is right for a gray that just passes as text on white", () => {
    expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
    expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
  });
});

// R-WEB-20
describe("every pair of roles used together", () => {
  it.each(CONTRAST_PAIRS)("%s on %s reaches %d in the international theme", (front, back, ratio) => {
    const { roles } = internationalTheme;
    expect(contrast(roles[front], roles[back])).toBeGreaterThanOrEqual(ratio);
  });

  it.each<Hex>([
    "#000000",
    "#ffffff",
    "#ff0000",
    "#00ff00",
    "#0000ff",
    "#7a1fa2",
    "#777777",
    "#ffe600",
    "#ff7aa8",
  ])("has enough contrast for a brand with the accent %s", (accent) => {
    for (const scheme of ["dark", "light"] as const) {
      const { roles } = createTheme(accent, scheme);
      const failing = CONTRAST_PAIRS.filter(
        ([front, back, ratio]) => contrast(roles[front], roles[back]) < ratio,
      );
      expect({ scheme, failing }).toEqual({ scheme, failing: [] });
    }
  });
});

describe("a theme", () => {
  it("keeps a brand's accent if it is legible", () => {
    expect(createTheme("#7fe0b0").roles.accent).toBe("#7fe0b0");
  });

  it("becomes custom properties, so that switching it runs no code", () => {
    expect(colourProperties(internationalTheme)).toContain("--accent:#7fe0b0;");
  });

  it("refuses a color it cannot parse", () => {
    expect(() => createTheme("#abc")).toThrow(/#rrggbb/u);
  });
});
