import { expect, test } from "vitest";
import { chartLines, CHART_SIZE, shownPoints } from "./chart-lines.ts";

const DAY_MS = 86_400_000;
const now = Date.UTC(2030, 5, 15);
const point = (days: number, amount: number | null) => ({ atMs: now - days * DAY_MS, amount });

// R-PRC-16
test("a price is level while it holds, and steps where it changes", () => {
  const lines = chartLines([point(100, 1_000), point(50, 500)], now);
  expect(lines).toEqual({
    path: `M0 0H160V${CHART_SIZE.height / 2}H320`,
    fromMs: now - 100 * DAY_MS,
    lowest: 500,
    highest: 1_000,
  });
});

test("only the last year is drawn, with the price that it began with", () => {
  const lines = chartLines([point(800, 9_000), point(500, 1_000), point(73, 500)], now);
  expect(lines).toMatchObject({ fromMs: now - 365 * DAY_MS, highest: 1_000 });
  expect(lines?.path).toBe("M0 0H256V60H320");
  expect(shownPoints([point(800, 1), point(500, 2), point(73, 3)], now - 365 * DAY_MS)).toHaveLength(2);
});

test("a time without a price is a gap", () => {
  const { path } = chartLines([point(100, 100), point(75, null), point(50, 100)], now) ?? {};
  expect(path).toBe("M0 0H80M160 0H320");
});

test.each([
  { says: "without points", points: [] },
  { says: "without a price", points: [point(10, null)] },
  { says: "with a price only more than a year ago", points: [point(900, 100), point(800, null)] },
])("$says there is nothing to draw", ({ points }) => {
  expect(chartLines(points, now)).toBeNull();
});

test("a free game is a line at the bottom", () => {
  expect(chartLines([point(10, 0)], now)?.path).toBe(`M0 ${CHART_SIZE.height}H320`);
});
