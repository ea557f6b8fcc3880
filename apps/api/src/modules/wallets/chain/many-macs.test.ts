import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { manyMacs } from "./many-macs.ts";

// R-WAL-20
test("they are those of Node, whatever the text and the key", () => {
  for (const length of [1, 32, 64]) {
    const key = createSecretKey(randomBytes(length));
    const mac = manyMacs(key);
    for (const text of ["", "a", "a".repeat(512), "a".repeat(513), "ŵ|猫|😺".repeat(60), "b\n"])
      expect(mac(text)).toBe(createHmac("sha256", key).update(text).digest("hex"));
  }
  expect(() => manyMacs(createSecretKey(randomBytes(65)))).toThrow("longer key");
});

// RFC 4231, test case 2
test("they are those of the standard", () => {
  expect(manyMacs(createSecretKey(Buffer.from("Jefe")))("what do ya want for nothing?")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});
