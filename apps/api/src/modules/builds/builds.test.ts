import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { readConfig } from "../../platform/config.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { zipOf } from "../../seed/zip.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { addBuild, createDownloads, createPlay, type NewBuild } from "./index.ts";

let shop: TestShop;
let game: number;
let owner: Viewer;
let stranger: Viewer;
let play: (request: Request) => Promise<Response>;
let download: (request: Request, client: { address: string }) => Promise<Response>;
const archive = randomBytes(300_000);
const CLIENT = { address: "192.0.2.1" };

beforeAll(async () => {
  shop = await testShop();
  game = await makeGame(shop.db, { name: 'Café "夜"' });
  owner = await shop.player();
  stranger = await shop.player();
  await own(owner, game);
  play = createPlay(shop.services, shop.files);
  download = createDownloads(shop.services, shop.files);
  const web = await zipOf([
    { path: "index.html", content: Buffer.from("<!doctype html><script src='main.js'></script>") },
    { path: "main.js", content: Buffer.from("run()") },
    { path: "data/music.ogg", content: Buffer.from("0123456789") },
  ]);
  await upload({ kind: "official", platform: "web" }, web);
  await upload({ kind: "trial", platform: "web" }, web);
  await upload({ kind: "official", platform: "windows", filename: 'Café "夜".zip' }, archive);
  await upload({ kind: "trial", platform: "mac", filename: "trial.zip" }, archive);
});
afterAll(() => shop.close());

async function own(viewer: Viewer, storeId: number) {
  const order = randomUUID();
  // Skip the foreign keys of a purchase; they do not matter here.
  await shop.owner.$client.query(
    "set session_replication_role = replica; insert into entitlements (user_uuid, store_id, order_uuid, created_at) values ('" +
      viewer.uuid +
      "', " +
      storeId +
      ", '" +
      order +
      "', now()); set session_replication_role = default",
  );
}

function upload(build: Partial<NewBuild> & Pick<NewBuild, "kind" | "platform">, content: Buffer) {
  const usual = {
    uuid: randomUUID(),
    storeId: game,
    language: "any",
    version: "1.0.0",
    filename: "game.zip",
    now: shop.clock.now,
  };
  return addBuild(shop.db, shop.files, { ...usual, ...build }, content);
}

type Link = { readonly type: string; readonly platform: string; readonly url: string };

async function links(viewer?: Viewer, args = "", id = game): Promise<Link[]> {
  const answer = await shop.ask(
    `mutation { getStoreAuthorizedAndFindStoreUrl(id: ${id}${args}) { authorized store_url { type platform url } } }`,
    {},
    viewer,
  );
  return fieldOf<{ store_url: Link[] }>(answer, "getStoreAuthorizedAndFindStoreUrl").store_url;
}

const linkTo = async (type: string, platform: string, viewer?: Viewer) =>
  (await links(viewer)).find((link) => link.type === type && link.platform === platform)?.url ?? "";

const offered = (found: readonly Link[]) =>
  found.map(({ type, platform }) => `${type} ${platform}`).toSorted();

// R-DLV-3
test.each([
  ["a path that escapes", "../index.html", "input/invalid"],
  ["no first page", "page.json", "input/invalid"],
])("an archive with %s leaves nothing behind, not even its good files", async (_says, name, code) => {
  const stored = () => readdirSync(join(shop.config.dataDir, "files"), { recursive: true }).length;
  const [before, harmless] = [stored(), name.replaceAll(".", "_").replaceAll("/", "_")];
  const made = await zipOf([
    { path: "js/main.js", content: randomBytes(100) },
    { path: harmless, content: randomBytes(100) },
  ]);
  const hostile = Buffer.from(made.toString("latin1").replaceAll(harmless, name), "latin1");
  const uuid = randomUUID();
  await expect(upload({ uuid, kind: "official", platform: "web" }, hostile)).rejects.toMatchObject({ code });
  expect(stored()).toBe(before);
  expect((await shop.db.$client.query("select 1 from builds where uuid = $1", [uuid])).rows).toEqual([]);
});

