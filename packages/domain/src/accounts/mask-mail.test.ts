import { expect, test } from "vitest";
import { maskMail } from "./index.ts";

// R-TOP-11
test.each([
  ["mika@example.com", "m•••@example.com"],
  ["mi@example.com", "m•••@example.com"],
  ["m@example.com", "•••@example.com"],
  ['"a@b"@example.com', '"•••@example.com'],
  ["@example.com", "•••@example.com"],
  ["nonsense", "•••"],
  ["", "•••"],
])("%s is masked as %s", (address, shown) => {
  expect(maskMail(address)).toBe(shown);
});
