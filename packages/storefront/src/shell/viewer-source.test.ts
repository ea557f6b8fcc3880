import { SetMeAuthTimeDocument } from "@catnip/sdk/accounts/index.ts";
import { MyGamesDocument } from "@catnip/sdk/orders/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MEMBER_COOKIE } from "@catnip/site/session/member-cookie.ts";

/** A fake browser of a player, with the APIs used to identify the viewer. */
let asked: string[];
let touch: () => Promise<Response>;
let games: readonly number[];
/** Sits between the page and its responses: passes them through, or fails. */
let tokenEndpoint: () => Promise<Response>;
let api: (() => Promise<Response>) | null;

type Request = { readonly documentId: string; readonly variables: { readonly page: number } };

const NAMES = new Map(
  Object.entries({ Me: MeDocument, MyGames: MyGamesDocument, SetMeAuthTime: SetMeAuthTimeDocument }).map(
    ([name, { documentId }]) => [documentId, name] as const,
  ),
);

const answer = (data: unknown) => Response.json({ data });
const account = [
  { type: 0, balance: 500 },
  { type: 1, balance: 70 },
];

beforeEach(() => {
  asked = [];
  games = [];
  tokenEndpoint = () => Promise.resolve(Response.json({ access_token: "t", expires_in: 600 }));
  api = null;
  touch = () => Promise.resolve(answer({ setMeAuthTime: true }));
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    cookie: `${MEMBER_COOKIE}=1`,
    documentElement: { dataset: { api: "https://api.shop.test" } },
  });
  vi.stubGlobal("fetch", (_address: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return tokenEndpoint();
    if (api) return api();
    const { documentId, variables } = JSON.parse(body) as Request;
    const name = NAMES.get(documentId) ?? documentId;
    asked.push(name);
    if (name === "SetMeAuthTime") return touch();
    if (name === "MyGames") {
      const owned = games.slice((variables.page - 1) * 100, variables.page * 100);
      const findStoreOrder = owned.map((store_id) => ({ uuid: `order ${store_id}`, store_id }));
      return Promise.resolve(answer({ findStoreOrder, findCartStore: [], findWishlist: [] }));
    }
    return Promise.resolve(answer({ me: { uuid: "u", country: "US", account } }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fresh page: the viewer's state is module-level. */
async function page() {
  const { start } = await import("./viewer-source.ts");
  const { currentViewer } = await import("./viewer.ts");
  return { start, currentViewer };
}

// R-SIG-10
test("a player is loaded and recorded as seen, and again every ten minutes", async () => {
  const { start, currentViewer } = await page();
  await start();
  await vi.advanceTimersByTimeAsync(0);
  expect(currentViewer()).toMatchObject({ status: "player", wallet: { coin: 500, silver: 70 } });
  expect(asked.toSorted()).toEqual(["Me", "MyGames", "SetMeAuthTime"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.toSorted()).toEqual(["Me", "Me", "MyGames", "MyGames", "SetMeAuthTime", "SetMeAuthTime"]);
});

test.each([
  ["the network is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "the API refuses it",
    () =>
      Promise.resolve(
        Response.json({ errors: [{ message: "Too many", extensions: { code: "request/too-many" } }] }),
      ),
  ],
])("when recording fails because %s, no error is shown", async (_says, fault) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  touch = fault;
  const { start, currentViewer } = await page();
  await start();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toContain("SetMeAuthTime");
  expect(currentViewer().status).toBe("player");
  expect(warn).not.toHaveBeenCalled();
});

test.each([0, 1, 99, 100, 101, 350])("a player with %i games is known to own every one", async (count) => {
  games = Array.from({ length: count }, (_, index) => index + 1);
  const { start, currentViewer } = await page();
  await start();
  expect(currentViewer().games?.owned).toEqual(new Set(games));
});

const away = () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 }));

test.each([
  { says: "the token endpoint fails", fail: () => (tokenEndpoint = away) },
  {
    says: "the token endpoint cannot be reached",
    fail: () => (tokenEndpoint = () => Promise.reject(new TypeError("Failed to fetch"))),
  },
  { says: "the API fails", fail: () => (api = away) },
])(
  "when $says a player is not treated as a guest: the fault is reported, and a retry finds them",
  async ({ fail }) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const well = tokenEndpoint;
    fail();
    const { start, currentViewer } = await page();
    await start();
    expect(currentViewer()).toMatchObject({ status: "unavailable", fault: { name: "ApiFault" } });

    tokenEndpoint = well;
    api = null;
    const { retryViewer } = await import("./find-viewer.ts");
    await retryViewer();
    expect(currentViewer()).toMatchObject({ status: "player", fault: null });
  },
);

// R-SIG-9
test("a fault does not change what is already known about a player", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { start, currentViewer } = await page();
  await start();
  api = away;
  const { refreshViewer } = await import("./find-viewer.ts");
  await refreshViewer();
  expect(currentViewer()).toMatchObject({ status: "player", wallet: { coin: 500 } });
});

test("a session that the site reports as ended makes a guest", async () => {
  tokenEndpoint = () => Promise.resolve(Response.json({ code: "auth/login-required" }, { status: 401 }));
  const { start, currentViewer } = await page();
  await start();
  expect(currentViewer().status).toBe("guest");
});
