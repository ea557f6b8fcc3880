import { DRAFTS_KEY, forgetDrafts } from "@catnip/site/session/forget-drafts.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The tab's storage. */
let kept: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  vi.stubGlobal("document", {});
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A fresh page of this tab. */
async function page() {
  const { draftDropped, draftTyped, selectTyped } = await import("./drafts-slice.ts");
  const { appStore } = await import("@catnip/site/store/app-store.ts");
  return {
    type: (name: string, owner: string, value: unknown) =>
      appStore.dispatch(draftTyped({ name, owner, value })),
    drop: (name: string) => appStore.dispatch(draftDropped(name)),
    draft: (name: string, owner: string) => selectTyped(appStore.getState(), name, owner),
  };
}

/** The same tab after a reload. */
const reload = () => {
  vi.resetModules();
  return page();
};

// R-PRF-10, R-CMT-9
test("typed text is kept until it is saved, each form's on its own", async () => {
  const { type } = await page();
  type("about", "mika", { nickname: "Mi" });
  type("comment.7", "mika", { comment: "Purr, and", vote: 1 });
  const { draft, drop } = await reload();
  expect(draft("about", "mika")).toEqual({ nickname: "Mi" });
  expect(draft("comment.7", "mika")).toEqual({ comment: "Purr, and", vote: 1 });
  expect(draft("comment.8", "mika")).toBeNull();
  drop("about");
  const { draft: after } = await reload();
  expect(after("about", "mika")).toBeNull();
  expect(after("comment.7", "mika")).not.toBeNull();
});

// R-PRF-10, R-CMT-9
test("another player who uses the tab does not get it", async () => {
  (await page()).type("about", "mika", { nickname: "Mi" });
  expect((await reload()).draft("about", "rival")).toBeNull();
});

// R-PRV-8
test("logging out removes what was typed, and nothing else", async () => {
  kept.set("other", "1");
  (await page()).type("about", "mika", { nickname: "Mi" });
  forgetDrafts();
  expect([...kept.keys()]).toEqual(["other"]);
  expect((await reload()).draft("about", "mika")).toBeNull();
});

test("nothing is stored when the last draft has been saved", async () => {
  const { type, drop } = await page();
  type("about", "mika", { nickname: "Mi" });
  drop("about");
  expect(kept.size).toBe(0);
});

test.each(["", "null", "{", "[]", '{"about":{"owner":7,"value":1}}'])(
  "a stored %j is ignored",
  async (text) => {
    kept.set(DRAFTS_KEY, text);
    expect((await page()).draft("about", "mika")).toBeNull();
  },
);

test("where storage is disabled, drafts last as long as the page", async () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { type, draft } = await page();
  type("about", "mika", { nickname: "Mi" });
  expect(draft("about", "mika")).toEqual({ nickname: "Mi" });
  forgetDrafts();
});
