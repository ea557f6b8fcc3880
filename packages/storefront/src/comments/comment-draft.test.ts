import { DRAFT_PREFIX, forgetDrafts } from "@catnip/site/session/forget-drafts.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./comment-draft.ts";

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

const DRAFT = { user_uuid: "mika", store_id: 101, comment: "Purr, and", vote: 1 } as const;

// R-CMT-9
test("the draft is restored for the same player and game only", () => {
  keepDraft(DRAFT, storage);
  expect(readDraft(DRAFT, storage)).toEqual(DRAFT);
  expect(readDraft({ ...DRAFT, store_id: 102 }, storage)).toBeNull();
  expect(readDraft({ ...DRAFT, user_uuid: "sora" }, storage)).toBeNull();
  forgetDraft(storage);
  expect(readDraft(DRAFT, storage)).toBeNull();
});

test.each(["{oops", "null", "[]", JSON.stringify({ ...DRAFT, vote: 2 })])(
  "an invalid draft is ignored: %s",
  (text) => {
    kept.set(`${DRAFT_PREFIX}comment`, text);
    expect(readDraft(DRAFT, storage)).toBeNull();
  },
);

// R-PRV-8
test("logging out forgets it", () => {
  keepDraft(DRAFT, storage);
  const listed = { removeItem: (key: string) => void kept.delete(key), ...Object.fromEntries(kept) };
  forgetDrafts(listed as unknown as Storage);
  expect(readDraft(DRAFT, storage)).toBeNull();
});

test("works where storage is disabled, so that accessing it throws", () => {
  vi.stubGlobal("sessionStorage", undefined);
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new Error("SecurityError");
    },
  });
  expect(() => keepDraft(DRAFT)).not.toThrow();
  expect(readDraft(DRAFT)).toBeNull();
  expect(() => forgetDraft()).not.toThrow();
  expect(() => forgetDrafts()).not.toThrow();
  vi.unstubAllGlobals();
});

test("works without storage", () => {
  const broken = {
    getItem: () => {
      throw new Error("SecurityError");
    },
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
    removeItem: () => {
      throw new Error("SecurityError");
    },
  } as unknown as Storage;
  expect(() => keepDraft(DRAFT, broken)).not.toThrow();
  expect(readDraft(DRAFT, broken)).toBeNull();
  expect(() => forgetDraft(broken)).not.toThrow();
});
