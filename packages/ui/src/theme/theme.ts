import { contrast, type Hex, mix, shiftUntil } from "./colour.ts";
import { INK, LIGHT_SCALE, PAPER, PAPER_SIGNAL, SCALE, SIGNAL } from "./tokens.ts";

/** Colors by role. Components only use these names, as `var(--name)`. */
interface Roles {
  canvas: Hex;
  sunken: Hex;
  raised: Hex;
  overlay: Hex;
  hover: Hex;
  /** A thin divider; carries no meaning of its own. */
  line: Hex;
  /** The border that marks a control. */
  "line-strong": Hex;
  text: Hex;
  "text-soft": Hex;
  "text-faint": Hex;
  accent: Hex;
  "accent-hover": Hex;
  "on-accent": Hex;
  "accent-text": Hex;
  "accent-soft": Hex;
  focus: Hex;
  info: Hex;
  "info-soft": Hex;
  success: Hex;
  "success-soft": Hex;
  warn: Hex;
  "warn-soft": Hex;
  danger: Hex;
  "danger-soft": Hex;
  "danger-fill": Hex;
  "on-danger": Hex;
  coin: Hex;
  silver: Hex;
}

export interface Theme {
  roles: Roles;
}

const DARK_GROUND = {
  canvas: INK[900],
  sunken: INK[950],
  raised: INK[800],
  overlay: INK[700],
  hover: INK[600],
  line: INK[500],
  "line-strong": INK[400],
  text: INK[50],
  "text-soft": INK[200],
  "text-faint": INK[300],
} as const satisfies Partial<Roles>;

const SURFACES = ["canvas", "sunken", "raised", "overlay", "hover"] as const;

/** Dark is the house style; light is for visitors who, or whose system, prefer it. */
export type Scheme = "dark" | "light";

/**
 * Derives a brand's theme from its accent. Whatever the accent, the pairs in `CONTRAST_PAIRS` have enough contrast: a
 * tone too close to our surfaces is moved away from them just enough, and the text color on top of it is chosen to
 * match.
 */
export function createTheme(brandAccent: Hex, scheme: Scheme = "dark"): Theme {
  const ground = scheme === "dark" ? DARK_GROUND : PAPER;
  const signal = scheme === "dark" ? SIGNAL : PAPER_SIGNAL;
  const end = scheme === "dark" ? INK.white : INK.black;
  const surfaces = SURFACES.map((name) => ground[name]);
  const soft = (colour: Hex, share: number) => mix(ground.raised, colour, share);
  const legible = (colour: Hex, softShare: number) =>
    shiftUntil(colour, end, [...surfaces, soft(colour, softShare)], 4.5);

  // In the light theme text on a fill is white: black on a darkened accent is legible, but looks dirty.
  const inkOf = scheme === "dark" ? inkOn : () => INK.white;
  const accent = fillFor(brandAccent, surfaces, end, inkOf);
  const onAccent = inkOf(accent);
  const accentSoft = soft(accent, 0.16);
  const accentText = shiftUntil(accent, end, [...surfaces, accentSoft], 4.5);
  return {
    roles: {
      ...ground,
      accent,
      "accent-hover": mix(accent, onAccent === INK.white ? INK.black : INK.white, 0.16),
      "on-accent": onAccent,
      "accent-text": accentText,
      "accent-soft": accentSoft,
      focus: accentText,
      info: legible(signal.info, 0.14),
      "info-soft": soft(signal.info, 0.14),
      success: legible(signal.success, 0.14),
      "success-soft": soft(signal.success, 0.14),
      warn: legible(signal.warn, 0.14),
      "warn-soft": soft(signal.warn, 0.14),
      danger: legible(signal.danger, 0.14),
      "danger-soft": soft(signal.danger, 0.14),
      "danger-fill": signal.dangerFill,
      "on-danger": INK.white,
      coin: legible(signal.coin, 0),
      silver: legible(signal.silver, 0),
    },
  };
}

/**
 * The international shop: catnip leaf.
 *
 * @internal for the tests and the gallery
 */
export const internationalTheme: Theme = createTheme("#7fe0b0");

/** The theme's colors as custom properties, for the body of a rule. */
export const colourProperties = ({ roles }: Theme): string => customProperties(roles);

/** Everything else of a theme as custom properties. */
export const scaleProperties = (): string => customProperties(SCALE);

/** The differences of a light theme from a dark one, as custom properties. */
export const lightProperties = ({ roles }: Theme): string => customProperties({ ...roles, ...LIGHT_SCALE });

const customProperties = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

const SIGNALS = ["info", "success", "warn", "danger"] as const;

/**
 * Every pair of roles that components combine, with the ratio WCAG 2.2 AA requires.
 *
 * @internal for the tests
 */
export const CONTRAST_PAIRS: readonly (readonly [front: keyof Roles, back: keyof Roles, ratio: number])[] = [
  ...SURFACES.flatMap((surface) => [
    ["text", surface, 7] as const,
    ["text-soft", surface, 4.5] as const,
    ["text-faint", surface, 4.5] as const,
    ["accent-text", surface, 4.5] as const,
    ["accent", surface, 3] as const,
    ["focus", surface, 3] as const,
    ["line-strong", surface, 3] as const,
    ["coin", surface, 4.5] as const,
    ["silver", surface, 4.5] as const,
    ...SIGNALS.map((signal) => [signal, surface, 4.5] as const),
  ]),
  ...SIGNALS.flatMap((signal) => [
    [signal, `${signal}-soft`, 4.5] as const,
    ["text", `${signal}-soft`, 7] as const,
  ]),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["accent-text", "accent-soft", 4.5],
  ["text", "accent-soft", 7],
  ["on-danger", "danger-fill", 4.5],
  ["danger-fill", "canvas", 3],
];

function inkOn(fill: Hex): Hex {
  return contrast(fill, INK.black) >= contrast(fill, INK.white) ? INK.black : INK.white;
}

/** A fill must be visible as a shape (3:1) and carry text (4.5:1 for the ink it gets). */
function fillFor(accent: Hex, surfaces: readonly Hex[], end: Hex, inkOf: (fill: Hex) => Hex): Hex {
  const seen = shiftUntil(accent, end, surfaces, 3);
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(seen, end, share);
    if (contrast(candidate, inkOf(candidate)) >= 4.5) return candidate;
  }
  return end;
}
