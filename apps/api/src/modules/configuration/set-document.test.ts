import { randomUUID } from "node:crypto";
import { CONFIGURATION_PATHS } from "@catnip/domain/configuration";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectDatabase } from "../../platform/database.ts";
import { PublicCache } from "../../platform/public-cache.ts";
import { createLog } from "../../platform/log.ts";
import { listen } from "../../platform/listen.ts";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { currentDocument } from "./read-documents.ts";
import { documentDesk, refusalOf, type Current, type DocumentDesk } from "./testing/document-desk.ts";

let shop: TestShop;
let root: Viewer;
let desk: DocumentDesk;
beforeAll(async () => {
  shop = await testShop();
  root = await shop.player({ roles: ["player", "root"] });
  desk = documentDesk(shop, root);
});
afterAll(() => shop.close());

/** A path without a written document. */
let path: string;
beforeEach(() => {
  path = `configuration/pages/article/${randomUUID()}`;
});

const link = (tPath: string, title = "Sale") => ({ type: "url", value: "/store", tPath, title });
const page = (...tPaths: string[]) => ({ banners: [], items: tPaths.map((tPath) => link(tPath)) });
const set = "setConfigurationDocument";

describe("a document", () => {
  test("that was never written reads as the built-in fallback", async () => {
    const read = fieldOf<Current>(await desk.read(path, "partner"), "findConfigurationDocument");
    expect(read).toEqual({
      path,
      platform_key: "shared",
      version: 0,
      document: { banners: [], items: [], t: [] },
      updated_at: null,
    });
  });

  test("is read back as written, with defaults filled in", async () => {
    const written = fieldOf<Current>(await desk.set(path, page("sale")), set);
    expect(written).toMatchObject({ version: 1, updated_at: SHOP_NOW.toISOString() });
    expect(written.document).toEqual({ banners: [], items: [{ ...link("sale"), min: 0, list: [] }], t: [] });
    expect(fieldOf(await desk.read(path, "china"), "findConfigurationDocument")).toEqual(written);
  });

  // R-CFG-4
  test("for one brand overrides the shared one, for that brand only", async () => {
    await desk.set(path, page("shared"));
    await desk.set(path, page("own"), { brand: "partner" });
    const first = async (brand: string) => {
      const { document, platform_key } = fieldOf<Current>(
        await desk.read(path, brand),
        "findConfigurationDocument",
      );
      return [platform_key, (document as ReturnType<typeof page>).items[0]?.tPath];
    };
    expect(await first("partner")).toEqual(["partner", "own"]);
    expect(await first("international")).toEqual(["shared", "shared"]);
    expect(await first("shared")).toEqual(["shared", "shared"]);
  });

  // R-CFG-2
  test("is versioned, and its history says who wrote what and why, newest first", async () => {
    await desk.set(path, page("a"), { reason: " opening " });
    await desk.set(path, page("b"), { seen: 1, reason: "autumn" });
    const history = fieldOf<{ total: number; list: object[] }>(
      await desk.history(path),
      "findConfigurationHistory",
    );
    expect(history).toMatchObject({
      total: 2,
      list: [
        { version: 2, author: root.uuid, reason: "autumn" },
        { version: 1, author: root.uuid, reason: "opening" },
      ],
    });
    const second = await desk.history(path, { page: 2, limit: 1 });
    expect(fieldOf(second, "findConfigurationHistory")).toMatchObject({ total: 2, list: [{ version: 1 }] });
  });

  test("is restored to an old version as a new one", async () => {
    await desk.set(path, page("a"));
    await desk.set(path, page("b"), { seen: 1 });
    const back = fieldOf<Current>(await desk.restore(path, 1, { seen: 2 }), "restoreConfigurationDocument");
    expect(back).toMatchObject({ version: 3, document: { items: [{ tPath: "a" }] } });
    expect(refusalOf(await desk.restore(path, 9, { seen: 3 }))).toMatchObject({
      code: "input/invalid",
      facts: { field: "version" },
    });
  });

  test("is recorded in the audit log with its previous content", async () => {
    await desk.set(path, page("a"), { reason: "first" });
    await desk.restore(path, 1, { seen: 1, reason: "again" });
    const { rows } = await shop.db.$client.query(
      "select operation, actor_uuid, role, why, before -> 'version' as before, after -> 'version' as after from audit_events where object_id = $1 order by uuid",
      [`shared:${path}`],
    );
    expect(rows).toEqual([
      { operation: set, actor_uuid: root.uuid, role: "root", why: "first", before: null, after: 1 },
      {
        operation: "restoreConfigurationDocument",
        actor_uuid: root.uuid,
        role: "root",
        why: "again",
        before: 1,
        after: 2,
      },
    ]);
  });

  // R-CFG-2
  test("keeps its history against every attempt to change it", async () => {
    await desk.set(path, page("a"));
    const { $client } = shop.owner;
    for (const attempt of [
      "update configuration_versions set reason = ''",
      "delete from configuration_versions",
    ])
      await expect($client.query(attempt)).rejects.toThrow("only grows");
  });
});

