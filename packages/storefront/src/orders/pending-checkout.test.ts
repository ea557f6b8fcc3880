import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetTransaction, transactionId } from "./pending-checkout.ts";

let kept: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

afterEach(() => void vi.useRealTimers());

// R-CHK-1
test("a retried purchase keeps its transaction id", () => {
  const first = transactionId({ store_id: 1, total: 100 }, storage);
  expect(transactionId({ store_id: 1, total: 100 }, storage)).toBe(first);
});

test("another purchase, or the same at another price, gets another id", () => {
  const first = transactionId({ store_id: 1, total: 100 }, storage);
  expect(transactionId({ store_id: 1, total: 90 }, storage)).not.toBe(first);
});

test("after a response, the id is not reused", () => {
  const first = transactionId({ store_id: 1 }, storage);
  forgetTransaction(storage);
  expect(transactionId({ store_id: 1 }, storage)).not.toBe(first);
});

test("a corrupt value in storage is ignored", () => {
  kept.set("catnip.pending-checkout", "{oops");
  expect(transactionId({ store_id: 1 }, storage)).toMatch(/^[0-9a-f-]{36}$/);
});

test("ids are UUID version 7 and sort by time", () => {
  // The library's clock is monotonic, so this is later than the ids of earlier tests.
  vi.useFakeTimers({ now: 0x7123456789ab });
  expect(transactionId({ store_id: 1 }, storage)).toMatch(
    /^71234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
