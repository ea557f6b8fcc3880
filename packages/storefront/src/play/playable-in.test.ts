import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { expect, test } from "vitest";
import { playableIn, playFault, type PlayAnswer } from "./playable-in.ts";

test("an owned game with a browser build plays at its address", () => {
  const url = "http://b1.play.test/";
  expect(
    playableIn({ authorized: true, store_url: [{ type: "official", platform: "web", url }] }, "official"),
  ).toEqual({ url, needsThreads: false });
});

test.each<readonly [string, string, PlayAnswer]>([
  ["has no web build", "render/no-web-build", { authorized: true, store_url: [] }],
  [
    "has a build without a URL",
    "render/game-data-lost",
    { authorized: true, store_url: [{ type: "official", platform: "web", url: "" }] },
  ],
  [
    "is blocked here",
    "store/blocked",
    { authorized: true, official_refusal: "store/blocked", store_url: [] },
  ],
  ["was not bought", "store/not-owned", { authorized: false, store_url: [] }],
])("a game that %s: %s", (_, code, answer) => {
  expect(() => playableIn(answer, "official")).toThrow(expect.objectContaining({ code }));
});

// R-PLY-6
test("any other reason a game does not start is render/error, and a given reason is kept", () => {
  expect(playFault(new TypeError("Failed to fetch dynamically imported module")).code).toBe("render/error");
  expect(playFault(new ApiFault("store/not-owned", "Not bought.")).code).toBe("store/not-owned");
});
