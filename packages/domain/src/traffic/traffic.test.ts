import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asksNotToBeFollowed,
  cleanTrafficEvent,
  formatSession,
  sessionAt,
  trackedPrice,
  type TrafficEvent,
  type TrafficReport,
} from "./index.ts";
import { parseSession, SESSION_QUIET_MS } from "./visits.ts";

const USER = "0198c0de-0000-7000-8000-000000000001";
const PAGE = "https://shop.test/store/101";

const clean = (report: Partial<TrafficReport>) =>
  cleanTrafficEvent(
    {
      consent: true,
      event_name: "page_view",
      client_id: "c.1",
      session_id: "s-1",
      session_count: 2,
      ...report,
    },
    USER,
  );

// R-TRF-1, R-TRF-2, R-TRF-3, R-PRV-1
describe("what is stored of a visit", () => {
  test("who, where and from where", () => {
    expect(
      clean({
        page_location: PAGE,
        page_title: "Neon Drift",
        page_referrer: "https://forum.test/thread/7?page=2",
        language: "zh-TW",
        screen_resolution: "1440x900",
        user_agent: "Mozilla/5.0",
        utm_source: "forum",
        meta: { plan_id: 3 },
      }),
    ).toEqual({
      event_name: "page_view",
      user_uuid: USER,
      client_id: "c.1",
      session_id: "s-1",
      session_count: 2,
      utm_source: "forum",
      utm_medium: null,
      utm_campaign: null,
      utm_term: null,
      utm_content: null,
      page_location: PAGE,
      page_title: "Neon Drift",
      page_referrer: "https://forum.test/thread/7",
      language: "zh-TW",
      screen_resolution: "1440x900",
      user_agent: "Mozilla/5.0",
      meta: { plan_id: 3 },
    });
  });

  test.each<{ says: string; report: Partial<TrafficReport>; kept: Partial<TrafficEvent> }>([
    {
      says: "an address loses its query",
      report: { page_location: `${PAGE}?ticket=t#x` },
      kept: { page_location: PAGE },
    },
    {
      says: "and its user name and password",
      report: { page_location: "https://me:secret@shop.test/" },
      kept: { page_location: "https://shop.test/" },
    },
    {
      says: "a mail address in a path is masked",
      report: { page_location: "https://shop.test/u/a%40b.test" },
      kept: { page_location: "https://shop.test/u/[mail]" },
    },
    {
      says: "a script is not an address",
      report: { page_location: "javascript:alert(1)" },
      kept: { page_location: null },
    },
    { says: "neither is a word", report: { page_referrer: "somewhere" }, kept: { page_referrer: null } },
    {
      says: "a mail address in a title is masked",
      report: { page_title: "Mail to mika@mail.test sent" },
      kept: { page_title: "Mail to [mail] sent" },
    },
    {
      says: "a token is masked",
      report: { utm_content: "eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl" },
      kept: { utm_content: "[token]" },
    },
    {
      says: "an id that contains a mail address is dropped",
      report: { client_id: "mika@mail.test" },
      kept: { client_id: null },
    },
    {
      says: "a session count is a whole number",
      report: { session_count: 1.5 },
      kept: { session_count: null },
    },
    { says: "a session count starts at 1", report: { session_count: 0 }, kept: { session_count: null } },
    {
      says: "a screen has width and height",
      report: { screen_resolution: "big" },
      kept: { screen_resolution: null },
    },
    { says: "a language is a BCP 47 tag", report: { language: "<script>" }, kept: { language: null } },
    {
      says: "a text that is too long is cut",
      report: { utm_source: "🐈".repeat(500) },
      kept: { utm_source: "🐈".repeat(100) },
    },
    {
      says: "lone surrogates and NUL are replaced",
      report: { page_title: "a\uD800b\u0000c" },
      kept: { page_title: "a\uFFFDb c" },
    },
    {
      says: "facts about a person are removed",
      report: { meta: { user_id: "7", email: "x", auth_token: "x", plan: "a" } },
      kept: { meta: { plan: "a" } },
    },
    {
      says: "nested ones too",
      report: { meta: { plan: { email: "x", note: "to mika@mail.test" } } },
      kept: { meta: { plan: { note: "to [mail]" } } },
    },
    { says: "facts have keys", report: { meta: ["a"] }, kept: { meta: null } },
  ])("$says", ({ report, kept }) => {
    expect(clean(report)).toMatchObject(kept);
  });

  test.each<{ says: string; report: Partial<TrafficReport> }>([
    {
      says: "a search",
      report: { event_name: "pg_store_search", meta: { type: "all", search_term: "cats" } },
    },
    { says: "a search term in another event", report: { meta: { search_term: "cats" } } },
    { says: "a page view of a search", report: { page_location: "https://shop.test/store?keyword=cats" } },
  ])("$says is stored without user, browser or session", ({ report }) => {
    expect(clean({ page_title: "cats", ...report })).toMatchObject({
      user_uuid: null,
      client_id: null,
      session_id: null,
      session_count: null,
      page_title: null,
    });
  });

  test.each<{ says: string; report: Partial<TrafficReport> }>([
    { says: "a visit without consent", report: { consent: undefined } },
    { says: "a visit of a visitor who declined", report: { consent: false } },
    { says: "an event without a name", report: { event_name: "" } },
    { says: "a name that is too long", report: { event_name: "x".repeat(101) } },
    { says: "a name with markup", report: { event_name: "<b>" } },
    {
      says: "facts that are too large",
      report: { meta: { text: "x ".repeat(5_000), more: "x ".repeat(5_000) } },
    },
  ])("$says is not stored at all", ({ report }) => {
    expect(clean(report)).toBeNull();
  });

  test("whatever is sent, the stored record is small and valid", () => {
    fc.assert(
      fc.property(
        fc.record({
          event_name: fc.constantFrom("page_view", "pg_store_search"),
          page_location: fc.option(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string())),
          page_title: fc.option(fc.string({ unit: "binary", maxLength: 2_000 })),
          meta: fc.option(fc.jsonValue()),
        }),
        (report) => {
          const kept = JSON.stringify(clean(report));
          expect(kept.length).toBeLessThan(12_000);
          expect(kept).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        },
      ),
    );
  });
});

