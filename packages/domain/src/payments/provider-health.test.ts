import fc from "fast-check";
import { expect, test } from "vitest";
import { PROVIDER_PROBE_MS, providerStanding, withAnswer } from "./index.ts";

const FAILED_AT = new Date("2026-03-01T12:00:00Z");
const after = (ms: number) => new Date(FAILED_AT.getTime() + ms);
const standing = (recent: string, ms = 0) => providerStanding({ recent, failed_at: FAILED_AT }, after(ms));

// R-PAY-39
test("five of the last ten without an answer are down, four are not", () => {
  expect(standing("1010101010")).toBe("down");
  expect(standing("1010101011")).toBe("up");
  expect(standing("00000")).toBe("down");
  expect(standing("0000")).toBe("up");
  expect(providerStanding({ recent: "", failed_at: null }, FAILED_AT)).toBe("up");
});

// R-PAY-39
test("it is tried again after half a minute, and forgiven after ten", () => {
  expect(standing("00000", PROVIDER_PROBE_MS - 1)).toBe("down");
  expect(standing("00000", PROVIDER_PROBE_MS)).toBe("probing");
  expect(standing("00000", 599_999)).toBe("probing");
  expect(standing("00000", 600_000)).toBe("up");
});

// R-PAY-39
test("only the last ten count", () => {
  const good = Array.from({ length: 10 }, () => true);
  expect([...good, false, ...good].reduce(withAnswer, "")).toBe("1111111111");
});

const answers = fc.array(fc.boolean(), { maxLength: 40 });
const recentOf = (all: readonly boolean[]) => all.reduce(withAnswer, "");

// R-PAY-39
test("no more than ten answers are kept, whatever happened", () => {
  fc.assert(
    fc.property(answers, (all) => {
      expect(recentOf(all)).toMatch(/^[01]{0,10}$/);
    }),
  );
});

// R-PAY-39
test("a provider that just answered is never down, and five failures in a row always are", () => {
  fc.assert(
    fc.property(answers, (all) => {
      const now = FAILED_AT;
      const state = (recent: string) => providerStanding({ recent, failed_at: FAILED_AT }, now);
      const down = recentOf([...all, false, false, false, false, false]);
      expect(state(down)).toBe("down");
      expect(state(withAnswer(down, true))).toBe("up");
      const before = recentOf(all);
      if (state(before) === "up") expect(state(withAnswer(before, true))).toBe("up");
    }),
  );
});