// R-DLV-9
test("a build in a folder, with a first page of another name, is reported and opens at that page", async () => {
  const storeId = await makeGame(shop.db);
  const reading = await upload(
    { storeId, kind: "trial", platform: "web" },
    await zipOf([
      { path: "桟橋/月 #1.html", content: Buffer.from("<!doctype html>月") },
      { path: "桟橋/img/a.png", content: randomBytes(10) },
    ]),
  );
  expect(reading).toMatchObject({
    entry: "月 #1.html",
    names: { encoding: "utf-8", confidence: "certain" },
    notices: [
      { code: "folder-opened", folder: "桟橋" },
      { code: "first-page-found", page: "月 #1.html" },
    ],
  });
  const url = (await links(undefined, "", storeId))[0]?.url ?? "";
  expect(new URL(url).pathname).toBe("/%E6%9C%88%20%231.html");
  const entered = await play(new Request(url));
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  const page = new URL(entered.headers.get("location") ?? "", url);
  expect(await (await play(new Request(page, { headers: { cookie } }))).text()).toBe("<!doctype html>月");
});

// R-DLV-3
test("a file may be called like what every object has, and is served", async () => {
  const uuid = randomUUID();
  const page = Buffer.from("<!doctype html>");
  const names = ["index.html", "__proto__", "constructor", "toString"];
  await upload(
    { uuid, kind: "trial", platform: "web" },
    await zipOf(names.map((name) => ({ path: name, content: page }))),
  );
  const { rows } = await shop.db.$client.query<{ names: string[] }>(
    "select array(select jsonb_object_keys(manifest)) as names from builds where uuid = $1",
    [uuid],
  );
  expect(rows[0]?.names.toSorted()).toEqual(names.toSorted());
  // No other test shall find it.
  await shop.db.$client.query("update builds set is_active = false where uuid = $1", [uuid]);
});

describe("links", () => {
  // R-PLY-2
  test("guests and non-owners get trials, owners everything", async () => {
    expect(offered(await links())).toEqual(["trial mac", "trial web"]);
    expect(offered(await links(stranger))).toEqual(["trial mac", "trial web"]);
    // Pay tokens grant no access to games.
    expect(offered(await links({ ...owner, audience: "pay" }))).toEqual(["trial mac", "trial web"]);
    expect(offered(await links(owner))).toEqual([
      "official web",
      "official windows",
      "trial mac",
      "trial web",
    ]);
  });

  test("only the requested systems", async () => {
    expect(offered(await links(owner, ', os: ["windows"]'))).toEqual(["official windows"]);
  });

  // R-CAT-9, R-PLY-2
  test("the blacklist removes what it names, for those it names", async () => {
    await shop.db.$client.query(
      "insert into store_blacklists (store_id, blocked_trial_os, blocked_official_os, blocked_locale) values ($1, '{mac}', '{windows}', '{de-DE}')",
      [game],
    );
    expect(offered(await links(owner, ', locale: "en-US"'))).toEqual(["official web", "trial web"]);
    expect(offered(await links(owner, ', locale: "de-DE"'))).toEqual([]);
    await shop.db.$client.query("update store_blacklists set is_active = false");
    expect(await links(owner)).toHaveLength(4);
  });

  // R-PLY-2, R-CAT-3
  test("an unreleased game shows its trial only, a hidden one is not found", async () => {
    const soon = await makeGame(shop.db, { releasedDaysAgo: -5, previewDaysAgo: 1 });
    await own(owner, soon);
    await upload({ kind: "official", platform: "windows", storeId: soon }, archive);
    await upload({ kind: "trial", platform: "windows", storeId: soon }, archive);
    expect(offered(await links(owner, "", soon))).toEqual(["trial windows"]);
    const hidden = await makeGame(shop.db, { published: false });
    await expect(links(owner, "", hidden)).rejects.toThrow("store/not-found");
    await expect(links(owner, "", 99_999)).rejects.toThrow("store/not-found");
  });
});

