import { expect, test } from "vitest";
import { createFileFinder } from "./find-file.ts";

const files = [
  "index.html",
  "img/faces/Actor1.PNG",
  "img/cafe\u0301.png",
  "img/夜の桟橋.png",
  "img/a b.png",
  "img/100%.png",
  "img/%41.png",
  "img/one.png",
  "img/ONE.png",
  "img/STRASSE.png",
  "sub/index.html",
];
const manifest = Object.fromEntries(files.map((path) => [path, { hash: path, size: 1, type: "" }]));
const find = createFileFinder(manifest, "index.html");

// R-PLY-10
test.each([
  ["the entry", "/", "index.html"],
  ["the entry, with slashes", "//", "index.html"],
  ["an exact path", "/img/faces/Actor1.PNG", "img/faces/Actor1.PNG"],
  ["another case", "/img/faces/actor1.png", "img/faces/Actor1.PNG"],
  ["another case of a folder", "/Img/Faces/ACTOR1.png", "img/faces/Actor1.PNG"],
  ["composed accents", "/img/caf%C3%A9.png", "img/cafe\u0301.png"],
  ["decomposed accents", "/img/cafe%CC%81.png", "img/cafe\u0301.png"],
  ["composed accents in another case", "/img/CAF%C3%89.png", "img/cafe\u0301.png"],
  ["doubled slashes", "//img///faces//Actor1.PNG", "img/faces/Actor1.PNG"],
  ["backslashes", "/img%5Cfaces%5Cactor1.png", "img/faces/Actor1.PNG"],
  ["escaped slashes", "/img%2Fone.png", "img/one.png"],
  ["Japanese", "/img/%E5%A4%9C%E3%81%AE%E6%A1%9F%E6%A9%8B.png", "img/夜の桟橋.png"],
  ["Japanese in the escapes of old scripts", "/img/%u591C%u306E%u685F%u6A4B.png", "img/夜の桟橋.png"],
  [
    "escapes that were escaped again",
    "/img/%25E5%25A4%259C%25E3%2581%25AE%25E6%25A1%259F%25E6%25A9%258B.png",
    "img/夜の桟橋.png",
  ],
  ["a space", "/img/a%20b.png", "img/a b.png"],
  ["a space as a plus", "/img/a+b.png", "img/a b.png"],
  ["a percent sign that escapes nothing", "/img/100%.png", "img/100%.png"],
  ["a name with an escape in it", "/img/%41.png", "img/%41.png"],
  ["one of two that differ by case", "/img/ONE.png", "img/ONE.png"],
  ["the first page of a folder", "/sub/", "sub/index.html"],
  ["neither of two that differ by case", "/img/One.png", null],
  ["no such file", "/img/two.png", null],
  ["what every object has", "/__proto__", null],
  ["a way out", "/..%2f..%2findex.html", null],
])("%s", (_says, pathname, path) => {
  expect(find(pathname)).toBe(path);
});
