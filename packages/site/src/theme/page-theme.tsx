import { GlobalStyle } from "@catnip/ui";
import { propertySheet } from "@catnip/ui/theme/global-style.tsx";
import { THEME_IS_IN_FILE, type Themes } from "./site-themes.ts";

/** The theme in a page's head, as far as the file of styles does not have it: then what the page's language adds. */
export function PageTheme({
  themes: { dark, light },
  properties,
}: {
  themes: Themes;
  properties: Readonly<Record<`--${string}`, string>>;
}) {
  if (!THEME_IS_IN_FILE) return <GlobalStyle theme={dark} light={light} properties={properties} />;
  const own = propertySheet(properties);
  return own === "" ? null : <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: own }} />;
}