describe("playing", () => {
  const enter = async (url: string) => {
    const response = await play(new Request(url));
    const cookie = response.headers.get("set-cookie") ?? "";
    return { response, cookie, value: cookie.split(";")[0] ?? "" };
  };
  const at = (url: string, pathname: string, headers: Record<string, string>) =>
    play(new Request(new URL(pathname, url), { headers }));

  // R-PLY-3
  test("the ticket is exchanged for a cookie on the game's own origin, and the URL is clean", async () => {
    const url = await linkTo("official", "web", owner);
    expect(new URL(url).hostname).toMatch(/^b[0-9a-f]{32}\.play\.localhost$/);
    const { response, cookie, value } = await enter(url);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/index.html");
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/);

    const page = await at(url, "/index.html", { cookie: value });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("main.js");
    expect(page.headers.get("content-security-policy")).toMatch(
      /frame-ancestors ([^;]* )?http:\/\/international\.localhost:4000[ ;]/,
    );
    expect(page.headers.get("content-security-policy")).toContain("connect-src 'self'");
    expect((await at(url, "/main.js", { cookie: value })).headers.get("content-type")).toBe(
      "text/javascript",
    );
    const part = await at(url, "/data/music.ogg", { cookie: value, range: "bytes=2-4" });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect((await at(url, "/", { cookie: value })).status).toBe(200);
    expect((await at(url, "/no/such.js", { cookie: value })).status).toBe(404);
    expect((await at(url, "/__proto__", { cookie: value })).status).toBe(404);
    expect((await at(url, "/..%2f..%2fetc/passwd", { cookie: value })).status).toBe(404);
    expect((await at(url, "/%E0%A4%A", { cookie: value })).status).toBe(404);
  });

  // R-PLY-8
  test("no script of a game becomes a service worker, and other workers are served", async () => {
    const url = await linkTo("official", "web", owner);
    const { value } = await enter(url);
    const asWorker = { cookie: value, "service-worker": "script", "sec-fetch-dest": "serviceworker" };
    const refused = await at(url, "/main.js", asWorker);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(refused.headers.get("content-type")).toContain("text/plain");
    const worker = await at(url, "/main.js", { cookie: value, "sec-fetch-dest": "worker" });
    expect(worker.status).toBe(200);
  });

  // R-PLY-9
  test("a file that is compressed already is sent as it is, and decompressed for a client without its encoding", async () => {
    const storeId = await makeGame(shop.db);
    const code = Buffer.from("var unityFramework=function(){};".repeat(100));
    const wasm = brotliCompressSync(code);
    await upload(
      { storeId, kind: "trial", platform: "web" },
      await zipOf([
        { path: "index.html", content: Buffer.from("<!doctype html>") },
        { path: "Build/game.framework.js.gz", content: gzipSync(code) },
        { path: "Build/game.wasm.br", content: wasm },
      ]),
    );
    const url = (await links(undefined, "", storeId))[0]?.url ?? "";
    const { value: cookie } = await enter(url);
    const get = (path: string, headers: Record<string, string> = {}) => at(url, path, { cookie, ...headers });
    const native = await get("/Build/game.wasm.br", { "accept-encoding": "gzip, deflate, br" });
    expect([native.headers.get("content-type"), native.headers.get("content-encoding")]).toEqual([
      "application/wasm",
      "br",
    ]);
    expect(native.headers.get("vary")).toBe("Accept-Encoding");
    expect(Buffer.from(await native.arrayBuffer()).equals(wasm)).toBe(true);
    const part = await get("/Build/game.wasm.br", { "accept-encoding": "br", range: "bytes=0-3" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 0-3/${wasm.length}`]);
    for (const path of ["/Build/game.wasm.br", "/Build/game.framework.js.gz", "/build/GAME.wasm.br"]) {
      const plain = await get(path, { "accept-encoding": "br;q=0, gzip; q=0.0, deflate" });
      expect([plain.status, plain.headers.get("content-encoding")]).toEqual([200, null]);
      expect(Buffer.from(await plain.arrayBuffer()).equals(code)).toBe(true);
      const tag = plain.headers.get("etag") ?? "";
      expect((await get(path, { "if-none-match": tag })).status).toBe(304);
    }
  });

  // R-PLY-13
  test("a link says whether its build needs threads", async () => {
    for (const isNeeded of [true, false]) {
      const storeId = await makeGame(shop.db);
      const code = `const GODOT_THREADS_ENABLED = ${isNeeded};`;
      await upload(
        { storeId, kind: "trial", platform: "web" },
        await zipOf([{ path: "index.html", content: Buffer.from(code) }]),
      );
      const answer = await shop.ask(
        `mutation { getStoreAuthorizedAndFindStoreUrl(id: ${storeId}) { store_url { needs_threads } } }`,
      );
      expect(fieldOf(answer, "getStoreAuthorizedAndFindStoreUrl")).toEqual({
        store_url: [{ needs_threads: isNeeded }],
      });
    }
  });

  // R-PLY-11
  test("requests of the game without cookies are served of a trial; of a bought game only an empty manifest", async () => {
    const trial = await linkTo("trial", "web");
    const official = await linkTo("official", "web", owner);
    const from = (site: string, dest: string) => ({ "sec-fetch-site": site, "sec-fetch-dest": dest });
    expect((await at(trial, "/main.js", from("same-origin", "empty"))).status).toBe(200);
    expect((await at(trial, "/main.js", from("cross-site", "script"))).status).toBe(403);
    expect((await at(official, "/main.js", from("same-origin", "empty"))).status).toBe(404);
    const manifest = await at(official, "/manifest.json", from("same-origin", "manifest"));
    expect([manifest.status, await manifest.text()]).toEqual([200, "{}"]);
  });

  // R-PLY-12
  test("a game may run any code and reach only itself", async () => {
    const url = await linkTo("trial", "web");
    const { value } = await enter(url);
    const policy =
      (await at(url, "/index.html", { cookie: value })).headers.get("content-security-policy") ?? "";
    expect(policy).toContain(
      "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval';",
    );
    expect(policy).toContain("connect-src 'self' data: blob:;");
    expect(policy).toContain("form-action 'self';");
  });

  // R-PLY-3
  test("a missing or expired ticket gets a page with status 403", async () => {
    const url = await linkTo("official", "web", owner);
    const other = await linkTo("trial", "web");
    const ticket = new URL(url).searchParams.get("ticket") ?? "";
    const withTicket = (text: string) => `${url.split("?")[0]}?ticket=${text}`;
    expect((await enter(url.split("?")[0] ?? "")).response.status).toBe(403);
    expect((await enter(withTicket("x.y"))).response.status).toBe(403);
    expect((await enter(withTicket(`${ticket}A`))).response.status).toBe(403);
    expect((await enter(withTicket(new URL(other).searchParams.get("ticket") ?? ""))).response.status).toBe(
      403,
    );
    shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
    expect((await enter(url)).response.status).toBe(403);
  });

  test("guests can play a trial", async () => {
    const url = await linkTo("trial", "web");
    const { value } = await enter(url);
    expect((await at(url, "/index.html", { cookie: value })).status).toBe(200);
  });

  // R-PLY-5
  test("play time counts for owners, not for trials", async () => {
    await shop.db.$client.query("delete from play_times");
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000);
    const played = () => shop.db.$client.query("select user_uuid, store_id, minutes from play_times");
    const trial = await linkTo("trial", "web");
    await at(trial, "/index.html", { cookie: (await enter(trial)).value });
    const url = await linkTo("official", "web", owner);
    const { value } = await enter(url);
    await at(url, "/index.html", { cookie: value });
    await at(url, "/main.js", { cookie: value });
    await expect
      .poll(async () => (await played()).rows)
      .toEqual([{ user_uuid: owner.uuid, store_id: game, minutes: 5 }]);
  });

  // R-PLY-1, R-PLY-4
  test("one game's cookie opens no other game", async () => {
    const { value } = await enter(await linkTo("trial", "web"));
    expect((await at(await linkTo("official", "web", owner), "/index.html", { cookie: value })).status).toBe(
      403,
    );
  });

  // R-PLY-4, R-RFD-3
  test("the grant is renewed while playing, expires after 15 minutes, and ends with ownership", async () => {
    const buyer = await shop.player();
    await own(buyer, game);
    const url = await linkTo("official", "web", buyer);
    const { value } = await enter(url);
    const later = (minutes: number) =>
      (shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000));

    expect((await at(url, "/main.js", { cookie: value })).headers.has("set-cookie")).toBe(false);
    later(6);
    const renewed = await at(url, "/main.js", { cookie: value });
    const next = renewed.headers.get("set-cookie")?.split(";")[0] ?? "";
    later(10);
    expect((await at(url, "/main.js", { cookie: value })).status).toBe(403);
    await shop.db.$client.query("delete from entitlements where user_uuid = $1", [buyer.uuid]);
    expect((await at(url, "/main.js", { cookie: next })).status).toBe(403);
  });

  test.each(["//evil.test/", "///evil.test", "/\\evil.test/"])(
    "a ticket is no open redirect: %s",
    async (path) => {
      const url = new URL(await linkTo("official", "web", owner));
      const response = await play(new Request(`${url.origin}${path}${url.search}`));
      const location = new URL(response.headers.get("location") ?? "", url);
      expect([response.status, location.origin]).toEqual([302, url.origin]);
    },
  );

  test("the address of an unknown build is not found", async () => {
    expect((await play(new Request("http://play.localhost:4000/"))).status).toBe(404);
    expect((await play(new Request(`http://b${"0".repeat(32)}.play.localhost:4000/`))).status).toBe(404);
  });
});

describe("playing on a separate domain", () => {
  const APART = { playOriginPattern: "https://{build}.games.example.net" };
  beforeAll(() => void Object.assign(shop.config, APART));
  afterAll(() => void Object.assign(shop.config, { playOriginPattern: undefined }));

  test("links lead there, and over https only that very host can set the cookie", async () => {
    const url = await linkTo("official", "web", owner);
    expect(new URL(url).origin).toMatch(/^https:\/\/b[0-9a-f]{32}\.games\.example\.net$/);
    const there = createPlay(shop.services, shop.files);
    const cookie = (await there(new Request(url))).headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-catnip_play=[^;]+; Path=\/; /);
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/);
    expect(cookie).not.toMatch(/domain=/i);

    const [pair = ""] = cookie.split(";");
    const page = (value: string) =>
      there(new Request(new URL("/index.html", url), { headers: { cookie: value } }));
    expect((await page(pair)).status).toBe(200);
    // A cookie planted by another host of the domain lacks the prefix.
    expect((await page(pair.replace("__Host-", ""))).status).toBe(403);
  });

  test.each([
    { says: "a host name without the build", pattern: "https://games.example.net" },
    { says: "the build as part of a label", pattern: "https://play-{build}.example.net" },
    { says: "a path", pattern: "https://{build}.example.net/games" },
    { says: "a bare top-level domain", pattern: "https://{build}." },
  ])("$says is rejected as a setting", ({ pattern }) => {
    expect(() => readConfig({ DATA_DIR: shop.config.dataDir, PLAY_ORIGIN_PATTERN: pattern })).toThrow(
      "PLAY_ORIGIN_PATTERN",
    );
  });

  test("pages served over https frame nothing insecure", () => {
    const env = {
      DATA_DIR: shop.config.dataDir,
      PUBLIC_ORIGIN_PATTERN: "https://{site}.shop.example",
      PLAY_ORIGIN_PATTERN: "http://{build}.games.example.net",
    };
    expect(() => readConfig(env)).toThrow("must begin with https://");
  });
});

