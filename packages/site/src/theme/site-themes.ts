import { createTheme } from "@catnip/ui";
import type { Theme } from "@catnip/ui/theme/theme.ts";
import { brand } from "#brand";
import { CLIENT_ID } from "../session/client-id.ts";

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

/** A shop's theme is that of its brand, and stands in the file of styles (R-WEB-63); other sites have one per visitor. */
export const THEME_IS_IN_FILE: boolean = import.meta.env.PROD && CLIENT_ID === brand.platform_key;
