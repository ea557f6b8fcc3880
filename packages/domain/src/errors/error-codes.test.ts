import { expect, test } from "vitest";
import {
  ERROR_SENTENCES,
  MESSAGE_CODES,
  errorConsequence,
  errorSentence,
  isErrorCode,
  toErrorCode,
} from "./index.ts";

test.each([
  "0",
  "400",
  "401",
  "9999",
  "auth/id-token-expired",
  "auth/email-already-exists",
  "auth/argument-error",
  "auth/user-not-found",
  "auth/wrong-password",
  "auth/too-many-requests",
  "pay/new-tab-prevent",
  "other/network-request-failed",
  "render/error",
  "render/game-data-lost",
  "quest/redemption-code-invalid",
  "quest/redemption-code-used",
  "store/empty-category",
])("%s, which never changes, is in the catalogue", (code) => {
  expect(isErrorCode(code)).toBe(true);
});

// R-ERR-1
test("every code beyond the numbers has the form area/slug, and every code has a sentence", () => {
  for (const [code, sentence] of [...Object.entries(ERROR_SENTENCES), ...Object.entries(MESSAGE_CODES)]) {
    expect(code).toMatch(/^([0-9]+|[a-z]+\/[a-z-]+)$/);
    expect(sentence).toMatch(/^[A-Z].+[.?]$/);
  }
});

test("the message for a network failure is fixed", () => {
  expect(errorSentence("other/network-request-failed")).toBe(
    "Network request failed, please check your internet.",
  );
});

// R-ERR-2
test.each(["nonsense", "toString", "__proto__", 9999, null, undefined])(
  "%s maps to the unknown error",
  (value) => {
    expect(isErrorCode(value)).toBe(false);
    expect(toErrorCode(value)).toBe("9999");
  },
);

test("a known code is kept", () => {
  expect(toErrorCode("pay/price-changed")).toBe("pay/price-changed");
});

// R-ERR-4
test("confirming an expired session logs out, a blocked payment page reloads, the rest just close", () => {
  expect(errorConsequence("auth/id-token-expired")).toBe("sign-out");
  expect(errorConsequence("pay/new-tab-prevent")).toBe("reload");
  expect(errorConsequence("9999")).toBe("none");
});
