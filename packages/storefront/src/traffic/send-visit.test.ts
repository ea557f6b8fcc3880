import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendVisit, campaign } from "./send-visit.ts";

/** A browser as far as traffic touches it: cookies, an address, and a network that remembers what was sent. */
let cookies: Map<string, string>;
let sent: {
  readonly documentId: string;
  readonly variables: Record<string, unknown>;
  readonly keepalive: boolean;
}[];
let browser: { doNotTrack: string | null; globalPrivacyControl?: boolean };
let network: () => Promise<Response>;

beforeEach(() => {
  cookies = new Map();
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
    documentElement: { dataset: { api: "https://api.shop.test" } },
  });
  vi.stubGlobal("window", {
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
  test("says which browser, which session and which of its sessions, and outlives the page", async () => {
    await sendVisit(VISIT);
    await sendVisit(VISIT);
    const [first, second] = visits();
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

  test("after a long quiet belongs to the next session of the same browser", async () => {
    cookies.set("_pg", "browser-1");
    cookies.set("_pg_default", "old.3.1000");
    await sendVisit(VISIT);
    expect(visits()).toMatchObject([{ client_id: "browser-1", session_count: 4 }]);
  });

  test("introduces a guest's browser once, with nothing measured", async () => {
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

  test("does not introduce a member's browser", async () => {
    cookies.set("catnip_member", "1");
    await sendVisit(VISIT);
    expect(introductions()).toEqual([]);
  });

  test("an introduction that did not arrive is tried again with the next visit", async () => {
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
});

test.each([
  { search: "?utm_source=forum&utm_medium=post&x=1", is: { utm_source: "forum", utm_medium: "post" } },
  { search: "?utm_campaign=&utm_term=cat%20games", is: { utm_term: "cat games" } },
  { search: "", is: {} },
])("the campaign of $search", ({ search, is }) => {
  expect(campaign(search)).toEqual(is);
});
