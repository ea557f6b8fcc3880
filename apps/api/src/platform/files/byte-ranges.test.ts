import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byteRanges, RANGES_MAX } from "./byte-ranges.ts";

const shown = (header: string, size = 10_000) => {
  const parts = byteRanges(header, size);
  return parts === null || parts === "unsatisfiable"
    ? parts
    : parts.map(({ start, end }) => `${start}-${end}`).join(" ");
};

// R-DLV-2
describe("a Range header", () => {
  test.each([
    { says: "one range", header: "bytes=0-9", is: "0-9" },
    { says: "to the end", header: "bytes=9000-", is: "9000-9999" },
    { says: "the last bytes", header: "bytes=-5", is: "9995-9999" },
    { says: "more last bytes than there are", header: "bytes=-20000", is: "0-9999" },
    { says: "beyond the end", header: "bytes=9999-20000", is: "9999-9999" },
    { says: "several", header: "bytes=0-1,5000-5001,-1", is: "0-1 5000-5001 9999-9999" },
    { says: "with spaces and empty elements", header: "bytes = 0-1 , ,5000-5001,", is: "0-1 5000-5001" },
    { says: "in any order", header: "bytes=5000-5001,0-1", is: "0-1 5000-5001" },
    { says: "overlapping", header: "bytes=0-500,400-900", is: "0-900" },
    { says: "one within the other", header: "bytes=0-900,400-500", is: "0-900" },
    { says: "with a gap that costs more than its bytes", header: "bytes=0-0,2-2,4-4", is: "0-4" },
    { says: "some of them beyond the end", header: "bytes=0-1,20000-20001", is: "0-1" },
    { says: "all beyond the end", header: "bytes=10000-,20000-", is: "unsatisfiable" },
    { says: "the last zero bytes", header: "bytes=-0", is: "unsatisfiable" },
    { says: "backwards", header: "bytes=5-2", is: "unsatisfiable" },
    { says: "one of them malformed", header: "bytes=0-1,x", is: "unsatisfiable" },
    { says: "none", header: "bytes=", is: "unsatisfiable" },
    { says: "neither start nor end", header: "bytes=-", is: "unsatisfiable" },
    { says: "another unit", header: "pages=0-1", is: null },
  ])("$says", ({ header, is }) => {
    expect(shown(header)).toBe(is);
  });

  test("with too many ranges is refused", () => {
    const ranges = (count: number) =>
      `bytes=${Array.from({ length: count }, (_, at) => `${at * 500}-${at * 500}`).join()}`;
    expect(shown(ranges(RANGES_MAX))?.split(" ")).toHaveLength(RANGES_MAX);
    expect(shown(ranges(RANGES_MAX + 1))).toBe("unsatisfiable");
    expect(shown("bytes=0-1", 0)).toBe("unsatisfiable");
  });

  test("gets every requested byte, once", () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 2_999 }), fc.integer({ min: 0, max: 999 }))
      .map(([start, more]) => ({ start, end: start + more }));
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: RANGES_MAX }), (ranges) => {
        const size = 2_000;
        const parts = byteRanges(
          `bytes=${ranges.map(({ start, end }) => `${start}-${end}`).join(", ")}`,
          size,
        );
        const wanted = ranges.filter(({ start }) => start < size);
        if (wanted.length === 0) {
          expect(parts).toBe("unsatisfiable");
          return;
        }
        if (parts === null || parts === "unsatisfiable") throw new Error("There is something to send");
        for (const { start, end } of wanted)
          expect(parts.some((part) => part.start <= start && part.end >= Math.min(end, size - 1))).toBe(true);
        for (const [at, part] of parts.entries()) {
          expect(part.start).toBeGreaterThan(parts[at - 1]?.end ?? -1);
          expect(part.end).toBeGreaterThanOrEqual(part.start);
          expect(part.end).toBeLessThan(size);
        }
      }),
    );
  });
});
