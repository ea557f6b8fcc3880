import fc from "fast-check";
import { expect, test } from "vitest";
import { firstPage, planArchive } from "./index.ts";

const NFD = "cafe\u0301.png";

// R-DLV-9
test.each([
  {
    says: "as it is",
    names: ["index.html", "js/", "js/a.js"],
    paths: ["index.html", null, "js/a.js"],
    codes: [],
  },
  {
    says: "one folder",
    names: ["Game_v1/", "Game_v1/index.html", "Game_v1/js/a.js"],
    paths: [null, "index.html", "js/a.js"],
    codes: ["folder-opened"],
  },
  {
    says: "a folder in a folder",
    names: ["a/b/index.html", "a/b/js/a.js"],
    paths: ["index.html", "js/a.js"],
    codes: ["folder-opened"],
  },
  {
    says: "a folder with a file next to it",
    names: ["readme.txt", "game/index.html"],
    paths: ["readme.txt", "game/index.html"],
    codes: [],
  },
  {
    says: "what systems add",
    names: ["Pier/index.html", "__MACOSX/Pier/._index.html", ".DS_Store", "Pier/Thumbs.db", "Pier/._a"],
    paths: ["index.html", null, null, null, null],
    codes: ["system-files-left-out", "folder-opened"],
  },
  {
    says: "backslashes",
    names: ["index.html", "img\\", "img\\a.png"],
    paths: ["index.html", null, "img/a.png"],
    codes: ["backslashes-turned"],
  },
  {
    says: "dots",
    names: ["./", "./index.html", "./img/a.png"],
    paths: [null, "index.html", "img/a.png"],
    codes: ["dots-removed"],
  },
  {
    says: "accents apart",
    names: ["index.html", NFD],
    paths: ["index.html", NFD.normalize("NFC")],
    codes: ["names-composed"],
  },
])("planned: $says", ({ names, paths, codes }) => {
  const plan = planArchive(names);
  expect(plan).toMatchObject({ problem: null, paths });
  expect("notices" in plan && plan.notices.map(({ code }) => code)).toEqual(codes);
});

// R-DLV-3
test.each([
  ["a/../../b", "name-not-allowed"],
  ["..\\b", "name-not-allowed"],
  ["/etc/passwd", "name-not-allowed"],
  ["c:\\b", "name-not-allowed"],
  ["a//b", "name-not-allowed"],
  ["./..", "name-not-allowed"],
  [".", "name-not-allowed"],
  ["", "name-not-allowed"],
  ["../", "name-not-allowed"],
  ["__MACOSX/../../b", "name-not-allowed"],
])("%j is refused: %s", (name, problem) => {
  expect(planArchive(["index.html", name])).toEqual({ problem });
});

// R-DLV-3
test.each([[["a.js", "A.js"]], [["a\\b", "a/b"]], [["./a", "a"]], [["g/\u304c", "g/\u304b\u3099"]]])(
  "%j are the same for some system",
  (names) => {
    expect(planArchive(names)).toEqual({ problem: "duplicate-name" });
  },
);

// R-DLV-3, R-DLV-9
test("whatever the names, planned paths stay within and differ", () => {
  const part = fc.oneof(
    fc.constantFrom("..", ".", "", "a", "A", "index.html", "__MACOSX", "c:", "\\", "\u2025"),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  const name = fc
    .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom("/", "\\"))
    .map(([parts, by]) => parts.join(by));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const plan = planArchive(names);
      if (plan.problem !== null) return;
      const paths = plan.paths.filter((path) => path !== null);
      for (const path of paths) {
        expect(path).toBe(path.normalize("NFC"));
        expect(path).not.toMatch(/\\|^\/|\/$|\/\//);
        expect(
          path.split("/").filter((folder) => ["", ".", ".."].includes(folder.normalize("NFKC"))),
        ).toEqual([]);
      }
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    }),
  );
});

// R-DLV-9
test.each([
  { paths: ["index.html", "Index.HTM", "other.html"], page: "index.html" },
  { paths: ["Index.html", "about.html"], page: "Index.html" },
  { paths: ["INDEX.HTM", "about.html"], page: "INDEX.HTM" },
  { paths: ["My Game.html", "js/a.js", "docs/manual.html"], page: "My Game.html" },
  { paths: ["readme.txt", "game/index.html", "game/help.html"], page: "game/index.html" },
  { paths: ["readme.txt", "game/play.html"], page: "game/play.html" },
  { paths: ["a.html", "b.html"], page: null },
  { paths: ["a/index.html", "b/index.html"], page: null },
  { paths: ["a.js"], page: null },
])("$paths opens with $page", ({ paths, page }) => {
  expect(firstPage(paths)).toBe(page);
});
