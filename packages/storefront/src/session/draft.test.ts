import { forgetDrafts } from "@catnip/site/session/forget-drafts.ts";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";

/** The tab's storage: its items are properties, as in a browser. */
class TabStorage {
  [key: string]: unknown;
}
Object.defineProperties(TabStorage.prototype, {
  getItem: {
    value: function (this: TabStorage, key: string) {
      return this[key] ?? null;
    },
  },
  setItem: {
    value: function (this: TabStorage, key: string, value: string) {
      this[key] = value;
    },
  },
  removeItem: {
    value: function (this: TabStorage, key: string) {
      delete this[key];
    },
  },
});
let storage: Storage;
beforeEach(() => {
  storage = new TabStorage() as unknown as Storage;
});

// R-PRV-8
test("logging out removes what was typed, and nothing else", () => {
  writeDraft("about", "mika", { nickname: "Mi" }, storage);
  storage.setItem("other", "1");
  forgetDrafts(storage);
  expect(Object.keys(storage)).toEqual(["other"]);
});

const About = v.object({ nickname: v.string() });

// R-PRF-10
test("typed text is kept until it is saved", () => {
  writeDraft("about", "mika", { nickname: "Mi" }, storage);
  expect(readDraft("about", "mika", About, storage)).toEqual({ nickname: "Mi" });
  writeDraft("about", "mika", null, storage);
  expect(readDraft("about", "mika", About, storage)).toBeNull();
});

// R-PRF-10
test("another player who uses the tab does not get it", () => {
  writeDraft("about", "mika", { nickname: "Mi" }, storage);
  expect(readDraft("about", "rival", About, storage)).toBeNull();
});

test.each(["", "null", "{", "[]", '{"owner":"mika"}', '{"owner":"mika","value":{"nickname":7}}'])(
  "a stored %j is ignored",
  (text) => {
    storage.setItem("catnip.draft.about", text);
    expect(readDraft("about", "mika", About, storage)).toBeNull();
  },
);

test("without storage nothing is kept, and nothing fails", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const none = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  writeDraft("about", "mika", { nickname: "Mi" }, none);
  expect(readDraft("about", "mika", About, none)).toBeNull();
});