describe("downloading", () => {
  const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
    download(new Request(url, { headers, method }), CLIENT);
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  // R-DLV-2, R-DLV-7
  test("the whole file is served under the game's name, with its hash", async () => {
    const response = await get(await linkTo("official", "windows", owner));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Caf_ _ 1.0.0 Windows.zip"; filename*=UTF-8''Caf%C3%A9%20%E5%A4%9C%201.0.0%20Windows.zip`,
    );
    expect(response.headers.get("last-modified")).toBe(SHOP_NOW.toUTCString());
    expect(response.headers.get("etag")).toMatch(/^"[0-9a-f]{64}"$/);
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("repr-digest")).toMatch(/^sha-256=:.+=:$/);
    expect((await bytesOf(response)).equals(archive)).toBe(true);
  });

  // R-BND-9
  test("a discreet player's file has a neutral name, in the link as well", async () => {
    await shop.db.$client.query(
      `insert into store_preferences (user_uuid, is_discreet) values ($1, true)
       on conflict (user_uuid) do update set is_discreet = true`,
      [owner.uuid],
    );
    const url = await linkTo("official", "windows", owner);
    await shop.db.$client.query("update store_preferences set is_discreet = false where user_uuid = $1", [
      owner.uuid,
    ]);
    expect(new URL(url).pathname).toMatch(/\/file-[0-9a-f]{8}\.zip$/);
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="file-[0-9a-f]{8}\.zip"/,
    );
    expect((await bytesOf(response)).equals(archive)).toBe(true);
  });

  // R-DLV-2
  test("an interrupted download resumes where it stopped", async () => {
    const url = await linkTo("official", "windows", owner);
    const first = await get(url, { range: "bytes=0-99999" });
    expect([first.status, first.headers.get("content-range")]).toEqual([206, "bytes 0-99999/300000"]);
    const tag = first.headers.get("etag") ?? "";
    const rest = await get(url, { range: "bytes=100000-", "if-range": tag });
    expect([rest.status, rest.headers.get("content-range")]).toEqual([206, "bytes 100000-299999/300000"]);
    expect(Buffer.concat([await bytesOf(first), await bytesOf(rest)]).equals(archive)).toBe(true);
  });

  type Asked = { says: string; headers: Record<string, string>; status: number; range: string | null };
  test.each<Asked>([
    {
      says: "the last bytes",
      headers: { range: "bytes=-100" },
      status: 206,
      range: "bytes 299900-299999/300000",
    },
    {
      says: "more than the file has",
      headers: { range: "bytes=299999-999999" },
      status: 206,
      range: "bytes 299999-299999/300000",
    },
    {
      says: "a part beyond the end",
      headers: { range: "bytes=300000-" },
      status: 416,
      range: "bytes */300000",
    },
    {
      says: "parts next to each other, which are one",
      headers: { range: "bytes=0-0,2-2,4-4" },
      status: 206,
      range: "bytes 0-4/300000",
    },
    {
      says: "too many parts at once",
      headers: { range: `bytes=${Array.from({ length: 17 }, (_, n) => `${n * 1_000}-${n * 1_000}`).join()}` },
      status: 416,
      range: "bytes */300000",
    },
    { says: "an invalid range", headers: { range: "bytes=5-2" }, status: 416, range: "bytes */300000" },
    { says: "an unknown unit", headers: { range: "pages=1-2" }, status: 200, range: null },
    {
      says: "a part of a previous version",
      headers: { range: "bytes=10-", "if-range": '"other"' },
      status: 200,
      range: null,
    },
  ])("requesting $says", async ({ headers, status, range }) => {
    const response = await get(await linkTo("official", "windows", owner), headers);
    await response.arrayBuffer();
    expect([response.status, response.headers.get("content-range")]).toEqual([status, range]);
  });

  // R-DLV-2
  test("several parts are one answer, each with where it belongs", async () => {
    const url = await linkTo("official", "windows", owner);
    const range = "bytes=250000-299999, 0-9, 100000-100009, -1, 400000-";
    const response = await get(url, { range });
    expect([response.status, response.headers.get("content-range")]).toEqual([206, null]);
    const [, boundary = ""] =
      /^multipart\/byteranges; boundary=([\w-]+)$/.exec(response.headers.get("content-type") ?? "") ?? [];
    const part = (start: number, end: number) => [
      `\r\n--${boundary}\r\nContent-Type: application/zip\r\nContent-Range: bytes ${start}-${end}/300000\r\n\r\n`,
      archive.subarray(start, end + 1),
    ];
    const expected = Buffer.concat(
      [...part(0, 9), ...part(100_000, 100_009), ...part(250_000, 299_999), `\r\n--${boundary}--\r\n`].map(
        (chunk) => Buffer.from(chunk as Buffer),
      ),
    );
    expect(response.headers.get("content-length")).toBe(String(expected.length));
    expect((await bytesOf(response)).equals(expected)).toBe(true);
    const head = await get(url, { range }, "HEAD");
    expect([head.status, head.headers.get("content-length"), head.body]).toEqual([
      206,
      String(expected.length),
      null,
    ]);
  });

  // R-DLV-2
  test("a client that leaves in the middle of several parts frees its place", async () => {
    const url = await linkTo("official", "windows", owner);
    for (let at = 0; at < 9; at++) {
      const response = await get(url, { range: "bytes=0-99999,200000-299999" });
      expect(response.status).toBe(206);
      await response.body?.cancel();
    }
  });

  test("HEAD returns the size, and cached content is not sent again", async () => {
    const url = await linkTo("trial", "mac");
    const head = await get(url, {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), head.body]).toEqual([200, "300000", null]);
    expect((await get(url, { "if-none-match": head.headers.get("etag") ?? "" })).status).toBe(304);
    expect((await get(url, {}, "POST")).status).toBe(405);
  });

  const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
  const DAY_MS = 86_400_000;
  const ticketOf = (url: string) => new URL(url).searchParams.get("ticket") ?? "";
  const disown = (viewer: Viewer) =>
    shop.db.$client.query("delete from entitlements where user_uuid = $1 and store_id = $2", [
      viewer.uuid,
      game,
    ]);

  // R-DLV-1
  test("a link opens only its own build under its own name", async () => {
    const url = await linkTo("official", "windows", owner);
    const trial = await linkTo("trial", "mac");
    const web = await linkTo("official", "web", owner);
    const address = url.split("?")[0] ?? "";
    const statusOf = async (asked: string) => (await get(asked, {}, "HEAD")).status;
    expect(await statusOf(address)).toBe(403);
    expect(await statusOf(`${address}?ticket=${ticketOf(trial)}`)).toBe(403);
    expect(await statusOf(`${address}?ticket=${ticketOf(web)}`)).toBe(403);
    expect(await statusOf(`${trial.split("?")[0]}?ticket=${ticketOf(url)}`)).toBe(403);
    expect(await statusOf(`${address}?ticket=${"A".repeat(100_000)}`)).toBe(403);
    for (const name of ["other.zip", "..%2f..%2fetc%2fpasswd", "%252e%252e%252fetc", "%E0%A4%A", "%00"])
      expect([name, await statusOf(url.replace(/[^/]+\?/, `${name}?`))]).toEqual([name, 404]);
    expect(await statusOf(url.replace("/download/", "/download/../download/%2e%2e/"))).toBe(403);
    expect(await statusOf(url)).toBe(200);
  });

  // R-DLV-1
  test("no letter of a link can be changed, and none tells its owner", async () => {
    const url = await linkTo("official", "windows", owner);
    const ticket = ticketOf(url);
    const told = ticket.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect([ticket, ...told].join(" ")).not.toContain(owner.uuid);
    for (let at = 0; at < ticket.length; at++) {
      for (const other of ["A", "B", "_", "."]) {
        const changed = `${ticket.slice(0, at)}${other}${ticket.slice(at + 1)}`;
        if (changed === ticket) continue;
        const response = await get(url.replace(ticket, changed), {}, "HEAD");
        expect(response.status, `letter ${at} as ${other}`).toBe(403);
      }
    }
    // The last letter has bits that a decoder ignores.
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (const letter of alphabet.replace(ticket.at(-1) ?? "", ""))
      expect((await get(url.replace(ticket, ticket.slice(0, -1) + letter), {}, "HEAD")).status).toBe(403);
  });

  // R-DLV-1, R-DLV-2
  test("a download goes on after days, without a session", async () => {
    const url = await linkTo("official", "windows", owner);
    const head = await get(url, {}, "HEAD");
    later(40 * DAY_MS);
    for (const since of [head.headers.get("etag"), head.headers.get("last-modified")]) {
      const rest = await get(url, { range: "bytes=299000-", "if-range": since ?? "" });
      expect(rest.status).toBe(206);
      expect((await bytesOf(rest)).equals(archive.subarray(299_000))).toBe(true);
    }
  });

  // R-DLV-1, R-RFD-3
  test("a link ends with ownership, and says so in the language of its owner", async () => {
    const [found] = (await links(owner, ', os: ["windows"], locale: "de-DE"')).slice(0, 1);
    const url = found?.url ?? "";
    await disown(owner);
    const refused = await get(url);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([403, "no-store"]);
    expect(refused.headers.get("content-language")).toBe("de-DE");
    expect(await refused.text()).toMatch(/^Du besitzt dieses Spiel nicht/);
    await own(owner, game);
    expect((await get(url, {}, "HEAD")).status).toBe(200);
  });

  // R-DLV-1, R-DLV-6, R-RFD-3
  test.each([
    { says: "a refund", end: (viewer: Viewer) => disown(viewer) },
    {
      says: "ending all links",
      end: (viewer: Viewer) => shop.ask("mutation { endDownloadLinks }", {}, viewer),
    },
  ])("$says ends a download under way within a minute", async ({ end }) => {
    const buyer = await shop.player();
    await own(buyer, game);
    const url = await linkTo("official", "windows", buyer);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const running = await get(url);
      const reader = running.body?.getReader();
      await reader?.read();
      await end(buyer);
      vi.advanceTimersByTime(60_000);
      await expect(reader?.closed).rejects.toThrow();
    } finally {
      vi.useRealTimers();
    }
    expect((await get(url)).status).toBe(403);
  });

  // R-DLV-6
  test("ending one's links ends all of them and nobody else's; new ones work", async () => {
    const buyer = await shop.player();
    await own(buyer, game);
    const url = await linkTo("official", "windows", buyer);
    const others = await linkTo("official", "windows", owner);
    const answer = await shop.ask("mutation { endDownloadLinks }", {}, buyer);
    expect(fieldOf<boolean>(answer, "endDownloadLinks")).toBe(true);
    const refused = await get(url);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      "This download link was ended by its owner. Get a new one on the game's page.",
    ]);
    expect((await get(others, {}, "HEAD")).status).toBe(200);
    const fresh = await linkTo("official", "windows", buyer);
    expect((await get(fresh, {}, "HEAD")).status).toBe(200);
    expect((await get(url, {}, "HEAD")).status).toBe(403);
  });

  // R-DLV-1, R-CAT-9
  test("the blacklist ends links, as it ends offers", async () => {
    const url = await linkTo("official", "windows", owner);
    const trial = await linkTo("trial", "mac");
    await shop.db.$client.query(
      "insert into store_blacklists (store_id, blocked_trial_os, blocked_official_os, blocked_locale) values ($1, '{mac}', '{windows}', '{}')",
      [game],
    );
    expect([(await get(url)).status, (await get(trial)).status]).toEqual([403, 403]);
    await shop.db.$client.query("update store_blacklists set is_active = false");
    expect((await get(url, {}, "HEAD")).status).toBe(200);
  });

  // R-DLV-1, R-CAT-3
  test("owners of a delisted game go on downloading, and get new links", async () => {
    const url = await linkTo("official", "windows", owner);
    await shop.db.$client.query("update stores set is_published = false where id = $1", [game]);
    expect((await get(url, {}, "HEAD")).status).toBe(200);
    expect((await get(await linkTo("official", "windows", owner), {}, "HEAD")).status).toBe(200);
    await shop.db.$client.query("update stores set is_published = true where id = $1", [game]);
  });

  // R-DLV-4
  test("owners keep the versions before, others and drafts do not show", async () => {
    const ids = { old: randomUUID(), draft: randomUUID() };
    await upload({ uuid: ids.old, kind: "official", platform: "windows", version: "0.9" }, archive);
    const old = (await links(owner, ', older: true, os: ["windows"]')).find(({ url }) =>
      url.includes(ids.old),
    );
    await upload({ uuid: ids.draft, kind: "official", platform: "windows", isActive: false }, archive);
    // As an accepted submission does.
    await shop.db.$client.query("update builds set is_active = false, updated_at = now() where uuid = $1", [
      ids.old,
    ]);
    expect((await get(old?.url ?? "", {}, "HEAD")).status).toBe(200);
    const listed = async (viewer: Viewer | undefined, args: string) =>
      (await links(viewer, args)).map(({ url }) => new URL(url).pathname.split("/")[2]);
    expect(await listed(owner, ', older: true, os: ["windows"]')).toHaveLength(2);
    expect(await listed(owner, ', older: true, os: ["windows"]')).toContain(ids.old);
    expect(await listed(owner, ', os: ["windows"]')).not.toContain(ids.old);
    expect(await listed(stranger, ', older: true, os: ["windows"]')).toEqual([]);
  });

  // R-DLV-2
  test("more than eight concurrent parts have to wait", async () => {
    const url = await linkTo("official", "windows", owner);
    const open = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await get(url)).status).toBe(429);
    await Promise.all(open.map((response) => response.arrayBuffer()));
    const after = await get(url);
    expect(after.status).toBe(200);
    await after.body?.cancel();
  });

  test("disconnecting before the first byte frees the slot", async () => {
    const url = await linkTo("official", "windows", owner);
    const leaving = new AbortController();
    const started = Array.from({ length: 8 }, () =>
      download(new Request(url, { signal: leaving.signal }), CLIENT),
    );
    const responses = await Promise.all(started);
    leaving.abort();
    // A stream that had been read to its end by then is whole; the others break off.
    await Promise.allSettled(responses.map((response) => response.arrayBuffer()));
    const gone = await download(new Request(url, { signal: leaving.signal }), CLIENT);
    expect(gone.body).toBeNull();
    const after = await get(url);
    expect(after.status).toBe(200);
    await after.body?.cancel();
  });
});