// R-CFG-2
describe("two writers", () => {
  test("who saw the same version: the second gets a conflict, and nothing is overwritten", async () => {
    await desk.set(path, page("a"));
    expect(refusalOf(await desk.set(path, page("b")))).toEqual({
      code: "request/version-conflict",
      facts: { version: 1 },
    });
    expect(refusalOf(await desk.set(path, page("b"), { seen: 7 }))).toMatchObject({ facts: { version: 1 } });
  });
});

const plans = (pay_amount: number) => ({
  plans: [{ currency_id: "USD", index: 0, amount: 500, coin: 500, pay_amount }],
});

// R-CFG-3
describe("only root writes", () => {
  test.each([["player"], ["creator"], ["support"], ["reviewer"], ["finance"]] as const)(
    "not %s",
    async (role) => {
      const viewer = await shop.player({ roles: ["player", role] });
      expect(refusalOf(await desk.set(path, page("a"), { viewer }))?.code).toBe("auth/forbidden");
      expect(refusalOf(await desk.restore(path, 1, { viewer }))?.code).toBe("auth/forbidden");
      expect(refusalOf(await desk.history(path, { viewer }))?.code).toBe("auth/forbidden");
    },
  );

  test("not a guest", async () => {
    const asked = `mutation { setConfigurationDocument(path: "others/langs", platform_key: "shared", document: {t: []},
      reason: "x", expected_version: 0) { version } }`;
    expect(refusalOf(await shop.ask(asked))?.code).toBe("auth/login-required");
  });

  test("not a user whose token says root when the database no longer does", async () => {
    const viewer = await shop.player({ roles: ["player", "root"] });
    await shop.db.$client.query(`update "user" set roles = '{player}' where id = $1`, [viewer.uuid]);
    expect(refusalOf(await desk.set(path, page("a"), { viewer }))?.code).toBe("auth/forbidden");
  });
});

