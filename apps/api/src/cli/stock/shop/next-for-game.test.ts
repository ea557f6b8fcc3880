import { expect, test } from "vitest";
import { SUBMIT_STATES } from "@catnip/domain/submissions";
import { nextForGame } from "./next-for-game.ts";

const facts = { isSame: false, last: "stocked", stocked: "stocked", overwrite: false };
const alone = (why: string) => ({ why });

// R-STK-3
test.each([
  { says: "a game that is new", state: null, facts: { last: null }, next: "write" },
  { says: "a draft that a killed run left", state: "draft", facts: { last: null }, next: "write" },
  { says: "one that a killed run filled in", state: "draft", facts: { isSame: true }, next: "write" },
  { says: "one that a killed run handed in", state: "submitted", facts: { isSame: true }, next: "accept" },
  { says: "an older one of those", state: "submitted", facts: { last: null }, next: "write" },
  { says: "a game that was stocked", state: "published", facts: { isSame: true }, next: "done" },
  { says: "one that comes out later", state: "accepted", facts: { isSame: true }, next: "done" },
  { says: "a change in the folder", state: "published", facts: {}, next: "write" },
] as const)("$says: $next", ({ state, facts: changes, next }) => {
  expect(nextForGame(state, { ...facts, ...changes })).toEqual(next);
});

// R-STK-4
test.each([
  { state: "published", last: "Looks fine", why: "it was changed in the shop" },
  { state: "accepted", last: "", why: "it was changed in the shop" },
  { state: "draft", last: "stocked", why: "its creator is changing it" },
  { state: "submitted", last: "stocked", why: "its creator is changing it" },
  { state: "in_review", last: "", why: "a reviewer is reading it" },
  { state: "refused", last: "Too dark", why: "a reviewer refused it" },
] as const)("$state, after $last: $why", ({ state, last, why }) => {
  expect(nextForGame(state, { ...facts, last })).toEqual(alone(why));
  expect(nextForGame(state, { ...facts, last, overwrite: true })).toBe("write");
});

// R-STK-4
test("what a reviewer refused or is reading is not accepted past them, even if it is as in the folder", () => {
  for (const state of ["in_review", "refused"] as const)
    expect(nextForGame(state, { ...facts, isSame: true })).toHaveProperty("why");
});

// R-STK-3
test("what matches the folder is never written again once accepted, by the command or by staff", () => {
  for (const state of SUBMIT_STATES)
    for (const overwrite of [false, true])
      expect(nextForGame(state, { ...facts, isSame: true, last: "Looks fine", overwrite }) === "done").toBe(
        state === "accepted" || state === "published",
      );
});
