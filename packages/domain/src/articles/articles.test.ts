import { describe, expect, test } from "vitest";
import {
  ARTICLE_CATEGORIES,
  articleDraftProblem,
  markRead,
  noticesToShow,
  parseBroadcastPath,
  parseTextLink,
  translatedIn,
  type ArticleDraft,
  type Notice,
} from "./index.ts";
import { isUnread, READ_LIST_MAX } from "./articles.ts";
import { isAnnouncementLive, isBroadcastLive, shouldShowAnnouncement } from "./notices.ts";

const now = Date.UTC(2030, 0, 15, 12);

// R-ART-7
test("articles are of seven kinds, and a reader may want all", () => {
  const kinds = ["announcement", "ad", "qa", "tutorial", "store", "questionnaire", "featured"];
  expect(ARTICLE_CATEGORIES).toEqual(["all", ...kinds]);
});

// R-ART-2
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
    says: "not started",
    broadcast: { broadcast_state: 1, broadcast_started_at: now + 1, broadcast_ended_at: now + 2 },
    live: false,
  },
  {
    says: "ended",
    broadcast: { broadcast_state: 1, broadcast_started_at: now - 2, broadcast_ended_at: now },
    live: false,
  },
  { says: "without start and end it runs until switched off", broadcast: { broadcast_state: 1 }, live: true },
])("a broadcast: $says", ({ broadcast, live }) => {
  expect(isBroadcastLive(broadcast, now)).toBe(live);
});

// R-ART-2
describe("the December 2021 announcement", () => {
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

test("an article stays unread until it has been closed once", () => {
  const read = markRead("a", []);
  expect(isUnread("a", [])).toBe(true);
  expect(isUnread("a", read)).toBe(false);
  expect(markRead("a", read)).toEqual(["a"]);
  expect(markRead("b", read)).toEqual(["a", "b"]);
});

test("the read list forgets its oldest entries instead of growing without end", () => {
  const full = Array.from({ length: READ_LIST_MAX }, (_, index) => `${index}`);
  const longer = markRead("new", full);
  expect(longer).toHaveLength(READ_LIST_MAX);
  expect(isUnread("0", longer)).toBe(true);
  expect(isUnread("new", longer)).toBe(false);
});

// R-ART-9
describe("a visit begins with", () => {
  const notice = (uuid: string, category: Notice["category"], more: Partial<Notice> = {}): Notice => ({
    uuid,
    category,
    broadcast_state: 1,
    broadcast_started_at: now - 1,
    broadcast_ended_at: now + 1,
    ...more,
  });
  const shown = (
    notices: readonly Notice[],
    readList: readonly string[] = [],
    closed: string | null = null,
  ) => noticesToShow(notices, { readList, closedAnnouncement: closed }, now).map(({ uuid }) => uuid);
  const sale = notice("sale", "ad");
  const maintenance = notice("maintenance", "announcement");

  test("one announcement and one article, the announcement first", () => {
    expect(shown([sale, notice("poll", "questionnaire"), maintenance])).toEqual(["maintenance", "sale"]);
  });
  test("the next article once one has been read", () => {
    expect(shown([sale, notice("poll", "questionnaire")], ["sale"])).toEqual(["poll"]);
    expect(shown([sale], ["sale"])).toEqual([]);
  });
  test("an announcement until it has been closed; the next one is another", () => {
    expect(shown([maintenance], [], "maintenance")).toEqual([]);
    expect(shown([maintenance], ["maintenance"])).toEqual(["maintenance"]);
    expect(shown([maintenance], [], "an older one")).toEqual(["maintenance"]);
  });
  test("nothing that is over, has not begun or was switched off", () => {
    expect(shown([notice("over", "ad", { broadcast_ended_at: now })])).toEqual([]);
    expect(shown([notice("early", "announcement", { broadcast_started_at: now + 1 })])).toEqual([]);
    expect(shown([notice("off", "ad", { broadcast_state: 0 })])).toEqual([]);
  });
});

// R-LNG-6
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
    { says: "in another region of their language", locale: "zh-SG", key: "headline", is: "新闻" },
    { says: "in the script they read", locale: "zh-HK", key: "headline", is: "新聞" },
    { says: "an empty text falls back to the default", locale: "ja-JP", key: "headline", is: "News" },
    { says: "another key has another text", locale: "ja-JP", key: "text", is: "本文" },
    { says: "without a translation it is the item's own text", locale: "de-DE", key: "text", is: "own" },
  ])("$says", ({ locale, key, is }) => {
    expect(translatedIn(texts, key, locale, "own").text).toBe(is);
  });

  test.each([
    { locale: "zh-TW", key: "headline", lang: "zh-tw" },
    { locale: "zh-HK", key: "headline", lang: "zh-tw" },
    { locale: "ja-JP", key: "headline", lang: "en-us" },
    { locale: "de-DE", key: "text", lang: "en-US" },
  ])("reports $lang as the language a reader of $locale gets", ({ locale, key, lang }) => {
    expect(translatedIn(texts, key, locale, "own").lang).toBe(lang);
  });
});

