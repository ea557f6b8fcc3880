import { once, EventEmitter } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { connectDatabase, type Database } from "@catnip/api/platform/database.ts";
import { launchPostgres, type EmbeddedPostgres } from "@catnip/api/platform/embedded-postgres/launch.ts";
import { listen, type Listener } from "@catnip/api/platform/listen.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import { PublicCache } from "@catnip/api/platform/public-cache.ts";
import { PublicChangeFeed } from "@catnip/api/platform/public-changes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir } from "../testing/running-product.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { requestPage } from "./testing/request-page.ts";

const HOST = "shop.test";
const SHOP = "shop";

const folder = makeDataDir();
let postgres: EmbeddedPostgres;
let admin: Database;
let listener: Listener;
let cache: PageCache;
/** Emits `change` for each notification. */
const said = new EventEmitter();

beforeAll(async () => {
  postgres = await launchPostgres({ dataDir: path.join(folder, "pg"), settings: ["fsync=off"] });
  admin = connectDatabase(postgres.url("owner", "postgres"), { max: 1 });
  await admin.$client.query(`create database ${SHOP}`);
  const feed = new PublicChangeFeed(new PublicCache(() => new Date()), () => Promise.resolve(null), Date.now);
  listener = listen(postgres.url("owner", SHOP), { catalogue: feed.hear }, createLog("silent"));
  feed.hearBy(listener);
  cache = createPageCache(feed, (host) => host === HOST);
  feed.onChange((change) => said.emit("change", change));
  await listener.ready;
}, 120_000);
afterAll(async () => {
  await listener?.close();
  await admin?.$client.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const isMadeAnew = async (): Promise<boolean> => {
  const before = made;
  await requestPage(cache, { host: HOST, url: "/store" }, () => {
    made += 1;
    return new Response("<p>games</p>", {
      headers: { "content-type": "text/html", "cache-control": "public, max-age=0" },
    });
  });
  return made > before;
};
/** Rendered by the site, not from the cache. */
const isLeftToTheSite = async () =>
  (await requestPage(cache, { host: HOST, url: "/store" }, () => new Response("unused"))) === "site";

// R-WEB-53
test("a process that loses its notification connection bypasses the cache until it is back", async () => {
  expect([await isMadeAnew(), await isMadeAnew()]).toEqual([true, false]);

  const lost = once(said, "change");
  await admin.$client.query(`alter database ${SHOP} with allow_connections false`);
  await admin.$client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    SHOP,
  ]);
  await lost;
  expect(listener.isListening()).toBe(false);
  // Neither entries from before nor those made in the meantime.
  expect([await isLeftToTheSite(), await isLeftToTheSite()]).toEqual([true, true]);
  expect(cache.stats().pages).toBe(0);

  const back = once(said, "change");
  await admin.$client.query(`alter database ${SHOP} with allow_connections true`);
  await back;
  expect([await isMadeAnew(), await isMadeAnew()]).toEqual([true, false]);
}, 60_000);
