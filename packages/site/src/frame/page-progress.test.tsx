import { renderToStaticMarkup } from "react-dom/server";
import type * as Router from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PageProgress } from "./page-progress.tsx";
import { StoreProvider } from "../store/store-provider.tsx";
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

  test("starts at 30 percent, rises evenly, and is full after five seconds", () => {
    const shown: number[] = [];
    const stop = startProgress((percent) => shown.push(percent));
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([30]);
    vi.advanceTimersByTime(2_400);
    expect(shown.at(-1)).toBe(65);
    const rises = shown.slice(1).map((percent, index) => percent - (shown[index] ?? 0));
    expect(Math.max(...rises) - Math.min(...rises)).toBeLessThan(1e-9);
    vi.advanceTimersByTime(2_399);
    expect(shown.at(-1)).toBeLessThan(100);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe(100);

    const steps = shown.length;
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(steps);
    stop();
  });

  test("stops when the page has arrived", () => {
    const report = vi.fn<(percent: number) => void>();
    const stop = startProgress(report);
    vi.advanceTimersByTime(1_000);
    stop();
    report.mockClear();
    vi.advanceTimersByTime(10_000);
    expect(report).not.toHaveBeenCalled();
  });

  test("is drawn only while a page loads, and invisible at first", () => {
    state = "idle";
    expect(
      renderToStaticMarkup(
        <StoreProvider>
          <PageProgress />
        </StoreProvider>,
      ),
    ).toBe("");
    state = "loading";
    const markup = renderToStaticMarkup(
      <StoreProvider>
        <PageProgress />
      </StoreProvider>,
    );
    expect(markup).toContain("aria-hidden");
    expect(markup).not.toContain("data-active");
  });
});
