import { expect, test } from "vitest";
import { withFigures } from "./figures.ts";

const RUN = { date: "2026-11-28", machine: "2 × some processor", commit: "abc" };
const reads = {
  what: "reads",
  value: 500,
  unit: "requests/s",
  ceiling: 1_000,
  goal: { at: "least", bound: 0.4, of: "ratio" },
} as const;
const start = { what: "start", value: 6, unit: "s", goal: { at: "most", bound: 5 } } as const;

test("a run's figures stand in one table, with what they were to be", () => {
  const page = withFigures("# Figures\n\nWords.\n", [reads, start], RUN);
  expect(page).toContain("# Figures\n\nWords.\n\n| Figure |");
  expect(page).toContain(
    "| reads | 500 requests/s | 1,000 | 0.50 | ≥ 0.4 × ceiling | ✓ | 2026-11-28 | 2 × some processor | abc |",
  );
  expect(page).toContain("| start | 6 s |  |  | ≤ 5 | ✗ | 2026-11-28 |");
});

test("a later run replaces what it measured, and nothing else", () => {
  const before = withFigures("# Figures\n", [reads, start], RUN);
  const after = withFigures(before, [{ ...start, value: 4 }], { ...RUN, date: "2026-11-29" });
  expect(after).toContain("| reads | 500 requests/s | 1,000 | 0.50 | ≥ 0.4 × ceiling | ✓ | 2026-11-28 |");
  expect(after).toContain("| start | 4 s |  |  | ≤ 5 | ✓ | 2026-11-29 |");
  expect(after.match(/\| start \|/g)).toHaveLength(1);
});