describe("what is rejected, naming the field", () => {
  const uuid = randomUUID();
  const banner = (over: object = {}) => ({
    key: "sale",
    image: "ab".repeat(32),
    value: "/store",
    t: [{ lang: "en-us", key: "headline", value: "Sale" }],
    ...over,
  });
  const menu = (...items: object[]) => ({ items });
  const header = "configuration/pages/header";
  const home = `configuration/pages/article/${uuid}`;
  test.each([
    { says: "an unknown path", path: "seed/demo", document: {}, field: "path" },
    { says: "an empty document", path: header, document: "", field: "document" },
    { says: "a list instead of a document", path: header, document: [], field: "document.items" },
    {
      says: "an unknown field",
      path: header,
      document: { items: [], extra: 1 },
      field: "document.extra",
    },
    {
      says: "an item of an unknown type",
      path: header,
      document: menu({ ...link("a"), type: "form" }),
      field: "document.items.0.type",
    },
    {
      says: "an item that runs a script",
      path: header,
      document: menu({ ...link("a"), value: "javascript:alert(1)" }),
      field: "document.items.0.value",
    },
    {
      says: "an item that only looks like a page of the shop",
      path: header,
      document: menu({ ...link("a"), value: "//evil.test" }),
      field: "document.items.0.value",
    },
    {
      says: "an item without a title",
      path: header,
      document: menu({ ...link("a"), title: " " }),
      field: "document.items.0.title",
    },
    {
      says: "a title with bidirectional controls",
      path: header,
      document: menu({ ...link("a"), title: "a\u202eb" }),
      field: "document.items.0.title",
    },
    {
      says: "an unsupported width",
      path: header,
      document: menu({ ...link("a"), min: 700 }),
      field: "document.items.0.min",
    },
    {
      says: "two items with the same name",
      path: header,
      document: menu(link("a"), link("a")),
      field: "document.items",
    },
    {
      says: "an empty folder",
      path: header,
      document: menu({ type: "folder", tPath: "a", title: "A", list: [] }),
      field: "document.items.0.list",
    },
    {
      says: "a folder in a folder",
      path: header,
      document: menu({
        type: "folder",
        tPath: "a",
        title: "A",
        list: [{ type: "folder", tPath: "b", title: "B", list: [link("c")] }],
      }),
      field: "document.items.0.list.0.type",
    },
    {
      says: "an unsupported language",
      path: header,
      document: { items: [], t: [{ lang: "xx-XX", key: "a", value: "A" }] },
      field: "document.t.0.lang",
    },
    {
      says: "a duplicate text",
      path: header,
      document: {
        items: [],
        t: [
          { lang: "en-US", key: "a", value: "A" },
          { lang: "en-us", key: "a", value: "B" },
        ],
      },
      field: "document.t",
    },
    {
      says: "an unknown picture",
      path: home,
      document: { banners: [banner()] },
      field: "document.banners.0.image",
    },
    {
      says: "an invalid picture reference",
      path: home,
      document: { banners: [banner({ image: "x" })] },
      field: "document.banners.0.image",
    },
    {
      says: "a banner without a headline",
      path: home,
      document: { banners: [banner({ t: [] })] },
      field: "document.banners.0.t",
    },
    {
      says: "an unknown tag",
      path: "tags/submit",
      document: { tags: ["nowhere"], max: 3 },
      field: "document.tags.0",
    },
    {
      says: "more tags than a game may have",
      path: "tags/submit",
      document: { tags: [], max: 51 },
      field: "document.max",
    },
    {
      says: "a missing placeholder",
      path: "others/langs",
      document: { t: [{ lang: "de-DE", key: "Hello {name}", value: "Hallo" }] },
      field: "document.t.0",
    },
    {
      says: "HTML in a text",
      path: "others/langs",
      document: { t: [{ lang: "de-DE", key: "Hello", value: "<img src=x onerror=alert(1)>" }] },
      field: "document.t.0",
    },
    {
      says: "a rate of zero",
      path: "price/price-rate",
      document: { country_ratios: [], coin_rates: [{ currency_id: "USD", minor_per_100_coins: 0 }] },
      field: "document.coin_rates.0.minor_per_100_coins",
    },
    {
      says: "rates that lack a brand's currency",
      path: "price/price-rate",
      document: { country_ratios: [], coin_rates: [{ currency_id: "USD", minor_per_100_coins: 10_000 }] },
      field: "document.coin_rates",
    },
    {
      says: "an unknown country",
      path: "price/price-rate",
      document: { country_ratios: [{ country: "zz", ratio_bp: 10_000 }], coin_rates: [] },
      field: "document.country_ratios.0.country",
    },
    {
      says: "a US ratio other than 1",
      path: "price/price-rate",
      document: { country_ratios: [{ country: "us", ratio_bp: 9_000 }], coin_rates: [] },
      field: "document.country_ratios",
    },
    {
      says: "a free plan",
      path: "price/recharge",
      document: plans(0),
      field: "document.plans.0.pay_amount",
    },
    {
      says: "a plan that costs half a cent",
      path: "price/recharge",
      document: plans(0.5),
      field: "document.plans.0.pay_amount",
    },
    {
      says: "a plan in fractions of a yen",
      path: "price/recharge",
      document: { plans: [{ currency_id: "JPY", index: 0, amount: 1, coin: 1, pay_amount: 150 }] },
      field: "document.plans.0",
    },
    {
      says: "two plans in the same position",
      path: "price/recharge",
      document: { plans: [...plans(1).plans, ...plans(2).plans] },
      field: "document.plans",
    },
    {
      says: "a price in CNY that is not that of its points",
      path: "price/recharge",
      document: {
        plans: [{ currency_id: "CNY", index: 0, amount: 500, coin: 500, pay_amount: 3_400 }],
        meta: [{ meowcoin: 5, point: 35 }],
      },
      field: "document.plans",
    },
  ])("$says", async ({ path: at, document, field }) => {
    expect(refusalOf(await desk.set(at, document))).toEqual({ code: "input/invalid", facts: { field } });
  });

  test.each([
    { says: "an unknown brand", options: { brand: "nobody" }, facts: { field: "platform_key" } },
    { says: "no reason", options: { reason: " " }, facts: { field: "reason", length_max: 500 } },
    {
      says: "a reason that is too long",
      options: { reason: "x".repeat(501) },
      facts: { field: "reason", length_max: 500 },
    },
  ])("$says", async ({ options, facts }) => {
    expect(refusalOf(await desk.set(path, page("a"), options))).toEqual({ code: "input/invalid", facts });
  });

  test("prices for one brand alone", async () => {
    const answer = await desk.set("price/recharge", plans(500), { brand: "partner" });
    expect(refusalOf(answer)?.facts).toEqual({ field: "platform_key" });
  });

  test("and nothing of it is stored", async () => {
    const history = await desk.history("tags/submit");
    expect(fieldOf(history, "findConfigurationHistory")).toEqual({ total: 0, list: [] });
  });
});

