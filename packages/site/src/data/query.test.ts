import { beforeEach, expect, test, vi } from "vitest";
import { CoinRateDocument } from "@catnip/sdk/payments/index.ts";
import { createQuery, type Ask } from "./query.ts";

/** A fake API client: records queries, and can announce that an answer has changed. */
const connection = vi.hoisted(() => ({
  asked: [] as ("cached" | "anew")[],
  signal: undefined as AbortSignal | undefined,
  answer: (): Promise<number> => Promise.resolve(0),
  listeners: new Set<(key: number | null) => void>(),
}));
vi.mock("../session/client.ts", () => ({
  query: (
    _: unknown,
    __: unknown,
    { fresh, onKey, signal }: { fresh: boolean; onKey: (key: number) => void; signal?: AbortSignal },
  ) => {
    connection.asked.push(fresh ? "anew" : "cached");
    connection.signal = signal;
    onKey(KEY);
    return connection.answer();
  },
  onAnswersChanged(listener: (key: number | null) => void) {
    connection.listeners.add(listener);
    return () => void connection.listeners.delete(listener);
  },
}));

const KEY = 7;
const changes = (key: number | null) => {
  for (const listener of connection.listeners) listener(key);
};
const load = async (ask: Ask) => (await ask(CoinRateDocument, { currency_id: "USD" })) as unknown as number;

beforeEach(() => {
  connection.asked = [];
  connection.answer = () => Promise.resolve(1);
  connection.listeners.clear();
});

test("queries once when started, and shows the answer", async () => {
  const query = createQuery(load);
  expect(query.current()).toMatchObject({ state: "loading" });
  await Promise.all([query.start(), query.start()]);
  expect(query.current()).toEqual({ state: "ready", value: 1 });
  expect(connection.asked).toEqual(["cached"]);
});

test("a fresh query asks the API first, and reads the cache after a mutation", async () => {
  const query = createQuery(load, { fresh: true });
  await query.start();
  connection.answer = () => Promise.resolve(2);
  changes(KEY);
  changes(KEY);
  await vi.waitFor(() => expect(query.current()).toEqual({ state: "ready", value: 2 }));
  expect(connection.asked).toEqual(["anew", "cached"]);
});

test("a change to another answer is ignored", async () => {
  const query = createQuery(load);
  await query.start();
  changes(KEY + 1);
  await Promise.resolve();
  expect(connection.asked).toHaveLength(1);
});

test("an answer that changes during the read is read again before anything is shown", async () => {
  const query = createQuery(load);
  const { promise, resolve } = Promise.withResolvers<number>();
  connection.answer = () => promise;
  const shown: unknown[] = [];
  query.subscribe(() => shown.push(query.current().value));
  const started = query.start();
  await vi.waitFor(() => expect(connection.asked).toHaveLength(1));
  changes(KEY);
  connection.answer = () => Promise.resolve(2);
  resolve(1);
  await started;
  expect(shown).toEqual([2]);
});

test("a fault is shown, and a retry works", async () => {
  const fault = new Error("Away");
  connection.answer = () => Promise.reject(fault);
  const query = createQuery(load);
  await query.start();
  expect(query.current()).toEqual({ state: "failed", value: null, fault });
  connection.answer = () => Promise.resolve(3);
  await query.reload();
  expect(query.current()).toEqual({ state: "ready", value: 3 });
  expect(connection.asked).toEqual(["cached", "anew"]);
});

// R-SIG-11
test("another player's session takes the answer away and triggers a refetch; a query that never started stays idle", async () => {
  const query = createQuery(load);
  const idle = createQuery(load);
  await query.start();
  connection.answer = () => Promise.resolve(2);
  changes(KEY);
  expect(query.current()).toEqual({ state: "ready", value: 1 });
  changes(null);
  expect(query.current()).toMatchObject({ state: "loading" });
  await vi.waitFor(() => expect(query.current()).toEqual({ state: "ready", value: 2 }));
  await vi.waitFor(() => expect(connection.asked).toHaveLength(2));
  expect(idle.current()).toMatchObject({ state: "loading" });
});

test("a value set locally stays, whatever is still in flight", async () => {
  const query = createQuery(load);
  const started = query.start();
  query.put(9);
  await started;
  expect(query.current()).toEqual({ state: "ready", value: 9 });
});

test("an unmounted component hears nothing, and queries again when it remounts", async () => {
  const query = createQuery(load);
  await query.start();
  query.stop();
  changes(KEY);
  await Promise.resolve();
  expect(connection.asked).toHaveLength(1);
  await query.start();
  expect(connection.asked).toHaveLength(2);
});

// R-WEB-22
test("a brief query ends its request when it is stopped, and any other lets it go on", async () => {
  for (const isBrief of [true, false]) {
    connection.asked = [];
    connection.answer = () => Promise.withResolvers<number>().promise;
    const query = createQuery(load, { isBrief });
    void query.start();
    await vi.waitFor(() => expect(connection.asked).toHaveLength(1));
    query.stop();
    expect(connection.signal?.aborted ?? false).toBe(isBrief);
  }
});

test("a brief query that is stopped before it could ask asks nothing", async () => {
  const query = createQuery(load, { isBrief: true });
  const started = query.start();
  query.stop();
  await started;
  expect(connection.asked).toEqual([]);
});
