import { beforeEach, expect, test } from "vitest";
import { INTENT_KEY } from "../shell/storage-keys.ts";
import { rememberIntent, takeIntent } from "./intent.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const UUID = "0199a000-0000-7000-8000-000000000001";

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

// R-FLW-4, R-CMT-9
test.each([
  { action: "follow", user_uuid: UUID, path: `/user/${UUID}` },
  { action: "comment", store_id: 101 },
  { action: "helpful", store_id: 101, comment_uuid: UUID },
] as const)("the wish to $action is remembered too", (intent) => {
  rememberIntent(intent, NOW, storage);
  expect(takeIntent(NOW, storage)).toEqual(intent);
});

test.each([
  { says: "after more than an hour", text: { at: NOW - HOUR - 1, intent: { action: "buy", store_id: 1 } } },
  {
    says: "when the intent is dated in the future",
    text: { at: NOW + 1, intent: { action: "buy", store_id: 1 } },
  },
  {
    says: "when its action is unknown",
    text: { at: NOW, intent: { action: "confirm", store_id: 1 } },
  },
  { says: "when it names no game", text: { at: NOW, intent: { action: "buy", store_id: "1" } } },
  {
    says: "when it names nobody",
    text: { at: NOW, intent: { action: "follow", user_uuid: "x", path: "/" } },
  },
  { says: "when it is a list", text: [] },
  { says: "when it is not JSON", text: "{oops" },
])("nothing is resumed $says, and the intent is deleted", ({ text }) => {
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