// R-ART-1
describe("a draft", () => {
  const draft: ArticleDraft = {
    category: "store",
    headline: "Neon Drift is out",
    text: "<p>Play it now.</p>",
    t: [
      { lang: "zh-cn", key: "headline", value: "霓虹漂移上市" },
      { lang: "zh-CN", key: "text", value: "" },
    ],
    store_id: 101,
    broadcast_state: 1,
    broadcast_started_at: now,
    broadcast_ended_at: now + 1,
    broadcast_path: "/store/101",
  };
  test("can be published with text, translations and a time", () => {
    expect(articleDraftProblem(draft)).toBeNull();
  });
  test.each<{ says: string; change: Partial<ArticleDraft>; problem: string }>([
    { says: "`all` is a filter, not a category", change: { category: "all" }, problem: "category" },
    { says: "an unknown category", change: { category: "gossip" }, problem: "category" },
    { says: "a blank headline", change: { headline: "  " }, problem: "headline" },
    { says: "a headline that is too long", change: { headline: "x".repeat(201) }, problem: "headline" },
    { says: "a blank text", change: { text: "" }, problem: "text" },
    { says: "a text that is too long", change: { text: "x".repeat(30_001) }, problem: "text" },
    {
      says: "an unknown language",
      change: { t: [{ lang: "xx", key: "text", value: "x" }] },
      problem: "t",
    },
    {
      says: "an empty translation",
      change: { t: [{ lang: "en-US", key: "html", value: "x" }] },
      problem: "t",
    },
    {
      says: "two translations into one language",
      change: { t: ["ja-JP", "ja-jp"].map((lang) => ({ lang, key: "text", value: "x" })) },
      problem: "t",
    },
    { says: "an ad about one game", change: { category: "ad" }, problem: "store_id" },
    { says: "an unknown state", change: { broadcast_state: 7 }, problem: "broadcast_state" },
    {
      says: "a broadcast that ends before it starts",
      change: { broadcast_ended_at: now },
      problem: "broadcast_ended_at",
    },
    {
      says: "a link to a script",
      change: { broadcast_path: "javascript:alert(1)" },
      problem: "broadcast_path",
    },
  ])("$says: $problem", ({ change, problem }) => {
    expect(articleDraftProblem({ ...draft, ...change })).toBe(problem);
  });
  test("200 characters count as 200, even when each takes two code units", () => {
    expect(articleDraftProblem({ ...draft, headline: "🐈".repeat(200) })).toBeNull();
    expect(articleDraftProblem({ ...draft, headline: "🐈".repeat(201) })).toBe("headline");
  });
});

// R-ART-6
test.each([
  { path: "/store/101?tab=news", leads: true },
  { path: "https://example.test/a", leads: true },
  { path: null, leads: false },
  { path: "", leads: false },
  { path: "store", leads: false },
  { path: "//evil.test", leads: false },
  { path: "/\\evil.test", leads: false },
  { path: "/\t/evil.test", leads: false },
  { path: "http://plain.test", leads: false },
  { path: "https:evil.test", leads: false },
  { path: "https://shop.test@evil.test", leads: false },
  { path: "data:text/html,x", leads: false },
  { path: `/${"x".repeat(300)}`, leads: false },
])("a broadcast linking to $path resolves to $leads", ({ path, leads }) => {
  expect(parseBroadcastPath(path)).toBe(leads ? path : null);
});

// R-ART-3
test.each([
  { href: "https://example.test/a?b=c#d", leads: "https://example.test/a?b=c#d" },
  { href: " HTTPS://Example.test ", leads: "https://example.test/" },
  { href: "mailto:help@example.test?subject=Hi", leads: "mailto:help@example.test?subject=Hi" },
  { href: 'https://example.test/"><script>', leads: "https://example.test/%22%3E%3Cscript%3E" },
  { href: "http://plain.test/", leads: null },
  { href: "javascript:alert(1)", leads: null },
  { href: "java\tscript:alert(1)", leads: null },
  { href: "//evil.test", leads: null },
  { href: "\\\\evil.test", leads: null },
  { href: "https:evil.test", leads: null },
  { href: "https://shop.test@evil.test/", leads: null },
  { href: "/auth/logout", leads: null },
  { href: "store", leads: null },
  { href: "", leads: null },
  { href: undefined, leads: null },
  { href: `https://example.test/${"x".repeat(2_000)}`, leads: null },
])("a link in a text to $href resolves to $leads", ({ href, leads }) => {
  expect(parseTextLink(href)).toBe(leads);
});
