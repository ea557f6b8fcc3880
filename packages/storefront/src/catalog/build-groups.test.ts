import { expect, test } from "vitest";
import { groupBuilds } from "./build-groups.ts";

const builds = [
  { type: "trial", platform: "windows" },
  { type: "official", platform: "windows" },
  { type: "official", platform: "mac" },
  { type: "official", platform: "web" },
] as const;

const named = (groups: ReturnType<typeof groupBuilds>) =>
  groups.map(({ type, builds: each }) => [type, ...each.map(({ platform }) => platform)]);

// R-CAT-20
test("a visitor sees the trial first, and their own system first", () => {
  expect(named(groupBuilds(builds, { own: "mac", isOwned: false }))).toEqual([
    ["trial", "windows"],
    ["official", "mac", "web", "windows"],
  ]);
});

test("an owner sees the full game first", () => {
  expect(named(groupBuilds(builds, { own: null, isOwned: true }))).toEqual([
    ["official", "web", "windows", "mac"],
    ["trial", "windows"],
  ]);
});

test("a kind without builds is left out", () => {
  expect(named(groupBuilds(builds.slice(1), { own: null, isOwned: false }))).toHaveLength(1);
});
