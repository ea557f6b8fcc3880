import { contrast, type Hex, lightenUntil, mix } from "./colour.ts";
import { INK, SCALE, SIGNAL } from "./tokens.ts";

/** Colours by role. Components only use these names, as `var(--name)`. */
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

/**
 * Derives a brand's theme from its accent. Whatever the accent, the pairs in `CONTRAST_PAIRS` have enough contrast: a
 * tone too dark for our surfaces is lightened just enough, and the text colour on top of it is chosen to match.
 */
export function createTheme(brandAccent: Hex): Theme {
  const surfaces = [INK[900], INK[950], INK[800], INK[700], INK[600]];
  const accent = fillFor(brandAccent, surfaces);
  const onAccent = inkOn(accent);
  const accentSoft = mix(INK[800], accent, 0.16);
  const accentText = lightenUntil(accent, [...surfaces, accentSoft], 4.5);
  return {
    roles: {
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
      accent,
      "accent-hover": mix(accent, onAccent === INK.white ? INK.black : INK.white, 0.16),
      "on-accent": onAccent,
      "accent-text": accentText,
      "accent-soft": accentSoft,
      focus: accentText,
      info: SIGNAL.info,
      "info-soft": mix(INK[800], SIGNAL.info, 0.14),
      success: SIGNAL.success,
      "success-soft": mix(INK[800], SIGNAL.success, 0.14),
      warn: SIGNAL.warn,
      "warn-soft": mix(INK[800], SIGNAL.warn, 0.14),
      danger: SIGNAL.danger,
      "danger-soft": mix(INK[800], SIGNAL.danger, 0.14),
      "danger-fill": SIGNAL.dangerFill,
      "on-danger": INK.white,
      coin: SIGNAL.coin,
      silver: SIGNAL.silver,
    },
  };
}

/**
 * The international shop: catnip leaf.
 *
 * @internal for the tests and the gallery
 */
export const internationalTheme: Theme = createTheme("#7fe0b0");

/** The theme as custom properties, for the body of a `:root` rule. */
export function customProperties({ roles }: Theme): string {
  return [...Object.entries(roles), ...Object.entries(SCALE)]
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}

const SURFACES = ["canvas", "sunken", "raised", "overlay", "hover"] as const;
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

/** A fill must be visible as a shape (3:1) and carry text (4.5:1 for the better of black and white). */
function fillFor(accent: Hex, surfaces: readonly Hex[]): Hex {
  const seen = lightenUntil(accent, surfaces, 3);
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(seen, INK.white, share);
    if (contrast(candidate, inkOn(candidate)) >= 4.5) return candidate;
  }
  return INK.white;
}
