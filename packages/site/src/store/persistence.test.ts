import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as AppReducer from "./app-reducer.ts";

/** A choice that outlives the page, as a feature declares it. */
const colorSlice = createSlice({
  name: "color",
  initialState: "red",
  reducers: { colorChosen: (_color, { payload }: PayloadAction<string>) => payload },
  selectors: { selectColor: (color) => color },
});
declare module "./app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof colorSlice> {}
}
const { colorChosen } = colorSlice.actions;

let stored: Map<string, string>;
let tab: EventTarget;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  tab = new EventTarget();
  vi.stubGlobal("document", {});
  vi.stubGlobal("window", tab);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A fresh page of this browser. */
async function page() {
  const { appReducer }: typeof AppReducer = await import("./app-reducer.ts");
  const { appStore } = await import("./app-store.ts");
  const { persist } = await import("./persistence.ts");
  const { selectColor } = colorSlice.injectInto(appReducer).selectors;
  persist(appStore, {
    key: "color",
    parse: (text) => (text === "blue" || text === "green" ? text : "red"),
    format: (color) => (color === "red" ? null : color),
    select: selectColor,
    restored: colorChosen,
  });
  return {
    color: () => selectColor(appStore.getState()),
    choose: (color: string) => appStore.dispatch(colorChosen(color)),
  };
}

test.each([
  ["blue", "blue"],
  ["<script>", "red"],
])("what is stored as %s is read as %s", async (text, color) => {
  stored.set("color", text);
  expect((await page()).color()).toBe(color);
});

test("a choice is stored, and the default is not", async () => {
  const { choose } = await page();
  choose("blue");
  await vi.waitFor(() => expect(stored.get("color")).toBe("blue"));
  choose("red");
  await vi.waitFor(() => expect(stored.has("color")).toBe(false));
});

test("another tab's choice applies here, too, and with storage disabled a choice holds for the page", async () => {
  const { color, choose } = await page();
  stored.set("color", "green");
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: "color" }));
  expect(color()).toBe("green");
  vi.stubGlobal("localStorage", undefined);
  choose("blue");
  expect(color()).toBe("blue");
});

test("without a browser there is nothing to restore", async () => {
  vi.stubGlobal("document", undefined);
  stored.set("color", "blue");
  expect((await page()).color()).toBe("red");
});