// R-TRF-4
describe("sessions", () => {
  const NOW = Date.UTC(2030, 0, 15);
  test.each([
    {
      says: "without a stored session the first one starts",
      stored: null,
      is: { id: "new", count: 1, lastMs: NOW },
    },
    { says: "so it does after nonsense", stored: "a.b.c", is: { id: "new", count: 1, lastMs: NOW } },
    {
      says: "after a minute the session continues",
      stored: `s.3.${NOW - 60_000}`,
      is: { id: "s", count: 3, lastMs: NOW },
    },
    {
      says: "after half an hour the session continues",
      stored: `s.3.${NOW - SESSION_QUIET_MS}`,
      is: { id: "s", count: 3, lastMs: NOW },
    },
    {
      says: "after more than that the next session starts",
      stored: `s.3.${NOW - SESSION_QUIET_MS - 1}`,
      is: { id: "new", count: 4, lastMs: NOW },
    },
    {
      says: "a clock set far back starts the next session",
      stored: `s.3.${NOW + SESSION_QUIET_MS + 1}`,
      is: { id: "new", count: 4, lastMs: NOW },
    },
  ])("$says", ({ stored, is }) => {
    expect(sessionAt(stored, NOW, "new")).toEqual(is);
  });

  test("the cookie value round-trips", () => {
    const session = { id: "0198c0de", count: 12, lastMs: NOW };
    expect(parseSession(formatSession(session))).toEqual(session);
  });
});

// R-TRF-8
test.each([
  { meowcent: 0, value: 0 },
  { meowcent: 1_299, value: 12.99 },
  { meowcent: 50_000, value: 500 },
])("$meowcent meowcent are counted as $value US dollars", ({ meowcent, value }) => {
  expect(trackedPrice(meowcent)).toEqual({ currency: "USD", value });
});

// R-PRV-2
test.each([
  { browser: { doNotTrack: "1" }, asks: true },
  { browser: { doNotTrack: "yes" }, asks: true },
  { browser: { globalPrivacyControl: true, doNotTrack: null }, asks: true },
  { browser: { doNotTrack: "0", globalPrivacyControl: false }, asks: false },
  { browser: { doNotTrack: "unspecified" }, asks: false },
  { browser: {}, asks: false },
])("a browser with $browser opts out of tracking: $asks", ({ browser, asks }) => {
  expect(asksNotToBeFollowed(browser)).toBe(asks);
});
