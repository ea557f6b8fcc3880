import { beforeEach, expect, test } from "vitest";
import { rememberSeen, seenNotices } from "./seen-notices.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;
beforeEach(() => kept.clear());

// R-ART-9
test("a closed article is in the read list, a closed announcement also sets its flag", () => {
  rememberSeen({ uuid: "a", category: "ad" }, storage);
  expect(seenNotices(storage)).toEqual({ readList: ["a"], closedAnnouncement: null });
  rememberSeen({ uuid: "b", category: "announcement" }, storage);
  expect(seenNotices(storage)).toEqual({ readList: ["a", "b"], closedAnnouncement: "b" });
  expect([...kept.keys()]).toEqual(["has_read_article_list", "announcement"]);
});

test.each(["", "no json", "{}", "7", '"a"', "null", "[1,null,{}]"])("%j is an empty read list", (text) => {
  kept.set("has_read_article_list", text);
  expect(seenNotices(storage).readList).toEqual([]);
});

test("a full storage loses a notice's mark, not the page", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  } as unknown as Storage;
  expect(() => rememberSeen({ uuid: "a", category: "ad" }, full)).not.toThrow();
});
