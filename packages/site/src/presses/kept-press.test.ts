import { CHUNK_RELOAD_MS } from "@catnip/domain/timing";
import { beforeEach, expect, test } from "vitest";
import { keepPress, takePress } from "./kept-press.ts";

const press = { tag: "button", names: '["Add coins"]', place: 0 };
const page = "/store?sort=price";
const at = Date.UTC(2030, 0, 15);

let tab: Storage;
beforeEach(() => {
  const entries = new Map<string, string>();
  tab = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
});

// R-WEB-2
test("a press survives one reload of its page", () => {
  keepPress({ press, page, at }, tab);
  expect(takePress({ page, at: at + 2_000 }, tab)).toEqual(press);
  expect(takePress({ page, at: at + 2_000 }, tab)).toBeNull();
});

// R-WEB-2
test.each([
  { says: "another page", now: { page: "/store", at } },
  { says: "a page opened later", now: { page, at: at + CHUNK_RELOAD_MS } },
  { says: "a clock that was set back", now: { page, at: at - CHUNK_RELOAD_MS } },
])("$says has none, nor has the page after it", ({ now }) => {
  keepPress({ press, page, at }, tab);
  expect(takePress(now, tab)).toBeNull();
  expect(takePress({ page, at }, tab)).toBeNull();
});

test("an invalid value is ignored, and nothing is kept without storage", () => {
  tab.setItem("catnip.press", "{");
  expect(takePress({ page, at }, tab)).toBeNull();
  const none = null as unknown as Storage;
  expect(() => keepPress({ press, page, at }, none)).not.toThrow();
  expect(takePress({ page, at }, none)).toBeNull();
});
