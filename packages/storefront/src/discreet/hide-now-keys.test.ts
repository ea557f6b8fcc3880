import { HIDE_NOW_WITHIN_MS } from "@catnip/domain/timing";
import { expect, test } from "vitest";
import { hideNowKeys, type KeyPress } from "./hide-now-keys.ts";

const press = (key: string, atMs: number, over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  atMs,
  hasDialog: false,
  isRepeat: false,
  ...over,
});

const IN_DIALOG = { hasDialog: true };

// R-BND-8
test.each<{ says: string; keys: readonly KeyPress[]; hidden: readonly boolean[] }>([
  { says: "F2 hides at once", keys: [press("F2", 0)], hidden: [true] },
  { says: "F2 hides in a dialog as well", keys: [press("F2", 0, IN_DIALOG)], hidden: [true] },
  { says: "one Escape hides nothing", keys: [press("Escape", 0)], hidden: [false] },
  {
    says: "the second Escape in time hides",
    keys: [press("Escape", 0), press("Escape", HIDE_NOW_WITHIN_MS)],
    hidden: [false, true],
  },
  {
    says: "a second Escape too late is a first one",
    keys: [
      press("Escape", 0),
      press("Escape", HIDE_NOW_WITHIN_MS + 1),
      press("Escape", HIDE_NOW_WITHIN_MS + 2),
    ],
    hidden: [false, false, true],
  },
  {
    says: "another key in between resets",
    keys: [press("Escape", 0), press("a", 10), press("Escape", 20)],
    hidden: [false, false, false],
  },
  {
    says: "Escapes that close dialogs do not count",
    keys: [press("Escape", 0, IN_DIALOG), press("Escape", 10, IN_DIALOG), press("Escape", 20)],
    hidden: [false, false, false],
  },
  {
    says: "a key held down is one press",
    keys: [press("Escape", 0), press("Escape", 30, { isRepeat: true })],
    hidden: [false, false],
  },
  {
    says: "three presses are a pair and a first one",
    keys: [press("Escape", 0), press("Escape", 10), press("Escape", 20)],
    hidden: [false, true, false],
  },
])("$says", ({ keys, hidden }) => {
  const isHiding = hideNowKeys();
  expect(keys.map((key) => isHiding(key))).toEqual(hidden);
});
