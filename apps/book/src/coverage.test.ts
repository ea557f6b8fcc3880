import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { popupComponents } from "@catnip/storefront/popups.ts";
import * as ui from "@catnip/ui";
import * as icons from "@catnip/ui/icons.tsx";
import { describe, expect, it } from "vitest";
import { PARTS } from "./parts/index.ts";
import { PAGES } from "./pages.ts";
import { POPUPS } from "./popups/index.ts";

const parts = path.join(import.meta.dirname, "parts");
const source = readdirSync(parts)
  .map((file) => readFileSync(path.join(parts, file), "utf8"))
  .join("\n");
const kit = path.join(import.meta.dirname, "../../../packages/ui/src");

/** Wrappers of every page, which no page shows. */
const AROUND = ["LinkProvider"];

/** The kit's components: its main export, and what heavy files export under a path of their own. */
const components = [
  ...Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name) && !(name in icons)),
  ...readdirSync(kit)
    .filter(
      (file) =>
        /^[a-z-]+\.tsx$/.test(file) && !readFileSync(path.join(kit, "index.ts"), "utf8").includes(file),
    )
    .flatMap((file) =>
      [...readFileSync(path.join(kit, file), "utf8").matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(
        ([, name = ""]) => name,
      ),
    )
    // Of the document.
    .filter((name) => name !== "BaseStyle"),
];

describe("the book", () => {
  it("knows the kit", () => {
    expect(components).toEqual(expect.arrayContaining(["Button", "Table", "Dialog", "RichSelect"]));
  });

  it.each(components.filter((name) => !AROUND.includes(name)))("shows %s", (name) => {
    expect(source).toMatch(new RegExp(`<${name}[\\s.>/]`));
  });

  it("shows every icon by going through all of them", () => {
    expect(source).toContain('import * as kit from "@catnip/ui/icons.tsx"');
  });

  it("shows every popup, and no other", () => {
    expect(Object.keys(POPUPS).toSorted()).toEqual([...Object.keys(popupComponents), "message"].toSorted());
  });

  it("has no two pages at one address", () => {
    expect(new Set(PAGES.map(({ part, state }) => `${part} ${state}`)).size).toBe(PAGES.length);
    expect(Object.keys(PARTS).filter((part) => part in POPUPS)).toEqual([]);
  });
});
