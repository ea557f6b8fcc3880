import type { Hex } from "./colour.ts";

/** Raw values. Components never use these; they use the roles derived from them in `theme.ts`. */

/** Evening ink: neutral grays with a hint of violet, the color of a catnip stem at night. */
export const INK = {
  black: "#0c0a10",
  white: "#ffffff",
  950: "#0c0a10",
  900: "#121017",
  800: "#1a1721",
  700: "#231f2c",
  600: "#2c2838",
  500: "#363143",
  400: "#7f7793",
  300: "#aaa2bc",
  200: "#c3bdd1",
  50: "#f4f1f9",
} as const satisfies Record<string, Hex>;

/** Morning paper: the same violet in near-white, for the light theme. */
export const PAPER = {
  canvas: "#f8f6fb",
  sunken: "#f0edf5",
  raised: "#ffffff",
  overlay: "#ffffff",
  hover: "#e9e4f1",
  line: "#ddd7e6",
  "line-strong": "#7a7190",
  text: "#1b1725",
  "text-soft": "#494258",
  "text-faint": "#5c546d",
} as const satisfies Record<string, Hex>;

export const SIGNAL = {
  info: "#8fbcff",
  success: "#86d993",
  warn: "#ffc76b",
  danger: "#ff9a92",
  dangerFill: "#d6403a",
  coin: "#ffcf5c",
  silver: "#cfd6e2",
} as const satisfies Record<string, Hex>;

/** The same roles in the light theme; `createTheme` darkens them until they are legible. */
export const PAPER_SIGNAL = {
  info: "#2463c9",
  success: "#1e7a3c",
  warn: "#8c5c00",
  danger: "#c0302a",
  dangerFill: "#c93630",
  coin: "#8a6200",
  silver: "#586376",
} as const satisfies Record<string, Hex>;

/** The layout breakpoints, in px. */
export const BREAKPOINTS = {
  wide: 1920,
  desktopLarge: 1440,
  desktop: 1024,
  phone: 649,
  phoneSmall: 440,
} as const;

/**
 * A width in em, which in a media query follows the visitor's own text size: larger text gets the layout of a smaller
 * screen.
 */
const em = (px: number): string => `${px / 16}em`;

/** Media queries for styled components: `${media.desktop} { … }`. */
export const media = {
  wide: `@media (min-width: ${em(BREAKPOINTS.wide)})`,
  desktopLarge: `@media (min-width: ${em(BREAKPOINTS.desktopLarge)})`,
  /** Both balances fit the header beside its links, in every language. */
  bothBalances: `@media (min-width: ${em(1600)})`,
  desktop: `@media (min-width: ${em(BREAKPOINTS.desktop)})`,
  belowDesktop: `@media (max-width: ${em(BREAKPOINTS.desktop - 1)})`,
  /** Anything larger than a phone. */
  tablet: `@media (min-width: ${em(BREAKPOINTS.phone + 1)})`,
  phone: `@media (max-width: ${em(BREAKPOINTS.phone)})`,
  phoneSmall: `@media (max-width: ${em(BREAKPOINTS.phoneSmall)})`,
  /** A pointer that can hover. */
  hover: "@media (hover: hover)",
  /** The visitor prefers reduced motion. */
  calm: "@media (prefers-reduced-motion: reduce)",
} as const;

/** A list of options that drops down scrolls beyond this. */
export const DROPDOWN_MAX_HEIGHT = "12.5rem";

export const SCALE = {
  "space-1": "0.25rem",
  "space-2": "0.5rem",
  "space-3": "0.75rem",
  "space-4": "1rem",
  "space-5": "1.25rem",
  "space-6": "1.5rem",
  "space-7": "2rem",
  "space-8": "2.5rem",
  "space-9": "3.5rem",
  "space-10": "5rem",
  "radius-s": "0.375rem",
  "radius-m": "0.625rem",
  "radius-l": "1rem",
  "radius-pill": "999px",
  "size-xs": "0.75rem",
  "size-s": "0.875rem",
  "size-m": "1rem",
  "size-l": "1.125rem",
  "size-xl": "1.375rem",
  "size-2xl": "clamp(1.5rem, 1.25rem + 1vw, 2rem)",
  "size-3xl": "clamp(2rem, 1.4rem + 2.4vw, 3.25rem)",
  /** Minimum side length of anything clickable. */
  target: "2.75rem",
  "header-height": "4rem",
  "content-width": "90rem",
  "ease-out": "cubic-bezier(0.2, 0.7, 0.2, 1)",
  "shadow-raised": "0 1px 0 rgb(255 255 255 / 0.04) inset, 0 6px 20px rgb(0 0 0 / 0.28)",
  "shadow-overlay": "0 1px 0 rgb(255 255 255 / 0.06) inset, 0 24px 64px rgb(0 0 0 / 0.55)",
} as const;

/** The light theme's values, since shadows are more visible there. */
export const LIGHT_SCALE = {
  "shadow-raised": "0 0 0 1px rgb(27 23 37 / 0.06), 0 4px 14px rgb(27 23 37 / 0.08)",
  "shadow-overlay": "0 0 0 1px rgb(27 23 37 / 0.06), 0 20px 48px rgb(27 23 37 / 0.2)",
} as const;
