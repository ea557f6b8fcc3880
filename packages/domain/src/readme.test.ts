import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const features = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const readme = readFileSync(path.join(import.meta.dirname, "../README.md"), "utf8");

test.each(features)("the README lists every export of %s", (feature) => {
  const door = readFileSync(path.join(import.meta.dirname, feature, "index.ts"), "utf8");
  const offered = [...door.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = ""]) =>
    names.replaceAll(/\/\*.*?\*\//gs, "").match(/\w+/g),
  );
  expect(offered.filter((name) => name && !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
});