// R-CFG-5
describe("a document in an outdated format", () => {
  const plant = (version: number, document: object, platform_key = "shared") =>
    shop.db.$client.query(
      "insert into configuration_versions (path, platform_key, version, document, reason) values ($1, $2, $3, $4, 'old')",
      [path, platform_key, version, JSON.stringify(document)],
    );

  test("is skipped and logged, and the page still works", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
    await plant(1, page("shared"));
    await plant(1, { slides: [] }, "partner");
    const read = await currentDocument<"page">({ ...shop.services, log }, "partner", path);
    expect(read).toMatchObject({ platform_key: "shared", document: { items: [{ tPath: "shared" }] } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"platform_key":"partner","version":1,"field":"banners"');
  });

  test("cannot be restored", async () => {
    await plant(1, { slides: [] });
    await plant(2, page("new"));
    expect(refusalOf(await desk.restore(path, 1, { seen: 2 }))).toMatchObject({
      code: "input/invalid",
      facts: { field: "document.banners" },
    });
  });
});

test("another process sees a new document at once", async () => {
  const other = new PublicCache(() => SHOP_NOW);
  const url = shop.config.databaseUrl ?? "";
  const db = connectDatabase(url);
  let heard: () => void = () => undefined;
  const listener = listen(
    url,
    {
      catalogue: () => {
        other.clear();
        heard();
      },
    },
    createLog("silent"),
  );
  await listener.ready;
  const { defaultPage } = CONFIGURATION_PATHS;
  const read = () => currentDocument<"page">({ db, publicCache: other }, "international", defaultPage);
  expect((await read()).version).toBe(0);
  const cleared = new Promise<void>((resolve) => (heard = resolve));
  await desk.set(defaultPage, page("a"));
  await cleared;
  expect((await read()).version).toBe(1);
  await listener.close();
  await db.$client.end();
});
