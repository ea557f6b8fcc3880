import { NOTICE_HEIGHT } from "../notice-room.ts";
import { colourProperties, lightProperties, scaleProperties, type Theme } from "./theme.ts";
import { media } from "./tokens.ts";

interface ThemeLook {
  theme: Theme;
  /**
   * For systems set to light, unless the document says otherwise (`data-theme` on its root element: "light" or "dark").
   * Without it the page is dark.
   */
  light?: Theme;
  /** More custom properties, such as the fonts of the page's language. */
  properties?: Readonly<Record<`--${string}`, string>>;
}

/**
 * The theme on `:root`, for a plain `<style>` in the document's head, beside the base styles. Elements on a picture or
 * another dark background have `data-ground="dark"` and are dark on a light page, too.
 */
export function themeRules({ theme, light, properties = {} }: ThemeLook): string {
  return (
    `:root,[data-ground=dark]{color-scheme:dark;${colourProperties(theme)}}:root{${scaleProperties()}}` +
    `[data-ground=dark]{color:var(--text)}${light ? lightRules(light) : ""}${propertyRules(properties)}`
  );
}

/** Custom properties on `:root` as a stylesheet's text; "" for none. */
function propertyRules(properties: NonNullable<ThemeLook["properties"]>): string {
  const own = Object.entries(properties).map(([name, value]) => `${name}:${value};`);
  return own.length > 0 ? `:root{${own.join("")}}` : "";
}

/** Twice, because a media query and an attribute cannot be alternatives in one selector. */
function lightRules(light: Theme): string {
  const rule = `{color-scheme:light;${lightProperties(light)}}`;
  return `@media (prefers-color-scheme:light){:root:not([data-theme=dark])${rule}}:root[data-theme=light]${rule}`;
}

const SYSTEM_FONTS =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

/**
 * The base styles: the same for every brand. The scrollbar's gutter stays, so that the page keeps its width when a
 * dialog stops it from scrolling, and from a long page to a short one.
 */
export const BASE_STYLES = `
  ${NOTICE_HEIGHT}
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    --font: "Inter Variable", "Inter fallback", var(--font-script, system-ui), ${SYSTEM_FONTS};
    background: var(--canvas);
    scrollbar-gutter: stable;
    scroll-padding-block: calc(var(--header-height) + var(--space-4)) var(--dock-height, 0px);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  body {
    min-height: 100dvh;
    background: var(--canvas);
    color: var(--text);
    font-family: var(--font);
    font-size: var(--size-m);
    line-height: var(--leading, 1.55);
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    word-break: var(--word-break, normal);
    line-break: var(--line-break, auto);
    accent-color: var(--accent);
  }

  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: 650; line-height: 1.25; text-wrap: balance; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, video, canvas { display: block; max-width: 100%; }
  img { height: auto; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; background: none; border: 0; padding: 0; text-align: inherit; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }
  table { border-collapse: collapse; border-spacing: 0; }
  dialog { color: inherit; }
  [hidden] { display: none !important; }
  ::selection { background: var(--accent); color: var(--on-accent); }

  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  :focus:not(:focus-visible) { outline: none; }
  main:focus { outline: none; }

  ${media.calm} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`.replaceAll(/\s+/g, " ");
