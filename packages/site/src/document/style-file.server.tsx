import { BASE_SHEET } from "@catnip/ui/base-style.tsx";
import { themeRules } from "@catnip/ui";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { brand } from "#brand";
import { THEME_IS_IN_FILE, themesOf } from "../theme/site-themes.ts";
import { styledComponents } from "../styles/listed-styled.server.ts";
import { siteRules } from "../styles/site-rules.tsx";
import { withOwnClasses } from "../styles/style-classes.ts";

/**
 * The texts of the files of styles, for the build: a shop's theme, the base styles and a site's own rules with those of the most visited pages, and all others; "" if
 * there are none.
 *
 * @param isFirst by component id; whatever such a component is based on must be, too
 */
export const makeStyleFiles = (isFirst: (id: string) => boolean): { first: string; late: string } => ({
  first: siteTheme() + BASE_SHEET + siteRules() + rulesOf(isFirst),
  late: rulesOf((id) => !isFirst(id)),
});

function siteTheme(): string {
  if (!THEME_IS_IN_FILE) return "";
  const { dark, light } = themesOf(brand.theme.accent);
  return themeRules({ theme: dark, light });
}

/** The rules of components as styled-components would insert them, in the order of their definition. */
function rulesOf(isWanted: (id: string) => boolean): string {
  const sheet = new ServerStyleSheet();
  for (const Component of styledComponents) {
    if (!isWanted(Component.styledComponentId)) continue;
    try {
      renderToString(sheet.collectStyles(<Component />));
    } catch {
      // A part that only stands inside another one: its styles were collected before it found out.
    }
  }
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, "");
  sheet.seal();
  return withOwnClasses(css);
}
