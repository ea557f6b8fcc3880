import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as ui from "./index.ts";

const folder = new URL(".", import.meta.url);

/** Heavy modules, imported by their own paths to stay out of the first load. */
const SIDE_DOORS: Record<string, () => Promise<object>> = {
  dialog: () => import("./dialog.tsx"),
  popover: () => import("./popover.tsx"),
  "rich-select": () => import("./rich-select.tsx"),
  tooltip: () => import("./tooltip.tsx"),
};

describe("the package's main export", () => {
  it("offers the light components", () => {
    expect(Object.keys(ui)).toEqual(
      expect.arrayContaining(["Button", "Card", "Cover", "themeRules", "createTheme"]),
    );
  });

  it("imports no file that needs Base UI", () => {
    const heavy = readdirSync(folder)
      .filter((file) => /\.tsx?$/u.test(file) && !file.includes(".test."))
      .filter((file) => readFileSync(new URL(file, folder), "utf8").includes("@base-ui/react"))
      .map((file) => file.replace(".tsx", ""));
    expect(heavy.toSorted()).toEqual(Object.keys(SIDE_DOORS));
    const door = readFileSync(new URL("index.ts", folder), "utf8");
    for (const file of Object.keys(SIDE_DOORS)) expect(door).not.toContain(`./${file}.tsx`);
  });

  it.each(Object.entries(SIDE_DOORS))("has a side door for %s", async (_, open) => {
    expect(Object.keys(await open())).not.toEqual([]);
  });
});
