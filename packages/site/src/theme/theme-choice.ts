import { browserChange, useBrowserValue } from "../browser/use-browser-value.ts";
import { THEME_KEY } from "./theme-script.ts";

/** `system`: as the visitor's system is set. */
export type ThemeChoice = "system" | "light" | "dark";

/** The theme this page is shown in by choice: what `THEME_SCRIPT` read, or what was chosen since. */
function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Shows the page in this theme now, and the next ones too. */
export function chooseTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be disabled; the choice then holds for this page.
  }
  chosen.tell();
}

/** The same, kept up to date; `system` on the server and until hydrated. */
export const useThemeChoice = (): ThemeChoice => useBrowserValue(currentTheme, "system", chosen);

const chosen = browserChange();
