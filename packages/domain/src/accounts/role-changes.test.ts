import { describe, expect, test } from "vitest";
import {
  GIVEN_ROLES,
  isGivenRole,
  leavesNoRoot,
  mayConfirmRole,
  mayRequestRole,
  ROLE_CHANGES,
  roleChangeState,
  roleNeedsConfirmation,
} from "./index.ts";

test("every role but the player's is given", () => {
  expect(GIVEN_ROLES).toEqual(["creator", "support", "reviewer", "finance", "root"]);
  expect(GIVEN_ROLES.every(isGivenRole)).toBe(true);
  expect(["player", "Root", "", null, 0].filter(isGivenRole)).toEqual([]);
});

// R-ROL-3
describe("a second person", () => {
  test.each(ROLE_CHANGES)("is needed to %s finance and root", (change) => {
    for (const roots of [1, 2, 10]) {
      const needing = GIVEN_ROLES.filter((role) => roleNeedsConfirmation(role, change, roots));
      expect(needing).toEqual(["finance", "root"]);
    }
  });

  test("is needed for all but the first root while there is none", () => {
    expect(roleNeedsConfirmation("root", "give", 0)).toBe(false);
    expect(roleNeedsConfirmation("finance", "give", 0)).toBe(true);
    expect(roleNeedsConfirmation("root", "take", 0)).toBe(true);
  });
});

// R-ROL-4
test("users cannot give themselves a role, but may give up their own", () => {
  const [me, other] = ["me", "other"];
  expect(mayRequestRole({ userUuid: me, change: "give", createdBy: me })).toBe(false);
  expect(mayRequestRole({ userUuid: me, change: "take", createdBy: me })).toBe(true);
  expect(mayRequestRole({ userUuid: other, change: "give", createdBy: me })).toBe(true);
  expect(mayRequestRole({ userUuid: other, change: "give", createdBy: null })).toBe(true);
});

// R-ROL-4
test.each([
  ["the one who asked", { userUuid: "other", change: "give", createdBy: "me" }, false],
  ["the one who would get it", { userUuid: "me", change: "give", createdBy: "other" }, false],
  [
    "the one who would get it, requested on the command line",
    { userUuid: "me", change: "give", createdBy: null },
    false,
  ],
  ["the one who gives up their own", { userUuid: "me", change: "take", createdBy: "me" }, false],
  ["the one who would lose it", { userUuid: "me", change: "take", createdBy: "other" }, true],
  ["another user", { userUuid: "other", change: "give", createdBy: "third" }, true],
  [
    "another user, requested on the command line",
    { userUuid: "other", change: "take", createdBy: null },
    true,
  ],
] as const)("%s: may confirm: %o, %s", (_, requested, may) => {
  expect(mayConfirmRole("me", requested)).toBe(may);
});

// R-ROL-5
test("the last root stays", () => {
  expect(leavesNoRoot("root", "take", 1)).toBe(true);
  expect(leavesNoRoot("root", "take", 2)).toBe(false);
  expect(leavesNoRoot("root", "give", 1)).toBe(false);
  expect(leavesNoRoot("finance", "take", 1)).toBe(false);
});

test.each([
  [false, null, "done"],
  [true, null, "pending"],
  [true, "confirmed", "done"],
  [true, "withdrawn", "withdrawn"],
] as const)("needs confirmation: %s, decided: %s: %s", (needed, decision, state) => {
  expect(roleChangeState(needed, decision)).toBe(state);
});
