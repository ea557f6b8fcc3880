import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchChanges, type EventStream } from "./watch-changes.ts";

/** Longer than the longest wait between two attempts. */
const LONG_MS = 60_000;

class FakeStream extends EventTarget implements EventStream {
  isClosed = false;
  close() {
    this.isClosed = true;
  }
  says(event: "open" | "changed" | "error") {
    this.dispatchEvent(new Event(event));
  }
}

let streams: FakeStream[];
let said: string[];
let stop: () => void;
const latest = () => {
  const stream = streams.at(-1);
  if (!stream) throw new Error("nothing was opened");
  return stream;
};

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  said = [];
  stop = watchChanges(
    "/payment/X/return/changes",
    {
      changed: () => said.push("changed"),
      connected: (isConnected) => said.push(isConnected ? "connected" : "alone"),
    },
    (address) => {
      expect(address).toBe("/payment/X/return/changes");
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

// R-PAY-64
test("a page is connected once the server responds, and refetches when notified", () => {
  expect(said).toEqual([]);
  latest().says("open");
  latest().says("changed");
  expect(said).toEqual(["connected", "changed"]);
});

// R-PAY-64
test("a lost connection is reported at once, and reopened later", () => {
  latest().says("open");
  latest().says("error");
  expect(said).toEqual(["connected", "alone"]);
  expect(latest().isClosed).toBe(true);
  vi.advanceTimersByTime(999);
  expect(streams).toHaveLength(1);
  vi.advanceTimersByTime(501);
  expect(streams).toHaveLength(2);
  latest().says("open");
  expect(said).toEqual(["connected", "alone", "connected"]);
});

test("the backoff doubles with each failure, up to 30 s plus half of it at random", () => {
  const waits = Array.from({ length: 8 }, () => {
    latest().says("error");
    const before = streams.length;
    const from = Date.now();
    while (streams.length === before) vi.advanceTimersByTime(10);
    return Date.now() - from;
  });
  [1, 2, 4, 8, 16, 30, 30, 30].forEach((seconds, at) => {
    expect(waits[at]).toBeGreaterThanOrEqual(seconds * 1_000);
    expect(waits[at]).toBeLessThanOrEqual(seconds * 1_500 + 10);
  });
});

test("a working connection resets the backoff", () => {
  for (let failure = 0; failure < 5; failure += 1) {
    latest().says("error");
    vi.advanceTimersByTime(LONG_MS);
  }
  latest().says("open");
  latest().says("error");
  const before = streams.length;
  vi.advanceTimersByTime(1_500);
  expect(streams).toHaveLength(before + 1);
});

test("two errors of one connection cause one reconnect", () => {
  latest().says("error");
  latest().says("error");
  vi.advanceTimersByTime(LONG_MS);
  expect(streams).toHaveLength(2);
});

test.each(["while connected", "while waiting"])("nothing is opened after it was stopped %s", (when) => {
  latest().says("open");
  if (when === "while waiting") latest().says("error");
  stop();
  expect(latest().isClosed).toBe(true);
  vi.advanceTimersByTime(LONG_MS);
  expect(streams).toHaveLength(1);
});
