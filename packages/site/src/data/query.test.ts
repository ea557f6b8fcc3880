import { beforeEach, expect, test, vi } from "vitest";
import { CoinRateDocument } from "@catnip/sdk/payments/index.ts";
import { createQuery, type Ask } from "./query.ts";

/** The connection to the API: what it was asked, and a way to say that an answer has changed. */
const connection = vi.hoisted(() => ({
  asked: [] as ("cached" | "anew")[],
  answer: (): Promise<number> => Promise.resolve(0),
  listeners: new Set<(key: number | null) => void>(),
}));
vi.mock("../session/client.ts", () => ({
  query: (_: unknown, __: unknown, { fresh, onKey }: { fresh: boolean; onKey: (key: number) => void }) => {
    connection.asked.push(fresh ? "anew" : "cached");
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

test("asks when it is started, once, and shows the answer", async () => {
  const query = createQuery(load);
  expect(query.current()).toMatchObject({ state: "loading" });
  await Promise.all([query.start(), query.start()]);
  expect(query.current()).toEqual({ state: "ready", value: 1 });
  expect(connection.asked).toEqual(["cached"]);
});

test("one for what others may have changed asks anew first, and reads the cache after an action", async () => {
  const query = createQuery(load, { fresh: true });
  await query.start();
  connection.answer = () => Promise.resolve(2);
  changes(KEY);
  changes(KEY);
  await vi.waitFor(() => expect(query.current()).toEqual({ state: "ready", value: 2 }));
  expect(connection.asked).toEqual(["anew", "cached"]);
});

test("another answer that changes is none of its business", async () => {
  const query = createQuery(load);
  await query.start();
  changes(KEY + 1);
  await Promise.resolve();
  expect(connection.asked).toHaveLength(1);
});

test("an answer that changes while it is read is read again before anything is shown", async () => {
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

test("a fault is shown, and trying again works", async () => {
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

test("somebody else's session makes it ask again, and one that was never asked stays silent", async () => {
  const query = createQuery(load);
  const idle = createQuery(load);
  await query.start();
  changes(null);
  await vi.waitFor(() => expect(connection.asked).toHaveLength(2));
  expect(idle.current()).toMatchObject({ state: "loading" });
});

test("what is said without asking stays, whatever is still under way", async () => {
  const query = createQuery(load);
  const started = query.start();
  query.put(9);
  await started;
  expect(query.current()).toEqual({ state: "ready", value: 9 });
});

test("a part that has gone hears of nothing, and asks again when it comes back", async () => {
  const query = createQuery(load);
  await query.start();
  query.stop();
  changes(KEY);
  await Promise.resolve();
  expect(connection.asked).toHaveLength(1);
  await query.start();
  expect(connection.asked).toHaveLength(2);
});
