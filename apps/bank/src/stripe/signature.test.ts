import { expect, test } from "vitest";
import { sign } from "./signature.ts";

/**
 * Signed with another tool: `printf '%s' '1772366400.{"id":"evt_1","note":"コイン & 10 %"}' | openssl dgst -sha256 -hmac
 * whsec_catnipdevelopmentsecretofnovalue`. The shop's tests use the same vector.
 */
test("the signature matches the vector", async () => {
  const text = '1772366400.{"id":"evt_1","note":"コイン & 10 %"}';
  expect(await sign(text, "whsec_catnipdevelopmentsecretofnovalue")).toBe(
    "f165079875b8509bcc66239794e40074d84bb6aa00f7fc768fcc78423b779f2e",
  );
});
