import { renderToStaticMarkup } from "react-dom/server";
import type * as Router from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PageProgress } from "./page-progress.tsx";
import { startProgress } from "./progress-steps.ts";

let state: "idle" | "loading";
vi.mock("react-router", async (original) => ({
  ...(await original<typeof Router>()),
  useNavigation: () => ({ state }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// R-WEB-6
describe("the loading bar", () => {
  test("is not shown for a page that arrives within 200 ms", () => {
    const report = vi.fn<(percent: number) => void>();
    const stop = startProgress(report);
    vi.advanceTimersByTime(199);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(report).not.toHaveBeenCalled();
  });

  test("starts at 30 percent, closes a quarter of the gap every 150 ms, and is as good as full after five seconds", () => {
    const shown: number[] = [];
    const stop = startProgress((percent) => shown.push(percent));
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([30]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([30, 47.5]);
    vi.advanceTimersByTime(149);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([30, 47.5, 60.625]);
    vi.advanceTimersByTime(5_000 - 450);
    expect(shown.at(-1)).toBeGreaterThan(99.9);
    vi.advanceTimersByTime(60_000);
    expect(Math.max(...shown)).toBeLessThanOrEqual(100);

    stop();
    const steps = shown.length;
    vi.advanceTimersByTime(10_000);
    expect(shown).toHaveLength(steps);
  });

  test("is drawn only while a page loads, and invisible at first", () => {
    state = "idle";
    expect(renderToStaticMarkup(<PageProgress />)).toBe("");
    state = "loading";
    const markup = renderToStaticMarkup(<PageProgress />);
    expect(markup).toContain("aria-hidden");
    expect(markup).not.toContain("data-active");
  });
});
