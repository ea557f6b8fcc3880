import { describe, expect, test, vi } from "vitest";
import { WriteBehind, type WriteBehindOptions } from "./write-behind.ts";

/**
 * A database stub that is up, down or rejects rows, as the test likes; records what it received and what was logged.
 */
function made(options: Partial<WriteBehindOptions<number>> = {}) {
  const written: (readonly number[])[] = [];
  const said: { readonly message: string; readonly lost: number | undefined }[] = [];
  const database = { state: "there" as "there" | "away" | "refuses" };
  const rows = new WriteBehind<number>({
    what: "tests",
    log: {
      warn: (facts: { lost?: number }, message: string) => {
        said.push({ message, lost: facts.lost });
      },
    } as WriteBehindOptions<number>["log"],
    write: (batch) => {
      if (database.state === "away")
        return Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
      if (database.state === "refuses") return Promise.reject(new Error("value too long"));
      written.push(batch);
      return Promise.resolve();
    },
    delayMs: 1_000,
    batchMax: 3,
    waitingMax: 5,
    ...options,
  });
  return { rows, written, said, database };
}

describe("deferrable rows", () => {
  test("are written together once the first has waited long enough", async () => {
    vi.useFakeTimers();
    const { rows, written } = made();
    rows.add(1);
    rows.add(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([[1, 2]]);
    vi.useRealTimers();
  });

  test("are written at once when there are enough", async () => {
    const { rows, written } = made();
    for (const row of [1, 2, 3]) rows.add(row);
    await rows.flush();
    expect(written).toEqual([[1, 2, 3]]);
  });

  test("come in thousands at once and are all written when the process ends", async () => {
    const { rows, written } = made({ batchMax: 200, waitingMax: 5_000 });
    for (let row = 0; row < 1_999; row += 1) rows.add(row);
    await rows.close();
    expect(written.map((batch) => batch.length)).toEqual([...Array.from({ length: 9 }, () => 200), 199]);
    expect(written.flat()).toEqual(Array.from({ length: 1_999 }, (_, row) => row));
  });

  test("that arrive during a write are not lost", async () => {
    const { rows, written } = made();
    for (const row of [1, 2, 3]) rows.add(row);
    rows.add(4);
    await Promise.all([rows.flush(), rows.flush()]);
    expect(written).toEqual([[1, 2, 3], [4]]);
  });

  test("wait while the database is down, and keep their order; it is logged once", async () => {
    const { rows, written, said, database } = made();
    database.state = "away";
    rows.add(1);
    await rows.flush();
    rows.add(2);
    await rows.flush();
    expect(said).toEqual([{ message: "rows cannot be written, they wait", lost: undefined }]);
    database.state = "there";
    await rows.close();
    expect(written).toEqual([[1, 2]]);
    expect(said).toHaveLength(1);
  });

  test("are dropped and counted when too many wait", async () => {
    const { rows, written, said, database } = made();
    database.state = "away";
    const taken = [1, 2, 3, 4, 5, 6, 7].map((row) => rows.add(row));
    expect(taken).toEqual([true, true, true, true, true, false, false]);
    await rows.flush();
    database.state = "there";
    await rows.close();
    expect(written.flat()).toEqual([1, 2, 3, 4, 5]);
    expect(said.at(-1)).toEqual({ message: "rows lost while none could be written", lost: 2 });
  });

  test("are retried with backoff", async () => {
    vi.useFakeTimers();
    const { rows, database, written } = made();
    database.state = "away";
    rows.add(1);
    await vi.advanceTimersByTimeAsync(1_000);
    database.state = "there";
    await vi.advanceTimersByTimeAsync(1_999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([[1]]);
    vi.useRealTimers();
  });

  test("survive a bad row in their batch", async () => {
    const stored: number[] = [];
    const { rows, said } = made({
      batchMax: 5,
      write: (batch) => {
        if (batch.includes(3)) return Promise.reject(new Error("value too long"));
        stored.push(...batch);
        return Promise.resolve();
      },
    });
    for (const row of [1, 2, 3, 4, 5]) rows.add(row);
    await rows.close();
    expect(stored).toEqual([1, 2, 4, 5]);
    expect(said).toEqual([{ message: "row refused and given up", lost: 1 }]);
  });

  test("are dropped when the database rejects them, so that the next ones get through", async () => {
    const { rows, written, said, database } = made();
    database.state = "refuses";
    rows.add(1);
    await rows.flush();
    database.state = "there";
    rows.add(2);
    await rows.close();
    expect(written).toEqual([[2]]);
    expect(said).toEqual([{ message: "row refused and given up", lost: 1 }]);
  });

  test("still waiting when the process ends with the database down are counted", async () => {
    const { rows, said, database } = made();
    database.state = "away";
    rows.add(1);
    rows.add(2);
    await rows.close();
    expect(said.at(-1)).toEqual({ message: "rows lost while none could be written", lost: 2 });
  });
});
