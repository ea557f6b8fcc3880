import { describe, expect, test } from "vitest";
import {
  CONSENT_COOKIES,
  consentState,
  formatConsent,
  mayCountVisits,
  OVER_18_COOKIE,
  realLifetime,
  saysOver18,
  STORED_ITEMS,
  storedItem,
} from "./index.ts";
import { parseConsent } from "./consent.ts";

const NOW = Date.UTC(2030, 0, 15);
const DAY_MS = 86_400_000;

// R-PRV-2, R-PRV-3
describe("consent", () => {
  test.each(["accepted", "declined"] as const)("%s is read back for a year", (choice) => {
    const stored = formatConsent(choice, NOW);
    expect(parseConsent(stored, NOW)).toBe(choice);
    expect(parseConsent(stored, NOW + 365 * DAY_MS)).toBe(choice);
    expect(parseConsent(stored, NOW + 365 * DAY_MS + 1)).toBeNull();
    expect(parseConsent(stored, NOW - 366 * DAY_MS)).toBeNull();
  });

  test.each([null, "", "accepted", "accepted.", "yes.1", `accepted.${NOW}x`, "accepted.-1", "accepted.1e9"])(
    "%j is no answer",
    (stored) => {
      expect(parseConsent(stored, NOW)).toBeNull();
    },
  );

  test.each([
    { stored: null, isFollowable: true, is: "unasked" },
    { stored: formatConsent("accepted", NOW), isFollowable: true, is: "accepted" },
    { stored: formatConsent("declined", NOW), isFollowable: true, is: "declined" },
    { stored: formatConsent("accepted", NOW), isFollowable: false, is: "objected" },
    { stored: null, isFollowable: false, is: "objected" },
  ])(
    "$stored with tracking allowed by the browser = $isFollowable is $is",
    ({ stored, isFollowable, is }) => {
      expect(consentState(stored, NOW, isFollowable)).toBe(is);
    },
  );

  // R-PRV-1
  test("tracking requires consent and a passed age gate", () => {
    const states = ["accepted", "declined", "objected", "unasked"] as const;
    expect(states.filter((state) => mayCountVisits(state, true))).toEqual(["accepted"]);
    expect(states.filter((state) => mayCountVisits(state, false))).toEqual([]);
  });
});

// R-PRV-4
describe("items stored in a browser", () => {
  test("need consent exactly if they serve statistics", () => {
    expect(CONSENT_COOKIES).toEqual(["_pg", "_pg_default", "_client_source_profile_uuid"]);
    for (const { purpose, needsConsent } of STORED_ITEMS)
      expect(needsConsent).toBe(purpose.startsWith("visit-"));
  });

  test("state the lifetime that browsers really enforce", () => {
    const lifetimeOf = (name: string) =>
      STORED_ITEMS.filter((item) => item.name === name).map((item) => realLifetime(item));
    expect(lifetimeOf("_pg")).toEqual([400 * 86_400]);
    expect(lifetimeOf("_client_source_profile_uuid")).toEqual([400 * 86_400]);
    expect(lifetimeOf("catnip_session")).toEqual([90 * 86_400]);
    expect(lifetimeOf("r18")).toEqual(["kept"]);
  });

  test("are found by name, kind and site", () => {
    expect(storedItem({ kind: "cookie", name: "__Host-catnip_session" }, "shop")?.purpose).toBe("session");
    expect(storedItem({ kind: "cookie", name: "catnip_sign_in.a1B-" }, "shop")?.purpose).toBe("sign-in-flow");
    expect(storedItem({ kind: "cookie", name: "__Host-catnip_pay_link.a1B-" }, "pay")?.purpose).toBe(
      "pay-link",
    );
    expect(storedItem({ kind: "cookie", name: "catnip_pay_next" }, "pay")?.purpose).toBe("pay-switch");
    expect(storedItem({ kind: "cookie", name: "catnip_session" }, "pay")).toBeNull();
    expect(storedItem({ kind: "localStorage", name: "catnip_session" }, "shop")).toBeNull();
    expect(storedItem({ kind: "cookie", name: "_ga" }, "shop")).toBeNull();
  });

  // R-PRV-10
  test("are sent with every request exactly if they are cookies", () => {
    for (const { name, kind, sent } of STORED_ITEMS)
      expect([name, sent === "request"]).toEqual([name, kind === "cookie"]);
  });

  // R-PRV-10
  test("are said to reach us wherever what they hold does", () => {
    const sentOf = (name: string) =>
      STORED_ITEMS.filter((item) => item.name === name).map(({ sent }) => sent);
    // The answer to the age gate is also a cookie; the category is also in URLs and requests.
    expect(sentOf("r18")).toEqual(["cookie"]);
    expect(sentOf(OVER_18_COOKIE)).toEqual(["request"]);
    expect(sentOf("globalCategory")).toEqual(["use"]);
    expect(sentOf("searchHistory")).toEqual(["use"]);
    expect(sentOf("theme")).toEqual(["never"]);
  });

  // R-PRV-10
  test("do not stay in the browser if a cookie of the same site has their purpose", () => {
    const cookies = STORED_ITEMS.filter(({ kind }) => kind === "cookie");
    const contradicted = STORED_ITEMS.filter(
      ({ purpose, sent, sites }) =>
        sent === "never" &&
        cookies.some((each) => each.purpose === purpose && each.sites.some((site) => sites.includes(site))),
    );
    expect(contradicted).toEqual([]);
  });

  test("are listed once", () => {
    const lines = STORED_ITEMS.flatMap(({ kind, name, sites }) =>
      sites.map((site) => `${site} ${kind} ${name}`),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });
});

// R-WEB-56
test.each([
  ["catnip_over_18=1", true],
  ["a=b; catnip_over_18=1; c=d", true],
  ["a=b;catnip_over_18=1", true],
  ["catnip_over_18=", false],
  ["catnip_over_18=10", false],
  ["my_catnip_over_18=1", false],
  ["a=catnip_over_18=1", false],
  ["", false],
  [null, false],
  [undefined, false],
])("cookies %j say that the visitor is over 18: %s", (cookies, says) => {
  expect(saysOver18(cookies)).toBe(says);
});
