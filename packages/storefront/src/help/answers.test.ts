import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SECTIONS } from "./answers/sections.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const questions = SECTIONS.flatMap((section) => section.questions);

// R-SPT-9
test("every rule that an answer cites exists", () => {
  const folder = path.join(root, "docs/rules");
  const stated = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  const cited = questions.flatMap(({ rules }) => rules);
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter((rule) => !stated.includes(`### ${rule} `))).toEqual([]);
});

test("ids are good in addresses, and each is used once", () => {
  const ids = [...questions, ...SECTIONS.map((section) => ({ id: `section-${section.id}` }))].map(
    ({ id }) => id,
  );
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("links lead to pages of the shop", () => {
  const paths = questions.flatMap(({ links = [] }) => links.map((link) => link.path));
  const routes = readFileSync(path.join(import.meta.dirname, "../routes.ts"), "utf8");
  for (const each of paths) {
    const [, first = ""] = /^\/([\w-]+)/.exec(each) ?? [];
    expect(routes).toContain(`route("${first}"`);
  }
});
