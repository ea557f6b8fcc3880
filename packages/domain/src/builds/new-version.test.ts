import { expect, test } from "vitest";
import { newVersion } from "./index.ts";

const build = (version: string, released_at: string, updated_at: string | null = null) => ({
  version,
  released_at,
  updated_at,
});
const first = build("1.0", "2030-01-01T00:00:00Z");
const second = build("1.1", "2030-01-01T00:00:00Z", "2030-03-01T00:00:00Z");

// R-CAT-40
test.each([
  {
    says: "a build made after the purchase of a game never played is new",
    builds: [first, second],
    boughtAt: "2030-02-01T00:00:00Z",
    lastPlayedAt: null,
    is: "1.1",
  },
  {
    says: "a build older than the last time the game was open is known",
    builds: [first, second],
    boughtAt: "2030-02-01T00:00:00Z",
    lastPlayedAt: "2030-03-02T00:00:00Z",
    is: null,
  },
  {
    says: "a build older than the purchase is known",
    builds: [first, second],
    boughtAt: "2030-04-01T00:00:00Z",
    lastPlayedAt: null,
    is: null,
  },
  {
    says: "the newest of several counts",
    builds: [second, first],
    boughtAt: "2029-12-01T00:00:00Z",
    lastPlayedAt: "2030-02-01T00:00:00Z",
    is: "1.1",
  },
  {
    says: "a game without builds has none",
    builds: [],
    boughtAt: "2030-01-01T00:00:00Z",
    lastPlayedAt: null,
    is: null,
  },
])("$says", ({ builds, boughtAt, lastPlayedAt, is }) => {
  expect(newVersion(builds, { boughtAt, lastPlayedAt })?.version ?? null).toBe(is);
});
