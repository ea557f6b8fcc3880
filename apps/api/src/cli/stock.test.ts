import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { format } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Viewer } from "../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../testing/test-shop.ts";
import { rolesOf } from "../modules/roles/testing/role-desk.ts";
import { DEMO_MARK } from "../seed/demo-mark.ts";
import { seedReference } from "../seed/reference.ts";
import { zipOf } from "../seed/zip.ts";
import { runStock } from "./stock/run-stock.ts";

const EXAMPLE = path.resolve(import.meta.dirname, "../../example-shop");
const ROOT = "root@mail.test";

/** A shop as the first start of an installation leaves it, with a root and the studio that owns the example's games. */
async function openShop() {
  const shop = await testShop();
  await seedReference(shop.db);
  const place = mkdtempSync(path.join(tmpdir(), "catnip-stock-test-"));
  const folder = path.join(place, "shop");
  cpSync(EXAMPLE, folder, { recursive: true });
  const account = async (mail: string, options: Parameters<TestShop["player"]>[0]): Promise<Viewer> => {
    const viewer = await shop.player(options);
    await shop.owner.$client.query('update "user" set email = $2 where id = $1', [viewer.uuid, mail]);
    return viewer;
  };
  await account(ROOT, { roles: ["player", "root"] });
  const studio = await account("studio@example.com", { nickname: "mika" });
  const environment = {
    DATABASE_URL: shop.config.databaseUrl,
    SECRET: "0123456789abcdef".repeat(4),
    DATA_DIR: shop.config.dataDir,
  };
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  return {
    shop,
    folder,
    studio,
    environment,
    write,
    change: (file: string, from: string, to: string) =>
      write(file, readFileSync(path.join(folder, file), "utf8").replace(from, to)),
    remove: (file: string) => rmSync(path.join(folder, file), { recursive: true }),
    stock: (...words: readonly string[]) => run(["--from", folder, "--as", ROOT, ...words], environment),
    close: async () => {
      await shop.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

type Said = { readonly code: number; readonly lines: readonly string[]; readonly last: string };

/** Runs the command in this process, and keeps what it prints. */
async function run(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Said> {
  const lines: string[] = [];
  const hear = (...parts: unknown[]) => void lines.push(...format(...parts).split("\n"));
  const listeners = (["log", "error"] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation(hear),
  );
  try {
    const code = await runStock(words, environment);
    return { code, lines, last: lines.at(-1) ?? "" };
  } finally {
    for (const listener of listeners) listener.mockRestore();
  }
}

type Game = {
  readonly id: number;
  readonly path: string;
  readonly released_at: string;
  readonly store_info: readonly { readonly language: string; readonly name: string }[];
};

const games = async (shop: TestShop): Promise<readonly Game[]> =>
  fieldOf<{ list: readonly Game[] }>(
    await shop.ask(`{ findStore { list { id path author_id released_at category content_warnings tags { id }
      store_info { language name brief introduction labels data { screenshots { url } } } } } }`),
    "findStore",
  ).list;
const named = (list: readonly Game[], name: string) =>
  list.find(({ store_info: infos }) => infos.some((info) => info.name === name));

const rows = async (shop: TestShop, sql: string) =>
  (await shop.db.$client.query<Record<string, unknown>>(sql)).rows;

/** How often anything was decided or written. */
const writes = (shop: TestShop) =>
  rows(
    shop,
    `select (select count(*) from audit_events) as decisions, (select count(*) from store_submit_events) as steps,
       (select count(*) from builds) as builds, (select count(*) from uploads) as uploads`,
  );

// R-STK-1
describe("a shop that is stocked from the example", () => {
  let at: Awaited<ReturnType<typeof openShop>>;
  let first: Said;
  beforeAll(async () => {
    at = await openShop();
    first = await at.stock();
    // The command has the machine's clock.
    at.shop.clock.now = new Date();
  });
  afterAll(() => at.close());

  test("says what came into it", () => {
    expect(first).toMatchObject({ code: 0, last: "12 created, 3 changed, 0 unchanged." });
    expect(first.lines).toEqual(
      expect.arrayContaining([
        "created tags/cozy",
        "created creator studio@example.com",
        "uploading games/the-tea-ferry/builds/the-tea-ferry.zip (0.0 MB)",
        "created games/lantern-quay",
        "created articles/welcome",
        // The first start of an installation has written these.
        "changed configuration/footer.json",
        "changed configuration/plans.json",
        "changed configuration/rates.json",
      ]),
    );
  });

  test("shows a guest its games", async () => {
    const list = await games(at.shop);
    const quay = named(list, "Lantern Quay");
    expect(quay).toMatchObject({
      path: `lantern-quay-${quay?.id}`,
      author_id: at.studio.uuid,
      category: "girl-gl",
      content_warnings: ["Loss of a loved one"],
      tags: [{ id: "mystery" }, { id: "romance" }],
      store_info: [
        {
          language: "en-us",
          brief: "Two women keep the lights of a harbor, and one letter arrives too late.",
          introduction: expect.stringContaining("<h3>What to expect</h3>"),
          labels: ["One evening"],
        },
        { language: "ja-jp", name: "灯籠の岸", labels: ["一晩で読める"] },
      ],
    });
    expect(list).toHaveLength(2);
    const prices = await at.shop.ask(
      "{ findStore { list { store_price { country price } } } }",
      {},
      await at.shop.player(),
    );
    expect(prices.data).toMatchObject({
      findStore: {
        list: expect.arrayContaining([
          {
            store_price: [
              { country: "jp", price: 850 },
              { country: "us", price: 899 },
            ],
          },
          { store_price: [{ country: "us", price: 0 }] },
        ]),
      },
    });

    // Its trial can be played.
    const offered = fieldOf<{ store_url: readonly { url: string }[] }>(
      await at.shop.ask(
        `mutation { getStoreAuthorizedAndFindStoreUrl(id: ${quay?.id}) { store_url { type platform version url } } }`,
      ),
      "getStoreAuthorizedAndFindStoreUrl",
    ).store_url;
    expect(offered).toMatchObject([{ type: "trial", platform: "web", version: "1.0.0" }]);
    expect(offered[0]?.url).toContain("/index.html?ticket=");
  });

  test("shows a guest its article, header, footer, Home and plans", async () => {
    const { shop } = at;
    const quay = named(await games(shop), "Lantern Quay");
    const { list } = fieldOf<{ list: readonly { uuid: string }[] }>(
      await shop.ask("{ findArticle { list { uuid headline text broadcast_path t { lang key value } } } }"),
      "findArticle",
    );
    const welcome = `/article/${list[0]?.uuid}`;
    expect(list).toMatchObject([
      {
        headline: "The lights are on",
        text: expect.stringContaining("<strong>Lantern Quay</strong>"),
        broadcast_path: `/store/${quay?.id}`,
        t: [{ lang: "ja-jp", key: "headline", value: "灯りがともりました" }, { key: "text" }],
      },
    ]);
    const document = async (name: string) =>
      fieldOf<{ document: unknown }>(
        await shop.ask(`{ findConfigurationDocument(path: "configuration/pages/${name}") { document } }`),
        "findConfigurationDocument",
      ).document;
    expect(await document("header")).toMatchObject({ items: [{ title: "All games" }, { value: welcome }] });
    expect(await document("footer")).toMatchObject({
      items: [{}, {}, {}, { value: "https://www.example.com/" }],
    });
    expect(await document("default")).toMatchObject({
      banners: [{ value: `/store/${quay?.id}`, image: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    const plans = await shop.ask('{ findRechargePlans(currency_id: "USD") { coin silver pay_amount } }');
    expect(fieldOf(plans, "findRechargePlans")).toEqual([
      { coin: 500, silver: 0, pay_amount: 500 },
      { coin: 2_000, silver: 50, pay_amount: 2_000 },
    ]);
  });

  // R-STK-1
  test("writes everything through the API's services, each with an audit event that names the command line", async () => {
    const { shop, studio } = at;
    const written = await rows(shop, "select operation, why from audit_events order by at, uuid");
    expect(new Set(written.map(({ why }) => why))).toEqual(
      new Set(["Stocked on the command line (pnpm stock)"]),
    );
    expect(written.map(({ operation }) => operation)).toEqual([
      ...Array.from({ length: 4 }, () => "setClassify"),
      "addUserRole",
      "reviewStoreSubmit",
      "reviewStoreSubmit",
      "addArticle",
      "addTaxRule",
      ...Array.from({ length: 6 }, () => "setConfigurationDocument"),
    ]);
    expect(await rolesOf(shop, studio)).toEqual(["player", "creator"]);
    const me = await shop.ask("{ me { profile { nickname brief } } }", {}, studio);
    expect(me.data).toEqual({
      me: { profile: { nickname: "Moth and Lantern", brief: "Small games about long nights." } },
    });
    // Nothing but what is in the folder: no money was given.
    expect(await rows(shop, "select 1 from ledger_entries")).toEqual([]);
  });

  // R-STK-3
  test("stays as it is when it is stocked again", async () => {
    const before = await writes(at.shop);
    expect(await at.stock()).toEqual({
      code: 0,
      lines: ["0 created, 0 changed, 15 unchanged."],
      last: "0 created, 0 changed, 15 unchanged.",
    });
    expect(await writes(at.shop)).toEqual(before);
  });

  // R-STK-3
  test("changes what has changed in the folder, and nothing else", async () => {
    const { shop } = at;
    const before = named(await games(shop), "Lantern Quay");
    at.change("games/lantern-quay/texts/en-US.md", "and one letter", "and a letter");
    const said = await at.stock();
    expect(said.lines).toEqual(["changed games/lantern-quay", "0 created, 1 changed, 14 unchanged."]);
    const [english, japanese] = before?.store_info ?? [];
    expect(named(await games(shop), "Lantern Quay")).toEqual({
      ...before,
      store_info: [
        { ...english, brief: "Two women keep the lights of a harbor, and a letter arrives too late." },
        japanese,
      ],
    });
  });

  // R-DLV-4, R-STK-5
  test("offers a new build once the game is accepted with it, and the old one no longer", async () => {
    const { shop } = at;
    at.change("games/lantern-quay/builds/trial/index.html", "five wait", "five others wait");
    const said = await at.stock();
    expect(said.lines).toEqual([
      "uploading games/lantern-quay/builds/trial (0.0 MB)",
      "changed games/lantern-quay",
      "0 created, 1 changed, 14 unchanged.",
    ]);
    expect(await rows(shop, "select is_active from builds where kind = 'trial' order by created_at")).toEqual(
      [{ is_active: false }, { is_active: true }],
    );
  });

  // R-STK-4
  test("leaves alone what was changed in the shop, unless --overwrite is given", async () => {
    const { shop } = at;
    const root = await shop.player({ roles: ["player", "root"] });
    const footer = "configuration/pages/footer";
    const changed = await shop.ask(
      `mutation { setConfigurationDocument(path: "${footer}", platform_key: "shared", document: { items: [] },
        reason: "Too long", expected_version: 2) { version } }`,
      {},
      root,
    );
    expect(changed.errors).toBeUndefined();
    const said = await at.stock();
    expect(said).toMatchObject({ code: 0, last: "  configuration/footer.json: it was changed in the shop" });
    expect(said.lines[0]).toBe("0 created, 0 changed, 14 unchanged.");
    const overwritten = await at.stock("--overwrite");
    expect(overwritten.lines).toEqual([
      "changed configuration/footer.json",
      "0 created, 1 changed, 14 unchanged.",
    ]);
  });

  test("has pages of their own for a game and an article, and news about a game", async () => {
    const { shop } = at;
    const banner = (image: string, value: string) => ({
      banners: [{ key: "a", image, value, t: [{ lang: "en-US", key: "headline", value: "A night" }] }],
    });
    at.write("games/lantern-quay/page.json", JSON.stringify(banner("cover.jpg", "game:the-tea-ferry")));
    at.write("articles/out-now/page.json", JSON.stringify(banner("wide.jpg", "game:lantern-quay")));
    cpSync(
      path.join(EXAMPLE, "games/the-tea-ferry/cover.jpg"),
      path.join(at.folder, "articles/out-now/wide.jpg"),
    );
    at.write("articles/out-now/article.json", '{ "category": "store", "game": "lantern-quay" }');
    at.write("articles/out-now/en-US.md", "# Out now\n\nTonight.\n");
    const said = await at.stock();
    expect(said).toMatchObject({ code: 0, last: "3 created, 0 changed, 15 unchanged." });
    const list = await games(shop);
    const [quay, ferry] = [named(list, "Lantern Quay"), named(list, "The Tea Ferry")];
    shop.clock.now = new Date();
    const news = await shop.ask(`{ findArticle(store_id: ${quay?.id}) { list { uuid headline store_id } } }`);
    const article = fieldOf<{ list: readonly { uuid: string }[] }>(news, "findArticle").list[0];
    expect(article).toMatchObject({ headline: "Out now", store_id: quay?.id });
    const valueAt = async (page: string) =>
      fieldOf(
        await shop.ask(`{ findConfigurationDocument(path: "configuration/pages/${page}") { document } }`),
        "findConfigurationDocument",
      );
    expect(await valueAt(`store/${quay?.id}`)).toMatchObject({
      document: { banners: [{ value: `/store/${ferry?.id}` }] },
    });
    expect(await valueAt(`article/${article?.uuid}`)).toMatchObject({
      document: { banners: [{ value: `/store/${quay?.id}` }] },
    });
    for (const file of ["games/lantern-quay/page.json", "articles/out-now"]) at.remove(file);
  });

  // R-STK-2
  test("is not stocked with its pictures in another place", async () => {
    const elsewhere = { ...at.environment, DATA_DIR: path.join(at.folder, "..", "elsewhere") };
    const said = await run(["--from", at.folder, "--as", ROOT], elsewhere);
    expect(said).toMatchObject({ code: 1, last: expect.stringMatching(/set DATA_DIR to the folder/) });
  });

  // R-STK-4
  test("lets its creators keep the names they choose", async () => {
    const { shop } = at;
    const renamed = await shop.ask(
      'mutation { setUser(profile: { nickname: "Moth" }) { uuid } }',
      {},
      at.studio,
    );
    expect(renamed.errors).toBeUndefined();
    expect((await at.stock()).lines).toContain(
      "  creator studio@example.com: the account has another name or another text about itself",
    );
    expect((await at.stock("--overwrite")).lines).toContain("changed creator studio@example.com");
  });

  // R-STK-1, R-TAX-4
  test("has a tax from the notice on; another one of the country is for finance to decide", async () => {
    const rules = await rows(
      at.shop,
      "select country, rate_bp, mode, valid_from > now() as ahead from tax_rules",
    );
    expect(rules).toEqual([{ country: "jp", rate_bp: 1_000, mode: "inclusive", ahead: true }]);
    at.change("taxes.json", "1000", "800");
    expect(await at.stock()).toMatchObject({
      code: 1,
      lines: expect.arrayContaining([
        expect.stringMatching(/^refused taxes\/jp: another tax of this country stands/),
      ]),
    });
    at.change("taxes.json", "800", "1000");
  });

  // R-STK-5
  test("names what was removed from the folder, and keeps it", async () => {
    const { shop } = at;
    at.remove("games/the-tea-ferry");
    const said = await at.stock();
    expect(said.code).toBe(0);
    expect(said.lines).toEqual([
      "0 created, 0 changed, 14 unchanged.",
      "In the shop, and no longer in the folder (nothing was deleted):",
      "  article Out now",
      expect.stringMatching(/^ {2}document shared:configuration\/pages\/article\/[0-9a-f-]{36}$/),
      expect.stringMatching(/^ {2}document shared:configuration\/pages\/store\/\d+$/),
      expect.stringMatching(/^ {2}game The Tea Ferry \(\d+\)$/),
    ]);
    expect(await games(shop)).toHaveLength(2);
  });

  // R-STK-1
  test("refuses what its rules do not allow, and continues with the rest", async () => {
    const { shop } = at;
    const quay = named(await games(shop), "Lantern Quay");
    await shop.db.$client.query(
      `insert into store_activities (store_id, state, percentage_discount) values ($1, 2, 30)
       on conflict (store_id) do update set state = excluded.state`,
      [quay?.id],
    );
    at.change("games/lantern-quay/game.json", '"us": 899', '"us": 1299');
    at.change("articles/welcome/en-US.md", "The lights are on", "The lights are lit");
    const said = await at.stock();
    expect(said).toMatchObject({ code: 1, last: "1 refused: correct what they say, and run it again." });
    expect(said.lines).toContain("changed articles/welcome");
    expect(said.lines[0]).toMatch(/^refused games\/lantern-quay: price\/raised-in-sale: /);
    await shop.db.$client.query("delete from store_activities");
    expect((await at.stock()).lines[0]).toBe("changed games/lantern-quay");
  });

  // R-STK-2
  test("cannot move the date of a game that is out", async () => {
    at.change("games/lantern-quay/game.json", '"category"', '"released_at": "2031-01-01", "category"');
    const said = await at.stock();
    expect(said.lines).toEqual([
      expect.stringMatching(
        /^games\/lantern-quay\/game\.json, released_at: The game is out since [\d-]{10}, so that its date stays: take the field out\.$/,
      ),
      "1 problem, and nothing was written.",
    ]);
  });
});

/** One game with one picture, and another: little to upload. */
const SMALL = {
  creator: "studio@example.com",
  category: "boy-bl",
  support_platform: ["web"],
  tags: ["cozy"],
  languages: ["en-US"],
  prices: { us: 500 },
  all_characters_adult: true,
  rights_held: true,
  builds: [{ kind: "trial", platform: "web", version: "1", file: "trial" }],
};

describe("an empty shop", () => {
  let at: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    at = await openShop();
    for (const file of ["games", "articles", "configuration", "taxes.json"]) at.remove(file);
    for (const slug of ["first", "second"]) {
      at.write(`games/${slug}/game.json`, JSON.stringify(SMALL));
      at.write(`games/${slug}/texts/en-US.md`, `# The ${slug}\n\nIn short.\n\nAt length.\n`);
      at.write(`games/${slug}/trial/index.html`, `<title>${slug}</title>`);
      for (const file of ["cover.jpg", "square.jpg"])
        cpSync(
          path.join(EXAMPLE, "games/the-tea-ferry/square.jpg"),
          path.join(at.folder, "games", slug, file),
        );
    }
  });
  afterAll(() => at.close());

  // R-STK-2
  test("stays empty if anything is wrong", async () => {
    const { shop } = at;
    const before = await writes(shop);
    at.change("games/second/game.json", '"us":500', '"us":-5');
    expect(await at.stock()).toEqual({
      code: 1,
      lines: [
        "games/second/game.json, prices.us: A price is in meowcent, from 0 to 1000000: write a whole number.",
        "1 problem, and nothing was written.",
      ],
      last: "1 problem, and nothing was written.",
    });
    at.change("games/second/game.json", '"us":-5', '"us":500');
    at.change("creators.json", "studio@", "nobody@");
    at.change("games/second/game.json", "studio@", "nobody@");
    at.change("games/first/game.json", "studio@", "nobody@");
    expect((await at.stock()).lines).toEqual([
      "creators.json, 0.mail: No account has this mail address: its owner signs up first, at http://account.localhost:4000/sign-up.",
      "1 problem, and nothing was written.",
    ]);
    at.change("creators.json", "nobody@", "studio@");
    at.change("games/second/game.json", "nobody@", "studio@");
    at.change("games/first/game.json", "nobody@", "studio@");
    expect(await writes(shop)).toEqual(before);
  });

  test.each(["nobody@mail.test", "root"])(
    "is not stocked in the name of %s, who is no root",
    async (mail) => {
      const said = await run(["--from", at.folder, "--as", mail], at.environment);
      expect(said).toEqual({
        code: 1,
        lines: [
          `${mail} is no account with the role root: make one with pnpm staff, or name another one with --as.`,
        ],
        last: expect.any(String),
      });
    },
  );

  // R-OPS-2
  test("is not stocked in production if it was a demo shop", async () => {
    const { $client } = at.shop.owner;
    await $client.query("insert into configuration_documents (path, document) values ($1, '{}')", [
      DEMO_MARK,
    ]);
    const production = {
      ...at.environment,
      NODE_ENV: "production",
      PUBLIC_ORIGIN_PATTERN: "https://{site}.shop.example",
      SMTP_URL: "smtp://127.0.0.1:9",
    };
    await expect(run(["--from", at.folder, "--as", ROOT], production)).rejects.toThrow(/holds the demo shop/);
    await $client.query("delete from configuration_documents where path = $1", [DEMO_MARK]);
  });

  // R-STK-3
  test("is stocked by one run at a time", async () => {
    const client = await at.shop.db.$client.connect();
    try {
      await client.query("select pg_advisory_lock(hashtextextended('pnpm stock', 0))");
      expect(await at.stock()).toMatchObject({ code: 1, last: expect.stringMatching(/^Another run/) });
    } finally {
      client.release(true);
    }
  });

  // R-STK-3
  test("is stocked in the end, even if the command is killed", async () => {
    const { shop } = at;
    // The first game is whole, the second has its pictures and neither its build nor a reviewer.
    await killAt("uploading games/second/trial", at.folder, at.environment);
    const said = await at.stock();
    expect(said).toMatchObject({
      code: 0,
      last: expect.stringMatching(/^1 created, 0 changed, \d+ unchanged\.$/),
    });
    shop.clock.now = new Date();
    const list = await games(shop);
    expect(new Set(list.map(({ store_info: [info] }) => info?.name))).toEqual(
      new Set(["The first", "The second"]),
    );
    expect(list).toHaveLength(2);
    expect(await rows(shop, "select count(*)::int as builds from builds where is_active")).toEqual([
      { builds: 2 },
    ]);
    expect((await at.stock()).last).toMatch(/^0 created, 0 changed, \d+ unchanged\.$/);
  });
});

/** Runs the command in a process of its own, and kills that as soon as it says something. */
async function killAt(line: string, folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const program = path.join(import.meta.dirname, "stock.ts");
  const child = spawn(process.execPath, [program, "--from", folder, "--as", ROOT], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let isKilled = false;
  for await (const said of createInterface({ input: child.stdout }))
    if (said.startsWith(line)) isKilled = child.kill("SIGKILL");
  expect(isKilled).toBe(true);
}

describe("a folder", () => {
  const place = mkdtempSync(path.join(tmpdir(), "catnip-stock-folder-"));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  const check = (folder: string) => run(["--from", folder, "--check"]);

  test("that is in order is said to be, without a database", async () => {
    expect(await check(EXAMPLE)).toMatchObject({
      code: 0,
      lines: ["Nothing is wrong: 4 tags and warnings, 1 creator, 2 games, 1 article, 1 tax, 6 documents."],
    });
  });

  // R-STK-2
  test("reports every problem: where, what, and what to do", async () => {
    const folder = path.join(place, "broken");
    cpSync(EXAMPLE, folder, { recursive: true });
    const change = (file: string, from: string, to: string) =>
      writeFileSync(path.join(folder, file), readFileSync(path.join(folder, file), "utf8").replace(from, to));
    const write = (file: string, content: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    };
    change("tags.json", '"cozy"', '"Cozy!"');
    write(
      "taxes.json",
      '{ "xx": { "rate_bp": 5, "mode": "inclusive" }, "jp": { "rate_bp": 0, "mode": "exclusive" } }',
    );
    write("creators.json", '[{ "mail": "nowhere" }, { "mail": "other@example.com", "nick": "x" }]');
    write(
      "configuration/home.json",
      '{ "banners": [{ "key": "a", "image": "pictures/none.jpg", "value": "game:none", "t": [] }] }',
    );
    change("configuration/plans.json", '"coin": 500', '"coin": 0.5');
    change("configuration/submission-tags.json", '"romance"', '"horror"');
    write("configuration/header.amber.json", '{ "items": [] }');
    write("configuration/rates.partner.json", "{");
    write("configuration/heading.json", "{}");
    const quay = "games/lantern-quay";
    change(`${quay}/game.json`, '"girl-gl"', '"girls"');
    change(`${quay}/game.json`, '"mystery"', '"riddles"');
    change(`${quay}/game.json`, '"jp": 850', '"xx": 850');
    change(`${quay}/game.json`, '"rights_held": true', '"rights_held": false');
    change(`${quay}/game.json`, '"file": "builds/trial"', '"file": "builds/demo"');
    write(`${quay}/cover.jpg`, "no picture");
    write(`${quay}/texts/ja-JP.md`, "灯籠の岸\n");
    write(`${quay}/texts/en-US.md`, "# Lantern Quay\n\n![A quay](quay.png)\n");
    write("games/the-tea-ferry/builds/the-tea-ferry.zip", "no archive");
    rmSync(path.join(folder, "games/the-tea-ferry/square.jpg"));
    symlinkSync("cover.jpg", path.join(folder, "games/the-tea-ferry/square.jpg"));
    write("games/Third Game/game.json", "{}");
    cpSync(path.join(EXAMPLE, "games/the-tea-ferry"), path.join(folder, "games/ferry-only"), {
      recursive: true,
    });
    rmSync(path.join(folder, "games/ferry-only/texts/en-US.md"));
    write("articles/welcome/article.json", '{ "category": "news", "published_at": "tomorrow" }');
    const { code, lines } = await check(folder);
    expect(code).toBe(1);
    expect(lines).toMatchInlineSnapshot(`
      [
        "articles/welcome/article.json, category: An article is one of announcement, ad, qa, tutorial, store, questionnaire, featured: write one of them.",
        "articles/welcome/article.json, published_at: This is no moment: write it like "2027-03-01" or "2027-03-01T18:00:00Z".",
        "configuration/header.amber.json: There is no such brand: name one of china, china-next, international, partner.",
        "configuration/heading.json: Nothing reads a file of this name here: correct the name, or take the file out.",
        "configuration/home.json, banners.0.image: There is no such picture beside it: correct the name.",
        "configuration/home.json, banners.0.t: A headline in en-US is needed.",
        "configuration/pictures/lantern-quay.jpg: Nothing reads a file of this name here: correct the name, or take the file out.",
        "configuration/plans.json, plans.0.coin: A whole number is expected here, not 0.5: correct it.",
        "configuration/plans.json, plans.0.coin: At least 1 is expected here, not 0.5: correct it.",
        "configuration/rates.partner.json: This is not JSON (Expected property name or '}' in JSON at position 1 (line 1 column 2)): correct it.",
        "configuration/rates.partner.json: This is the same for all brands: take the brand out of the name.",
        "configuration/submission-tags.json, tags.0: tags.json does not have it: add it there, or correct the name.",
        "configuration/submission-tags.json, tags.2: tags.json does not have it: add it there, or correct the name.",
        "creators.json, 0.mail: This is no mail address: write the one that the account signed up with.",
        "creators.json, 1.nick: There is no such field: correct its name, or take it out.",
        "games/Third Game/game.json, all_characters_adult: This is missing: write it.",
        "games/Third Game/game.json, category: This is missing: write it.",
        "games/Third Game/game.json, creator: This is missing: write it.",
        "games/Third Game/game.json, languages: This is missing: write it.",
        "games/Third Game/game.json, prices: This is missing: write it.",
        "games/Third Game/game.json, rights_held: This is missing: write it.",
        "games/Third Game/game.json, support_platform: This is missing: write it.",
        "games/Third Game/game.json, tags: This is missing: write it.",
        "games/Third Game: A folder is named with lower-case letters, digits and single hyphens, at most 60: rename it.",
        "games/ferry-only/game.json, tags.0: tags.json does not have it: add it there, or correct the name.",
        "games/ferry-only/texts/en-US.md: The text in the game's own language (default_lang) is missing: write it.",
        "games/lantern-quay/builds/trial/index.html: Nothing reads a file of this name here: correct the name, or take the file out.",
        "games/lantern-quay/cover.jpg: The picture is damaged: save it again.",
        "games/lantern-quay/game.json, builds.1.file: There is no such file or folder beside it: correct the name.",
        "games/lantern-quay/game.json, category: The shop has none of this name: write one of boy-r18, boy-bl, girl-r18, girl-gl.",
        "games/lantern-quay/game.json, prices.xx: This is no country: write its two letters, such as us.",
        "games/lantern-quay/game.json, rights_held: This has to be true: ask the creator, and write true once they say so.",
        "games/lantern-quay/game.json, tags.0: tags.json does not have it: add it there, or correct the name.",
        "games/lantern-quay/texts/en-US.md, introduction: The introduction is missing: write it below the first paragraph.",
        "games/lantern-quay/texts/en-US.md: A text cannot hold pictures: take it out.",
        "games/lantern-quay/texts/ja-JP.md: The first line is the name or the headline: begin it with "# ".",
        "games/the-tea-ferry/builds/the-tea-ferry.zip: This is no whole zip archive, or its catnip.json is not JSON: make it again.",
        "games/the-tea-ferry/game.json, tags.0: tags.json does not have it: add it there, or correct the name.",
        "games/the-tea-ferry/square.jpg: The square cover is missing: add square.jpg or square.png.",
        "games/the-tea-ferry/square.jpg: This is a link: put the file itself in its place.",
        "tags.json, tags.Cozy!: An id is lower-case words with single hyphens, such as slow-burn: rename it.",
        "taxes.json, jp.rate_bp: A rate is in ten-thousandths, from 1 to 10000: write a whole number.",
        "taxes.json, xx: This is no country: write its two letters, such as us.",
        "43 problems, and nothing was written.",
      ]
    `);
  });

  // R-DLV-8, R-DLV-9
  test("says what is done to an archive, and asks for the encoding of names that read in several ways", async () => {
    const folder = path.join(place, "archives");
    cpSync(EXAMPLE, folder, { recursive: true });
    const at = "games/the-tea-ferry/builds/the-tea-ferry.zip";
    const page = { path: "Ferry/index.html", content: Buffer.from("<!doctype html>") };
    const pack = async (name: string) => {
      const archive = await zipOf([page, { path: "Ferry/xx.png", content: Buffer.from("png") }]);
      const bytes = archive.toString("latin1").replaceAll("xx.png", name);
      // The flag of UTF-8 would be wrong, and counts for nothing then.
      writeFileSync(path.join(folder, at), Buffer.from(bytes, "latin1"));
    };
    await pack("\u0096\u00e9.png");
    expect(await check(folder)).toMatchObject({
      code: 0,
      lines: [
        `${at}: Its names were read as Japanese (Shift_JIS): Ferry/夜.png. If they are wrong, state its "names_encoding".`,
        `${at}: Everything was in the folder Ferry, whose content was taken.`,
        expect.stringMatching(/^Nothing is wrong/),
      ],
    });
    await pack("\u00c3\u00de.png");
    expect((await check(folder)).lines[0]).toMatch(
      /the-tea-ferry\.zip: Its names can be read in several ways: state its "names_encoding" \(.*gbk: Ferry\/棉\.png/,
    );
    const game = path.join(folder, "games/the-tea-ferry/game.json");
    const chosen = readFileSync(game, "utf8").replace('"file":', '"names_encoding": "gbk", "file":');
    writeFileSync(game, chosen);
    expect((await check(folder)).lines[0]).toBe(
      `${at}: Its names were read as Simplified Chinese (GBK): Ferry/棉.png. If they are wrong, state its "names_encoding".`,
    );
  });

  test("that does not exist is named", async () => {
    await expect(check(path.join(place, "none"))).rejects.toThrow(
      /^The folder .*none cannot be read: name one that exists, with --from\.$/,
    );
  });
});

test.each([
  [[]],
  [["--from", "my-shop"]],
  [["--check"]],
  [["--from", "my-shop", "--check", "--as", ROOT]],
  [["--from", "my-shop", "--check", "--overwrite"]],
  [["--from", "my-shop", "--as", ROOT, "--force"]],
])("%j is answered with how it is used", async (words) => {
  expect(await run(words)).toMatchObject({
    code: 2,
    lines: expect.arrayContaining([expect.stringMatching(/^Usage: pnpm stock --from/)]),
  });
});
