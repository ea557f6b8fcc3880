/** The storage key of the chosen theme; nothing is stored for "as the system" (R-WEB-20). */
export const THEME_KEY = "theme";

/**
 * Runs in the head before the first paint: marks the document with the chosen theme, so that a page never flashes the
 * other one. Without a choice the styles follow the system.
 */
export function markTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === "dark" || theme === "light") document.documentElement.dataset["theme"] = theme;
  } catch {
    // Without storage there is no choice.
  }
}
