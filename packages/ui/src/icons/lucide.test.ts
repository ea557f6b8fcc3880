import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { iconModule } from "../../icons/module.ts";
import { pathOf } from "../../icons/path-of.ts";

test("the icons match the installed Lucide; if not: pnpm generate", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-icons-"));
  const file = path.join(folder, "lucide.tsx");
  const root = path.resolve(import.meta.dirname, "../../../..");
  writeFileSync(file, iconModule());
  execFileSync("node_modules/.bin/oxfmt", ["-c", ".oxfmtrc.json", file], { cwd: root });
  const written = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  expect(readFileSync(new URL("lucide.tsx", import.meta.url), "utf8")).toBe(written);
});

test.each([
  { says: "a path unchanged", drawing: [["path", { d: "M4 6h16" }]], is: "M4 6h16" },
  { says: "a line", drawing: [["line", { x1: "4", x2: "9", y1: "6", y2: "8" }]], is: "M4 6L9 8" },
  {
    says: "a circle as two arcs",
    drawing: [["circle", { cx: "12", cy: "12", r: "10" }]],
    is: "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0",
  },
  {
    says: "a rectangle",
    drawing: [["rect", { x: 3, y: 4, width: 18, height: 12 }]],
    is: "M3 4h18v12h-18z",
  },
  {
    says: "a rectangle with rounded corners",
    drawing: [["rect", { x: 2, y: 4, width: 20, height: 16, rx: 2 }]],
    is: "M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
  },
  {
    says: "a relative path after another one, which would start where that one ended",
    drawing: [
      ["path", { d: "M18 6 6 18" }],
      ["path", { d: "m6 6 12 12" }],
      ["path", { d: "m9 12 2 2 4-4" }],
      ["path", { d: "m16.24 7.76-1.804 5.411" }],
      ["path", { d: "m5 3v4" }],
    ],
    is: "M18 6 6 18M6 6l12 12M9 12l2 2 4-4M16.24 7.76l-1.804 5.411M5 3v4",
  },
] as const)("one path draws $says", ({ drawing, is }) => {
  expect(pathOf(drawing)).toBe(is);
});

test("an unsupported SVG element is reported by name", () => {
  expect(() => pathOf([["ellipse", {}]])).toThrow("No path for <ellipse>");
});
