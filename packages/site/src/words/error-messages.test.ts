import { ERROR_CODES } from "@catnip/domain/errors";
import { expect, test } from "vitest";
import { errorText } from "./error-messages.ts";

// R-ERR-1
test("every code of the catalogue has a sentence, and an unknown one has that of 9999", () => {
  for (const code of Object.keys(ERROR_CODES)) expect(errorText(code)).toBeTruthy();
  expect(errorText("no/such-code")).toBe(errorText("9999"));
  expect(errorText(null)).toBe(errorText("9999"));
});
