import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "../store/app-reducer.ts";
import { appStore } from "../store/app-store.ts";
import { useAppSelector } from "../store/hooks.ts";
import { persist } from "../store/persistence.ts";
import { THEME_KEY } from "./theme-script.ts";

/** `system`: as the visitor's system is set. */
export type ThemeChoice = "system" | "light" | "dark";

const themeSlice = createSlice({
  name: "theme",
  initialState: (): ThemeChoice => "system",
  reducers: { themeChosen: (_theme, { payload }: PayloadAction<ThemeChoice>) => payload },
  selectors: { selectTheme: (theme) => theme },
});

declare module "../store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof themeSlice> {}
}

const { themeChosen } = themeSlice.actions;
const { selectTheme } = themeSlice.injectInto(appReducer).selectors;

persist(appStore, {
  key: THEME_KEY,
  parse: (stored): ThemeChoice => (stored === "light" || stored === "dark" ? stored : "system"),
  format: (theme) => (theme === "system" ? null : theme),
  select: selectTheme,
  restored: themeChosen,
});

/** Shows the page in this theme now, and the next ones too. */
export function chooseTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  appStore.dispatch(themeChosen(theme));
}

/** `system` on the server and until hydrated. */
export const useThemeChoice = (): ThemeChoice => useAppSelector(selectTheme);
