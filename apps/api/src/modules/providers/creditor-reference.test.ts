import fc from "fast-check";
import { expect, test } from "vitest";
import { readReference, referenceOf } from "./creditor-reference.ts";

/** Published ISO 11649 references. */
test.each(["RF18 5390 0754 7034", "RF712348231", "rf18-5390-0754-7034"])("%s is valid", (typed) => {
  expect(readReference(typed)).toMatch(/^RF\d{2}\d+$/);
});

test.each(["RF18 5390 0754 7035", "RF19 5390 0754 7034", "RF18", "", "01JNB2Q6W0ABCDEFGHJKMNPQRS"])(
  "%j is none",
  (typed) => {
    expect(readReference(typed)).toBeNull();
  },
);

// R-PAY-17
test("a reference round-trips, and a wrong digit or a wrong letter is detected", () => {
  const letter = fc.constantFrom(...Array.from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"));
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 26, maxLength: 26 }),
      fc.integer({ min: 4, max: 19 }),
      letter,
      (order, place, other) => {
        const reference = referenceOf(order.join(""));
        expect(readReference(reference)).toBe(reference);
        const slip = reference.slice(0, place) + other + reference.slice(place + 1);
        // A letter counts as two digits, so a letter in place of a digit shifts everything before it and goes
        // undetected 1 time in 97.
        const isAlike = /\d/.test(other) === /\d/.test(reference.charAt(place));
        if (slip !== reference && isAlike) expect(readReference(slip)).toBeNull();
      },
    ),
  );
});
