import { DAY_MS } from "@catnip/domain/time";

/** What a game cost from a moment on; null: it had no price. */
export interface ChartPoint {
  readonly atMs: number;
  readonly amount: number | null;
}

/** The size of a chart's drawing, in its own units. */
export const CHART_SIZE = { width: 320, height: 120 } as const;

/** A chart shows at most a year. */
const CHART_SPAN_MS = 365 * DAY_MS;

export interface ChartLines {
  /** An SVG path: level while a price held, a step where it changed, a gap where there was none. */
  readonly path: string;
  readonly fromMs: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * The line of a price chart, from a year ago or the first price to now.
 *
 * @param points oldest first
 * @returns null when there was no price in that time
 */
export function chartLines(points: readonly ChartPoint[], nowMs: number): ChartLines | null {
  const first = points.find(({ amount }) => amount !== null);
  if (!first) return null;
  const fromMs = Math.max(first.atMs, nowMs - CHART_SPAN_MS);
  const spans = shownPoints(points, fromMs).map(({ atMs, amount }, index, shown) => ({
    amount,
    fromMs: Math.max(atMs, fromMs),
    toMs: Math.max(shown[index + 1]?.atMs ?? nowMs, fromMs),
  }));
  const amounts = spans.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  if (amounts.length === 0) return null;
  const lowest = Math.min(...amounts);
  const highest = Math.max(...amounts);
  const x = (ms: number) => rounded(((ms - fromMs) / Math.max(nowMs - fromMs, 1)) * CHART_SIZE.width);
  // From zero, so that a small change looks small.
  const y = (amount: number) => rounded(CHART_SIZE.height * (1 - amount / Math.max(highest, 1)));
  let isDrawing = false;
  const path = spans
    .flatMap(({ amount, ...span }) => {
      const begins = !isDrawing;
      isDrawing = amount !== null;
      if (amount === null) return [];
      const level = y(amount);
      return [begins ? `M${x(span.fromMs)} ${level}` : `V${level}`, `H${x(span.toMs)}`];
    })
    .join("");
  return { path, fromMs, lowest, highest };
}

/** The points from a moment on, and the one that held at it. */
export function shownPoints<Point extends { readonly atMs: number }>(
  points: readonly Point[],
  fromMs: number,
): readonly Point[] {
  return points.filter((_, index) => (points[index + 1]?.atMs ?? Infinity) > fromMs);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
