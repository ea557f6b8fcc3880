import { expect, test } from "vitest";
import { ACCOUNT_ACTIONS, isAccountAction } from "./index.ts";

test("purchases come first among the account actions", () => {
  expect(ACCOUNT_ACTIONS[0]).toBe("consume");
  expect(ACCOUNT_ACTIONS.every(isAccountAction)).toBe(true);
});

test.each(["", "Consume", "purchase", "toString", null, 0])("%s is not an account action", (value) => {
  expect(isAccountAction(value)).toBe(false);
});
