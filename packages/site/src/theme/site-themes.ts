import { createTheme } from "@catnip/ui";
import type { Theme } from "@catnip/ui/theme/theme.ts";

type Accent = Parameters<typeof createTheme>[0];
export type Themes = { readonly dark: Theme; readonly light: Theme };

/** Derived once per brand, not for every page. */
export function themesOf(accent: Accent): Themes {
  const known = themes.get(accent);
  if (known) return known;
  const made = { dark: createTheme(accent), light: createTheme(accent, "light") };
  themes.set(accent, made);
  return made;
}

const themes = new Map<Accent, Themes>();
