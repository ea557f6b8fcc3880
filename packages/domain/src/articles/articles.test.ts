import { describe, expect, test } from "vitest";
import {
  isAnnouncementLive,
  isBroadcastLive,
  isUnread,
  markRead,
  shouldShowAnnouncement,
  translated,
} from "./index.ts";

const now = Date.UTC(2030, 0, 15, 12);

test.each([
  {
    says: "on, and between start and end",
    broadcast: { broadcast_state: 1, broadcast_started_at: now, broadcast_ended_at: now + 1 },
    live: true,
  },
  {
    says: "switched off",
    broadcast: { broadcast_state: 0, broadcast_started_at: now, broadcast_ended_at: now + 1 },
    live: false,
  },
  {
    says: "any other state is on",
    broadcast: { broadcast_state: 2, broadcast_started_at: now, broadcast_ended_at: now + 1 },
    live: true,
  },
  {
    says: "not begun",
    broadcast: { broadcast_state: 1, broadcast_started_at: now + 1, broadcast_ended_at: now + 2 },
    live: false,
  },
  {
    says: "over",
    broadcast: { broadcast_state: 1, broadcast_started_at: now - 2, broadcast_ended_at: now },
    live: false,
  },
  { says: "without start and end it runs until switched off", broadcast: { broadcast_state: 1 }, live: true },
])("a broadcast: $says", ({ broadcast, live }) => {
  expect(isBroadcastLive(broadcast, now)).toBe(live);
});

describe("the announcement of December 2021", () => {
  const announcement = { ends_at: "2021-12-05T07:00:00Z" };
  const maintenance = { starts_at: "2021-12-05T04:00:00Z", ends_at: "2021-12-05T07:00:00Z" };

  test("pops up only before 5 December 2021, 07:00 UTC", () => {
    expect(isAnnouncementLive(announcement, "2021-12-05T06:59:59.999Z")).toBe(true);
    expect(isAnnouncementLive(announcement, "2021-12-05T07:00:00Z")).toBe(false);
  });

  test("does not pop up again once it was closed", () => {
    expect(shouldShowAnnouncement(announcement, false, "2021-12-04T00:00:00Z")).toBe(true);
    expect(shouldShowAnnouncement(announcement, true, "2021-12-04T00:00:00Z")).toBe(false);
    expect(shouldShowAnnouncement(announcement, false, "2021-12-06T00:00:00Z")).toBe(false);
  });

  test("maintenance lasts from 13:00 to 16:00 in Japan", () => {
    expect(isAnnouncementLive(maintenance, "2021-12-05T12:59:59+09:00")).toBe(false);
    expect(isAnnouncementLive(maintenance, "2021-12-05T13:00:00+09:00")).toBe(true);
    expect(isAnnouncementLive(maintenance, "2021-12-05T15:59:59+09:00")).toBe(true);
    expect(isAnnouncementLive(maintenance, "2021-12-05T16:00:00+09:00")).toBe(false);
  });
});

test("an article is unread until it was closed once", () => {
  const read = markRead("a", []);
  expect(isUnread("a", [])).toBe(true);
  expect(isUnread("a", read)).toBe(false);
  expect(markRead("a", read)).toEqual(["a"]);
  expect(markRead("b", read)).toEqual(["a", "b"]);
});

describe("a translated text", () => {
  const texts = [
    { lang: "en-us", key: "headline", value: "News" },
    { lang: "zh-cn", key: "headline", value: "新闻" },
    { lang: "zh-tw", key: "headline", value: "新聞" },
    { lang: "ja-jp", key: "headline", value: "" },
    { lang: "ja-jp", key: "text", value: "本文" },
  ];
  test.each([
    { says: "in the reader's locale", locale: "zh-TW", key: "headline", is: "新聞" },
    { says: "in another region of their language", locale: "zh-HK", key: "headline", is: "新闻" },
    { says: "an empty one falls back to the default", locale: "ja-JP", key: "headline", is: "News" },
    { says: "another key is another text", locale: "ja-JP", key: "text", is: "本文" },
    { says: "without any it is the item's own", locale: "de-DE", key: "text", is: "own" },
  ])("$says", ({ locale, key, is }) => {
    expect(translated(texts, key, locale, "own")).toBe(is);
  });
});
