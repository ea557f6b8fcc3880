import { themeRules, type createTheme } from "@catnip/ui";
import { themesOf } from "./site-themes.ts";

/** The id of the page's `<style>` with its theme. */
export const THEME_ID = "theme";

/** The theme in a page's head. */
interface PageTheme {
  /** The colors of the browser's bars. */
  readonly light: string;
  readonly dark: string;
  /** The rules of the style `THEME_ID`. */
  readonly rules: string;
}

type Accent = Parameters<typeof createTheme>[0];
type Properties = NonNullable<Parameters<typeof themeRules>[0]["properties"]>;

/**
 * The theme of a page. The browser reads it from the page: brand and language do not change while it is open, so the
 * code that derives themes stays on the server.
 *
 * @param properties more custom properties, such as the fonts of the page's language
 */
export const pageTheme = (accent: Accent, properties: Properties): PageTheme =>
  import.meta.env.SSR ? made(accent, properties) : found();

function made(accent: Accent, properties: Properties): PageTheme {
  const { dark, light } = themesOf(accent);
  const rules = themeRules({ theme: dark, light, properties });
  return { light: light.roles.canvas, dark: dark.roles.canvas, rules };
}

function found(): PageTheme {
  const [light = "", dark = ""] = [
    ...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'),
  ].map(({ content }) => content);
  return { light, dark, rules: document.getElementById(THEME_ID)?.textContent ?? "" };
}
