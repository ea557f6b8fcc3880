import { brand } from "#brand";
import { BASE_SHEET } from "@catnip/ui/base-style.tsx";
import { themeSheet } from "@catnip/ui/theme/global-style.tsx";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { THEME_IS_IN_FILE, themesOf } from "../theme/site-themes.ts";
import { staticComponents } from "./listed-styled.server.ts";
import { PAGE_FILES } from "./page-files.server.ts";
import { classesOf, withClassList, type Classes } from "./server-styles.ts";

/** A sheet that collects those styles of a page that are not in the file. */
export function pageStyleSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  for (const { id, names } of PAGE_FILES?.styles.classes ?? [])
    for (const name of names) sheet.instance.registerName(id, name);
  return sheet;
}

/**
 * The text of the style file, for the build: a shop's theme, the base styles, and the rules of components as styled-components would
 * insert them, in the order of their definition. Every component that one of them is based on must be wanted, too.
 *
 * @param isWanted by component id
 */
export function makeStyleFile(isWanted: (id: string) => boolean): { css: string; classes: Classes } {
  const sheet = new ServerStyleSheet();
  for (const Component of staticComponents) {
    if (!isWanted(Component.styledComponentId)) continue;
    try {
      renderToString(sheet.collectStyles(<Component />));
    } catch {
      // A part that only stands inside another one: its styles were collected before it found out.
    }
  }
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, "");
  sheet.seal();
  const { dark, light } = themesOf(brand.theme.accent);
  const theme = THEME_IS_IN_FILE ? themeSheet({ theme: dark, light }) : "";
  return { css: theme + BASE_SHEET + withClassList(css), classes: classesOf(css) };
}
