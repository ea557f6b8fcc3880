import { beforeEach, expect, test } from "vitest";
import { INTENT_KEY } from "./intent-key.ts";
import { rememberIntent, takeIntent } from "./intent.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

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

// R-CHK-16
test("a guest's intent is resumed once", () => {
  rememberIntent({ action: "cart", store_id: 101 }, NOW, storage);
  expect(takeIntent(NOW + HOUR, storage)).toEqual({ action: "cart", store_id: 101 });
  expect(takeIntent(NOW + HOUR, storage)).toBeNull();
});

test.each([
  { says: "after more than an hour", text: { action: "buy", store_id: 1, at: NOW - HOUR - 1 } },
  { says: "when the intent is dated in the future", text: { action: "buy", store_id: 1, at: NOW + 1 } },
  { says: "when its action is unknown", text: { action: "confirm", store_id: 1, at: NOW } },
  { says: "when it names no game", text: { action: "buy", store_id: "1", at: NOW } },
  { says: "when it is a list", text: [] },
  { says: "when it is not JSON", text: "{oops" },
])("nothing is resumed $says, and the intent is dropped", ({ text }) => {
  kept.set(INTENT_KEY, typeof text === "string" ? text : JSON.stringify(text));
  expect(takeIntent(NOW, storage)).toBeNull();
  expect(kept.size).toBe(0);
});

test("works without storage", () => {
  const full = {
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  } as unknown as Storage;
  expect(() => rememberIntent({ action: "buy", store_id: 1 }, NOW, full)).not.toThrow();
});
