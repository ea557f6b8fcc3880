import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatConsent } from "@catnip/domain/privacy";
import type { ConsentChoice } from "@catnip/domain/privacy";
import type { Visit } from "./visit.ts";

/** A fresh page in each test reads what is stored when it is loaded. */
const sendVisit = async (visit: Visit) => (await import("./send-seen.ts")).sendVisit(visit);
const campaign = async (search: string) => (await import("./send-seen.ts")).campaign(search);
const chooseConsent = async (choice: ConsentChoice) => (await import("./consent.ts")).chooseConsent(choice);

/** A fake browser with what traffic uses: cookies, an address, and a network that records requests. */
let cookies: Map<string, string>;
let stored: Map<string, string>;
let sent: {
  readonly documentId: string;
  readonly variables: Record<string, unknown>;
  readonly keepalive: boolean;
}[];
let browser: { doNotTrack: string | null; globalPrivacyControl?: boolean };
let network: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  cookies = new Map();
  stored = new Map([["consent", formatConsent("accepted", Date.now())]]);
  sent = [];
  browser = { doNotTrack: null };
  network = () => Promise.resolve(new Response("{}"));
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [, name = "", value = "", maxAge] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? [];
      expect(line).toContain("; SameSite=Strict; Secure");
      if (maxAge === "0") cookies.delete(name);
      else cookies.set(name, value);
    },
    documentElement: { dataset: { api: "https://api.shop.test", adult: "yes" } },
  });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  vi.stubGlobal("window", {
    addEventListener: () => undefined,
    location: { protocol: "https:" },
    screen: { width: 1440, height: 900 },
  });
  vi.stubGlobal("navigator", {
    language: "ja-JP",
    userAgent: "Test/1",
    get doNotTrack() {
      return browser.doNotTrack;
    },
    get globalPrivacyControl() {
      return browser.globalPrivacyControl;
    },
  });
  vi.stubGlobal("fetch", (_address: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    sent.push({
      ...(JSON.parse(body) as { documentId: string; variables: Record<string, unknown> }),
      keepalive,
    });
    return network();
  });
});
afterEach(() => vi.unstubAllGlobals());

const VISIT = { event_name: "page_view", page_location: "https://shop.test/store" };
const visits = () =>
  sent.filter(({ variables }) => "event_name" in variables).map(({ variables }) => variables);
const introductions = () => sent.filter(({ variables }) => "client_type" in variables);

describe("a visit", () => {
  test("names browser, session and session number, and outlives the page", async () => {
    await sendVisit(VISIT);
    await sendVisit(VISIT);
    const [first, second] = visits();
    expect(sent.map(({ variables }) => variables["consent"])).toEqual([true, true, true]);
    expect(first).toMatchObject({
      ...VISIT,
      session_count: 1,
      language: "ja-JP",
      screen_resolution: "1440x900",
      user_agent: "Test/1",
    });
    expect(second).toMatchObject({
      client_id: first?.["client_id"],
      session_id: first?.["session_id"],
      session_count: 1,
    });
    expect(sent.every(({ keepalive }) => keepalive)).toBe(true);
    expect(cookies.get("_pg")).toBe(first?.["client_id"]);
    expect(cookies.get("_pg_default")).toMatch(new RegExp(`^${String(first?.["session_id"])}\\.1\\.\\d+$`));
  });

  // R-TRF-4
  test("after long inactivity belongs to the next session of the same browser", async () => {
    cookies.set("_pg", "browser-1");
    cookies.set("_pg_default", "old.3.1000");
    await sendVisit(VISIT);
    expect(visits()).toMatchObject([{ client_id: "browser-1", session_count: 4 }]);
  });

  // R-TRF-7
  test("introduces a guest's browser once, without fingerprinting", async () => {
    await sendVisit(VISIT);
    await sendVisit(VISIT);
    expect(introductions()).toMatchObject([
      {
        variables: {
          uuid: cookies.get("_client_source_profile_uuid"),
          client_type: "web",
          os: "",
          device_model: "",
        },
      },
    ]);
  });

  test("does not introduce a player's browser", async () => {
    cookies.set("catnip_member", "1");
    await sendVisit(VISIT);
    expect(introductions()).toEqual([]);
  });

  test("a lost introduction is retried with the next visit", async () => {
    network = () => Promise.reject(new TypeError("offline"));
    await sendVisit(VISIT).catch(() => undefined);
    await vi.waitFor(() => expect(cookies.has("_client_source_profile_uuid")).toBe(false));
    network = () => Promise.resolve(new Response("{}"));
    await sendVisit(VISIT);
    expect(introductions()).toHaveLength(2);
  });

  test.each([
    { says: "Do Not Track", asks: { doNotTrack: "1" } },
    { says: "Global Privacy Control", asks: { doNotTrack: null, globalPrivacyControl: true } },
  ])("with $says nothing is sent and nothing is stored", async ({ asks }) => {
    browser = asks;
    await sendVisit(VISIT);
    expect(sent).toEqual([]);
    expect(cookies.size).toBe(0);
  });

  test.each([
    { says: "there is no answer yet", before: () => stored.clear() },
    { says: "the answer was no", before: () => stored.set("consent", formatConsent("declined", Date.now())) },
    { says: "the answer is nonsense", before: () => stored.set("consent", "yes") },
    { says: "the age gate is closed", before: () => delete document.documentElement.dataset["adult"] },
  ])("while $says nothing is sent and nothing is stored", async ({ before }) => {
    before();
    await sendVisit(VISIT);
    expect(sent).toEqual([]);
    expect(cookies.size).toBe(0);
  });
});

// R-PRV-3
test("withdrawing deletes the identifiers and cancels what would be sent next", async () => {
  await sendVisit(VISIT);
  await vi.waitFor(() => expect(introductions()).toHaveLength(1));
  expect([...cookies.keys()].toSorted()).toEqual(["_client_source_profile_uuid", "_pg", "_pg_default"]);
  cookies.set("user.specified.language", "ja-JP");

  await chooseConsent("declined");
  await vi.waitFor(() => expect([...cookies.keys()]).toEqual(["user.specified.language"]));
  sent = [];
  await sendVisit(VISIT);
  expect(sent).toEqual([]);
  expect([...cookies.keys()]).toEqual(["user.specified.language"]);

  await chooseConsent("accepted");
  await sendVisit(VISIT);
  expect(visits()).toHaveLength(1);
});

test("a report pending when consent was withdrawn is not sent", async () => {
  cookies.set("catnip_member", "1");
  const page = { ...(await import("./send-seen.ts")), ...(await import("./consent.ts")) };
  const visit = page.sendVisit(VISIT);
  page.chooseConsent("declined");
  await visit;
  expect(sent).toHaveLength(1);
  await vi.waitFor(() => expect([...cookies.keys()]).toEqual(["catnip_member"]));
  sent = [];
  await sendVisit(VISIT);
  expect(sent).toEqual([]);
});

test.each([
  { search: "?utm_source=forum&utm_medium=post&x=1", is: { utm_source: "forum", utm_medium: "post" } },
  { search: "?utm_campaign=&utm_term=cat%20games", is: { utm_term: "cat games" } },
  { search: "", is: {} },
])("the campaign of $search", async ({ search, is }) => {
  expect(await campaign(search)).toEqual(is);
});
