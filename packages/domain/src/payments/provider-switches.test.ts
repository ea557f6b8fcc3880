import fc from "fast-check";
import { expect, test } from "vitest";
import { isSwitchedOff, type ProviderSwitch } from "./index.ts";

const HERE = { brand: "international", currency: "USD", method: "credit-card", country: "us" };

// R-PAY-36
test.each<[says: string, rules: ProviderSwitch[], isOff: boolean]>([
  ["no switch", [], false],
  ["everything", [{}], true],
  ["this brand", [{ brand: "international" }], true],
  ["another brand", [{ brand: "china" }], false],
  ["this currency", [{ currency: "USD" }], true],
  ["another currency", [{ currency: "TWD" }], false],
  ["this method", [{ method: "credit-card" }], true],
  ["another method", [{ method: "alipay" }], false],
  ["this country", [{ country: "us" }], true],
  ["another country", [{ country: "jp" }], false],
  ["this method in another country", [{ method: "credit-card", country: "jp" }], false],
  ["this method in this country", [{ method: "credit-card", country: "us" }], true],
  ["one of several", [{ country: "jp" }, { currency: "USD" }], true],
])("%s", (_says, rules, isOff) => {
  expect(isSwitchedOff(rules, HERE)).toBe(isOff);
});

// R-PAY-36
test("hiding one's country does not get around a country's switch", () => {
  expect(isSwitchedOff([{ country: "jp" }], { ...HERE, country: null })).toBe(true);
  expect(isSwitchedOff([{ country: "jp", brand: "china" }], { ...HERE, country: null })).toBe(false);
});

const word = fc.constantFrom("a", "b", "c");
const rule = fc.record({ brand: word, currency: word, method: word, country: word }, { requiredKeys: [] });
const way = fc.record({
  brand: word,
  currency: word,
  method: word,
  country: fc.option(word, { nil: null }),
});

test("another switch never switches anything on, and their order does not matter", () => {
  fc.assert(
    fc.property(fc.array(rule), rule, way, (rules, more, at) => {
      const before = isSwitchedOff(rules, at);
      expect(isSwitchedOff([...rules, more], at) || !before).toBe(true);
      expect(isSwitchedOff(rules.toReversed(), at)).toBe(before);
    }),
  );
});

test("a switch with fewer conditions covers at least as much", () => {
  fc.assert(
    fc.property(
      rule,
      way,
      fc.constantFrom("brand", "currency", "method", "country"),
      (narrow, at, dropped) => {
        const { [dropped]: _gone, ...wide } = narrow;
        expect(isSwitchedOff([wide], at) || !isSwitchedOff([narrow], at)).toBe(true);
      },
    ),
  );
});
