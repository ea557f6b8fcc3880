import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TAX_NOTICE_MS, checkTaxRule, purchaseTax, taxRuleAt, type TaxRule } from "./index.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const DAY = 86_400_000;
const rule = (changes: Partial<TaxRule> = {}): TaxRule => ({
  country: "de",
  rate_bp: 1_900,
  mode: "inclusive",
  valid_from: NOW + DAY,
  valid_until: null,
  ...changes,
});

// R-TAX-2
test.each([
  [1_190, "inclusive", 1_900, { net: 1_000, tax: 190, gross: 1_190 }],
  // It was paid with the coins. R-TAX-9
  [1_000, "exclusive", 1_900, { net: 1_000, tax: 0, gross: 1_000 }],
  [999, "inclusive", 1_900, { net: 839, tax: 160, gross: 999 }],
  [3, "inclusive", 10_000, { net: 1, tax: 2, gross: 3 }],
  [0, "inclusive", 1_900, { net: 0, tax: 0, gross: 0 }],
] as const)("%d with %s tax of %d", (price, mode, rate_bp, expected) => {
  expect(purchaseTax(price, { mode, rate_bp })).toEqual(expected);
});

// R-TAX-1
test("without a rule there is no tax", () => {
  expect(purchaseTax(999, taxRuleAt([], "de", NOW))).toEqual({ net: 999, tax: 0, gross: 999 });
});

// R-TAX-2
test("net and tax are the gross price, whatever the rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 45 }),
      fc.integer({ min: 1, max: 10_000 }),
      (price, rate_bp) => {
        const { net, tax, gross } = purchaseTax(price, { rate_bp, mode: "inclusive" });
        expect(net + tax).toBe(gross);
        expect(gross).toBe(price);
        expect(tax).toBeGreaterThanOrEqual(0);
        // Within half a unit of the exact tax.
        const exact = (BigInt(net) * BigInt(rate_bp)) / 10_000n;
        expect(Math.abs(Number(BigInt(tax) - exact))).toBeLessThanOrEqual(2);
      },
    ),
  );
});

// R-TAX-1
test("a rule counts in its country, from its beginning until just before its end", () => {
  const one = rule({ valid_from: NOW, valid_until: NOW + DAY });
  expect(taxRuleAt([one], "de", NOW)).toBe(one);
  expect(taxRuleAt([one], "de", NOW - 1)).toBeNull();
  expect(taxRuleAt([one], "de", NOW + DAY - 1)).toBe(one);
  expect(taxRuleAt([one], "de", NOW + DAY)).toBeNull();
  expect(taxRuleAt([one], "fr", NOW)).toBeNull();
  expect(taxRuleAt([one], null, NOW)).toBeNull();
});

describe("a new rule", () => {
  const problem = (changes: Partial<TaxRule>, others: readonly TaxRule[] = []) =>
    checkTaxRule(rule(changes), others, NOW);

  // R-TAX-4
  test("begins no sooner than the notice", () => {
    expect(problem({ valid_from: NOW + TAX_NOTICE_MS - 1 })).toBe("valid_from");
    expect(problem({ valid_from: NOW + TAX_NOTICE_MS })).toBeNull();
  });

  test.each([
    [{ country: "DE" }, "country"],
    [{ country: "deu" }, "country"],
    [{ rate_bp: 0 }, "rate_bp"],
    [{ rate_bp: 10_001 }, "rate_bp"],
    [{ rate_bp: 19.5 }, "rate_bp"],
    [{ valid_until: NOW + DAY }, "valid_until"],
  ] as const)("%j has a wrong %s", (changes, field) => {
    expect(problem(changes)).toBe(field);
  });

  // R-TAX-3
  test("does not overlap another one of its country", () => {
    const other = rule({ valid_from: NOW + 2 * DAY, valid_until: NOW + 3 * DAY });
    expect(problem({}, [other])).toBe("valid_from");
    expect(problem({ valid_from: NOW + 2.5 * DAY, valid_until: NOW + 5 * DAY }, [other])).toBe("valid_from");
    expect(problem({ valid_until: NOW + 2 * DAY }, [other])).toBeNull();
    expect(problem({ valid_from: NOW + 3 * DAY }, [other])).toBeNull();
    expect(problem({ valid_from: NOW + 9 * DAY }, [rule()])).toBe("valid_from");
    expect(problem({ country: "fr" }, [other])).toBeNull();
  });
});
