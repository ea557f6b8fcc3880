import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { codeOf, sendUpload, type Uploaded } from "../uploads/testing/send-upload.ts";
import { picture } from "../uploads/testing/odd-pictures.ts";
import { studio, type Submit } from "./testing/make-submit.ts";

let shop: TestShop;
let at: ReturnType<typeof studio>;
let creator: Viewer;
let reviewer: Viewer;
beforeAll(async () => {
  shop = await testShop();
  at = studio(shop);
  await at.words();
  [creator, reviewer] = [await at.creator(), await at.reviewer()];
});
beforeEach(() => {
  shop.clock.now = SHOP_NOW;
});
afterAll(() => shop.close());

const rows = async (sql: string, ...values: unknown[]) =>
  (await shop.db.$client.query<Record<string, unknown>>(sql, values)).rows;

type PublicGame = {
  readonly id: number;
  readonly path: string;
  readonly category: string;
  readonly released_at: string;
  readonly author_id: string;
  readonly content_warnings: readonly string[];
  readonly tags: readonly { readonly id: string }[];
  readonly store_info: readonly {
    readonly language: string;
    readonly name: string;
    readonly introduction: string;
  }[];
  readonly store_price: readonly { readonly country: string; readonly price: number }[];
};

const publicGame = async (id: number) =>
  fieldOf<{ list: readonly PublicGame[] }>(
    await shop.ask(`{ findStore(id: ${id}) { list { id path category released_at author_id content_warnings tags { id }
      store_info { language name introduction } store_price { country price } } } }`),
    "findStore",
  ).list[0] ?? null;

const found = async (keyword: string) =>
  fieldOf<{ list: readonly { id: number }[] }>(
    await shop.ask(`{ findStore(keyword: "${keyword}") { list { id } } }`),
    "findStore",
  ).list.map(({ id }) => id);

// R-SUB-1
describe("a game's way into the shop", () => {
  test("draft, submitted, reviewed, accepted: then it is public, searchable and its creator's", async () => {
    const draft = await at.draft(creator);
    expect(draft).toMatchObject({ state: "draft", version: 2, is_public: false, problems: [] });
    expect(await publicGame(draft.store.id)).toBeNull();

    const submitted = await at.submit(creator, draft);
    expect(submitted).toMatchObject({
      state: "submitted",
      version: 3,
      all_characters_adult: true,
      rights_held: true,
    });
    const read = await at.review(reviewer, submitted, "start");
    expect(read.state).toBe("in_review");
    const accepted = await at.review(reviewer, read, "accept");
    expect(accepted).toMatchObject({ state: "published", is_public: true, changed_fields: [] });

    const { id } = draft.store;
    expect(await publicGame(id)).toMatchObject({
      path: `lantern-quay-${id}`,
      category: "girl-gl",
      // The date had passed: it is released on the day it was accepted.
      released_at: SHOP_NOW.toISOString(),
      author_id: creator.uuid,
      content_warnings: ["violence"],
      tags: [{ id: "romance" }, { id: "mystery" }],
      store_info: [{ language: "en-us", name: "Lantern Quay", introduction: "<p>A long night.</p>" }],
      store_price: [{ country: "us", price: 1_500 }],
    });
    expect(await found("lantern quay")).toContain(id);
    expect(
      await rows("select 1 from graphile_worker.jobs where task_identifier = 'prewarm-images'"),
    ).toHaveLength(1);
  });

  // R-SUB-12
  test("every step is in the history, and every decision in the audit log", async () => {
    const published = await at.publish(creator);
    const { list } = fieldOf<{ list: readonly { history: readonly { state: string; version: number }[] }[] }>(
      await shop.ask(
        `{ findStoreSubmit(uuid: "${published.uuid}") { list { history { state version reason } } } }`,
        {},
        creator,
      ),
      "findStoreSubmit",
    );
    expect(list[0]?.history).toEqual([
      { state: "accepted", version: 4, reason: null },
      { state: "submitted", version: 3, reason: null },
    ]);
    expect(
      await rows(
        "select operation, object_kind, before->>'state' as was, after->>'state' as is from audit_events where object_id = $1",
        published.uuid,
      ),
    ).toEqual([
      { operation: "reviewStoreSubmit", object_kind: "store_submit", was: "submitted", is: "accepted" },
    ]);
    for (const attempt of ["update store_submit_events set reason = 'x'", "delete from store_submit_events"])
      for (const { $client } of [shop.db, shop.owner]) await expect($client.query(attempt)).rejects.toThrow();
  });

  // R-SUB-3
  test("a future date: accepted until then, published from then on, without any action", async () => {
    const accepted = await at.publish(creator, {
      store: { start_preview_at: "2026-03-10T00:00:00Z", released_at: "2026-04-01T00:00:00Z" },
    });
    expect(accepted).toMatchObject({ state: "accepted", is_public: false });
    expect(await publicGame(accepted.store.id)).toBeNull();
    shop.clock.now = new Date("2026-03-10T00:00:00Z");
    const { list } = await at.find(creator, { uuid: accepted.uuid, state: ["published"] });
    expect(list).toMatchObject([{ state: "published", is_public: true }]);
    expect(await publicGame(accepted.store.id)).toMatchObject({ released_at: "2026-04-01T00:00:00.000Z" });
  });

  // R-SUB-8
  test("rejected, with a reason the creator sees; then changed and accepted", async () => {
    const submitted = await at.submit(creator, await at.draft(creator));
    const refused = await at.review(reviewer, submitted, "refuse", "The cover is blurred.");
    expect(refused).toMatchObject({ state: "refused", reason: "The cover is blurred." });
    expect(await publicGame(submitted.store.id)).toBeNull();
    const seen = (await at.find(creator, { uuid: submitted.uuid })).list[0];
    expect(seen).toMatchObject({ state: "refused", reason: "The cover is blurred." });
    const changed = await at.set(creator, refused, { store: { cg_count: 25 } });
    expect(changed.state).toBe("draft");
    const again = await at.review(reviewer, await at.submit(creator, changed), "accept");
    expect(again).toMatchObject({ state: "published", reason: null });
  });

  // R-SUB-8
  test("the creator is notified of a decision, once", async () => {
    const submitted = await at.submit(creator, await at.draft(creator));
    const refused = await at.review(reviewer, submitted, "refuse", "Too dark.");
    const told = await rows(
      "select kind, facts->>'reason' as reason from notifications where subject like $1",
      `${refused.uuid}%`,
    );
    expect(told).toEqual([{ kind: "submission_refused", reason: "Too dark." }]);
  });

  test("withdrawn before a decision", async () => {
    const submitted = await at.submit(creator, await at.draft(creator));
    await at.review(reviewer, submitted, "start");
    const answer = await at.askWithdraw({ uuid: submitted.uuid, version: submitted.version }, creator);
    const back = fieldOf<Submit>(answer, "withdrawStoreSubmit");
    expect(back.state).toBe("draft");
    // The version the reviewer was looking at no longer exists.
    const late = await at.askReview(
      { uuid: submitted.uuid, version: submitted.version + 1, decision: "accept" },
      reviewer,
    );
    expect(codeOf(late)).toBe("request/version-conflict");
  });
});

describe("changing a public game", () => {
  // R-SUB-2
  test("shows nothing before it is accepted, and then everything at once", async () => {
    const published = await at.publish(creator);
    const { id } = published.store;
    const [info] = at.content(await at.cover(creator, published)).store_submit_info;
    const changed = await at.set(creator, published, {
      store: { category: "girl-r18", tags: ["mystery"] },
      store_submit_info: [
        { ...info, name: "Lantern Quay Redux" },
        { ...info, language: "ja-jp", name: "灯籠の岸" },
      ],
      store_submit_price: [
        { country: "us", price: 2_000 },
        { country: "JP", price: 1_800 },
      ],
    });
    expect(changed).toMatchObject({ state: "draft", is_public: true });
    expect(changed.changed_fields).toEqual(
      expect.arrayContaining([
        "store.category",
        "store.tags",
        "store_submit_info.en-us.name",
        "store_submit_info.ja-jp.name",
        "store_submit_price.jp",
        "store_submit_price.us",
      ]),
    );
    const before = await publicGame(id);
    expect(before).toMatchObject({ category: "girl-gl", store_price: [{ country: "us", price: 1_500 }] });
    expect(await found("redux")).toEqual([]);

    const submitted = await at.submit(creator, changed);
    expect(await publicGame(id)).toEqual(before);
    await at.review(reviewer, submitted, "accept");
    expect(await publicGame(id)).toMatchObject({
      category: "girl-r18",
      tags: [{ id: "mystery" }],
      released_at: before?.released_at,
      path: before?.path,
      store_info: [{ name: "Lantern Quay Redux" }, { name: "灯籠の岸" }],
      store_price: [
        { country: "jp", price: 1_800 },
        { country: "us", price: 2_000 },
      ],
    });
    expect(await found("redux")).toEqual([id]);
    expect(await found("灯籠")).toEqual([id]);
  });

  // R-SUB-4
  test("cannot change the date of a released game: people have bought it", async () => {
    const published = await at.publish(creator);
    const moved = await at.set(creator, published, { store: { released_at: "2027-01-01T00:00:00Z" } });
    expect(moved.problems).toEqual([{ field: "store.released_at", problem: "fixed" }]);
    const answer = await at.askSubmit(
      { uuid: moved.uuid, version: moved.version, adult: true, rights: true },
      creator,
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: "submission/incomplete",
      facts: { field: "store.released_at", problem: "fixed", count: 1 },
    });
  });

  test("of a game that entered the shop another way starts from its public data", async () => {
    const id = await makeGame(shop.db, { name: "Quiet Harbour", tags: ["romance"], price: 900 });
    await rows("update stores set author_uuid = $2 where id = $1", id, creator.uuid);
    const uuid = randomUUID();
    const taken = fieldOf<Submit>(await at.askAdd({ uuid, store_id: id }, creator), "addStoreSubmit");
    expect(taken).toMatchObject({
      uuid,
      state: "published",
      changed_fields: [],
      store: { id },
      store_submit_info: [{ name: "Quiet Harbour" }],
    });
    const again = fieldOf<Submit>(
      await at.askAdd({ uuid: randomUUID(), store_id: id }, creator),
      "addStoreSubmit",
    );
    expect(again.uuid).toBe(uuid);
    const before = await publicGame(id);
    const changed = await at.set(creator, taken, {
      store: { word_count: 5 },
      store_submit_game_pack: { languages: ["en-us"] },
    });
    expect(changed.problems).toEqual([]);
    await at.review(reviewer, await at.submit(creator, changed), "accept");
    expect(await publicGame(id)).toEqual(before);
    expect(await rows("select word_count from stores where id = $1", id)).toEqual([{ word_count: 5 }]);
  });

  // R-DLV-4
  test("offers the chosen builds, and no others", async () => {
    const draft = await at.draft(creator);
    const build = async (kind: string, storeId = draft.store.id) => {
      const [added] = await rows(
        `insert into builds (store_id, kind, platform, version, filename, hash, size) values ($1, $2, 'windows', '1', 'a.zip', 'h', 1) returning uuid`,
        storeId,
        kind,
      );
      return String(added?.["uuid"]);
    };
    const [trial, official, old] = [await build("trial"), await build("official"), await build("official")];
    const strange = await build("official", await makeGame(shop.db));
    const choose = (pack: object) =>
      at.askSet({ uuid: draft.uuid, version: draft.version, store_submit_game_pack: pack }, creator);
    for (const wrong of [strange, trial, randomUUID(), "x"]) {
      expect((await choose({ official_app: [wrong] })).errors?.[0]?.extensions).toMatchObject({
        code: "input/invalid",
        facts: { field: "store_submit_game_pack.official_app" },
      });
    }
    const chosen = fieldOf<Submit>(
      await choose({ official_app: [official], trial_app: [trial] }),
      "setStoreSubmit",
    );
    await at.review(reviewer, await at.submit(creator, chosen), "accept");
    expect(
      await rows("select uuid from builds where store_id = $1 and is_active order by kind", draft.store.id),
    ).toEqual([{ uuid: official }, { uuid: trial }]);
    expect(old).not.toBe(official);
  });
});

describe("invalid draft content", () => {
  const image = () => randomUUID();
  const info = (changes: object) => ({ store_submit_info: [{ language: "en-us", ...changes }] });
  const cases: [string, object, string][] = [
    ["an unknown shelf", { store: { category: "boy" } }, "store.category"],
    ["an unknown language", { store: { default_lang: "tlh" } }, "store.default_lang"],
    ["an unknown system", { store: { support_platform: ["amiga"] } }, "store.support_platform.0"],
    ["a duplicate system", { store: { support_platform: ["web", "web"] } }, "store.support_platform"],
    ["an unknown tag", { store: { tags: ["nonsense"] } }, "store.tags.0"],
    ["a content warning as a tag", { store: { tags: ["warning/violence"] } }, "store.tags.0"],
    ["an unknown content warning", { store: { content_warnings: ["nonsense"] } }, "store.content_warnings.0"],
    ["a negative count", { store: { cg_count: -1 } }, "store.cg_count"],
    ["a count that is too large", { store: { word_count: 2_147_483_647 } }, "store.word_count"],
    ["an unknown status", { store: { serial_status: "paused" } }, "store.serial_status"],
    ["a date out of range", { store: { released_at: "9999-12-31T23:59:59Z" } }, "store.released_at"],
    [
      "a link to a script",
      { store: { links: { trial_app: "javascript:alert(1)" } } },
      "store.links.trial_app",
    ],
    [
      "a link without HTTPS",
      { store: { links: { official_app: "http://a.test" } } },
      "store.links.official_app",
    ],
    ["a name that is too long", info({ name: "x".repeat(101) }), "store_submit_info.0.name"],
    [
      "a name like that of the shop's own people",
      info({ name: "ＣＡＴＮＩＰ Staff" }),
      "store_submit_info.0.name",
    ],
    ["a name with a letter of another script", info({ name: "Lаntern Quay" }), "store_submit_info.0.name"],
    ["a brief that is too long", info({ brief: "x".repeat(301) }), "store_submit_info.0.brief"],
    [
      "an introduction that is too long",
      info({ introduction: "x".repeat(20_001) }),
      "store_submit_info.0.introduction",
    ],
    ["an empty label", info({ labels: [" \u200b"] }), "store_submit_info.0.labels.0"],
    [
      "too many labels",
      info({ labels: Array.from({ length: 11 }, (_, n) => `l${n}`) }),
      "store_submit_info.0.labels",
    ],
    ["a text in an unknown language", { store_submit_info: [{ language: "xx" }] }, "store_submit_info.0"],
    [
      "two texts in the same language",
      { store_submit_info: [{ language: "en-us" }, { language: "EN-US" }] },
      "store_submit_info",
    ],
    ["an unknown picture", info({ cover: image() }), "store_submit_info.0.cover"],
    ["a picture with an invalid uuid", info({ screenshots: ["../x"] }), "store_submit_info.0.screenshots.0"],
    [
      "a price for an unknown country",
      { store_submit_price: [{ country: "xx", price: 1 }] },
      "store_submit_price.0",
    ],
    [
      "a negative price",
      { store_submit_price: [{ country: "us", price: -1 }] },
      "store_submit_price.0.price",
    ],
    [
      "a price that is too high",
      { store_submit_price: [{ country: "us", price: 1_000_001 }] },
      "store_submit_price.0.price",
    ],
    [
      "an unknown game language",
      { store_submit_game_pack: { languages: ["xx"] } },
      "store_submit_game_pack.languages.0",
    ],
  ];
  test.each(cases)("%s", async (_says, changes, field) => {
    const { uuid, version } = await at.begin(creator);
    const answer = await at.askSet({ uuid, version, ...changes }, creator);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field } });
    expect((await at.find(creator, { uuid })).list[0]?.version).toBe(version);
  });

  test("an image uploaded by another user, or by the creator for another purpose", async () => {
    const other = await at.creator();
    const [own, others] = [await at.begin(creator), await at.begin(other)];
    const mine = await at.begin(creator);
    for (const cover of [await at.cover(other, others), await at.cover(creator, mine)]) {
      const answer = await at.askSet(
        { uuid: own.uuid, version: own.version, store_submit_info: [{ language: "en-us", cover }] },
        creator,
      );
      expect(codeOf(answer)).toBe("input/invalid");
    }
  });

  test("scripts: HTML is sanitized on save, texts are one line of visible characters", async () => {
    const begun = await at.begin(creator);
    const [saved] = (
      await at.set(creator, begun, {
        store_submit_info: [
          {
            language: "en-us",
            name: " Lantern\u202e\nQuay\u0007 ",
            introduction: '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x()">y</a></p>',
          },
        ],
      })
    ).store_submit_info;
    expect(saved?.name).toBe("Lantern Quay");
    expect(saved?.introduction).not.toMatch(/script|onclick|javascript/);
  });
});

describe("handing in", () => {
  // R-SUB-5, R-SUB-6
  test("says what is missing, and how many problems there are", async () => {
    const begun = await at.begin(creator);
    expect(begun.problems.map(({ field }) => field)).toEqual([
      "store.category",
      "store.support_platform",
      "store.tags",
      "store.released_at",
      "store_submit_info",
      "store_submit_price",
      "store_submit_game_pack.languages",
    ]);
    const answer = await at.askSubmit(
      { uuid: begun.uuid, version: begun.version, adult: true, rights: true },
      creator,
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: "submission/incomplete",
      facts: { field: "store.category", problem: "required", count: 7 },
    });
  });

  test.each([
    [{ adult: false, rights: true }, "all_characters_adult"],
    [{ adult: true, rights: false }, "rights_held"],
  ])("needs both confirmations (%o)", async (confirmed, field) => {
    const { uuid, version } = await at.draft(creator);
    const answer = await at.askSubmit({ uuid, version, ...confirmed }, creator);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "submission/incomplete", facts: { field } });
  });

  test("twice, as by a double click, counts once", async () => {
    const { uuid, version } = await at.draft(creator);
    const answers = await Promise.all(
      [1, 2, 3].map(() => at.askSubmit({ uuid, version, adult: true, rights: true }, creator)),
    );
    expect(answers.map((answer) => fieldOf<Submit>(answer, "submitStoreSubmit").version)).toEqual([3, 3, 3]);
    expect(await rows("select 1 from store_submit_events where submit_uuid = $1", uuid)).toHaveLength(1);
  });
});

describe("permissions", () => {
  // R-SUB-11
  test("another creator's submission is answered like a missing one, in every operation", async () => {
    const other = await at.creator();
    const submitted = await at.submit(creator, await at.draft(creator));
    const tried = (uuid: string) =>
      Promise.all([
        at.askFind({ uuid }, other),
        at.askFind({ store_id: uuid === submitted.uuid ? submitted.store.id : 2_000_000_000 }, other),
        at.askSet({ uuid, version: 3, store: { cg_count: 1 } }, other),
        at.askSubmit({ uuid, version: 3, adult: true, rights: true }, other),
        at.askWithdraw({ uuid, version: 3 }, other),
      ]);
    const [strange, absent] = [await tried(submitted.uuid), await tried(randomUUID())];
    const said = ({ data, errors }: (typeof strange)[number]) => ({ data, errors });
    expect(strange.map(said)).toEqual(absent.map(said));
    expect((await at.find(creator, { uuid: submitted.uuid })).list[0]).toMatchObject({
      state: "submitted",
      version: 3,
    });
  });

  test("a uuid that is taken cannot be used to start one", async () => {
    const begun = await at.begin(creator);
    expect(codeOf(await at.askAdd({ uuid: begun.uuid }, await at.creator()))).toBe("request/id-conflict");
    expect(fieldOf<Submit>(await at.askAdd({ uuid: begun.uuid }, creator), "addStoreSubmit").store.id).toBe(
      begun.store.id,
    );
  });

  test("another creator's game cannot be taken over; nor can a missing one", async () => {
    const id = await makeGame(shop.db);
    for (const store_id of [id, 2_000_000_000, -1]) {
      expect(codeOf(await at.askAdd({ uuid: randomUUID(), store_id }, creator))).toBe("store/not-found");
    }
  });

  // R-SUB-11
  test("reviewers see what was submitted, never a mere draft", async () => {
    const mine = await at.creator();
    const [draft, submitted] = [await at.draft(mine), await at.submit(mine, await at.draft(mine))];
    expect((await at.find(reviewer, { uuid: draft.uuid })).total).toBe(0);
    expect((await at.find(reviewer, { uuid: submitted.uuid })).list).toMatchObject([{ state: "submitted" }]);
    expect(codeOf(await at.askReview({ uuid: draft.uuid, version: 2, decision: "accept" }, reviewer))).toBe(
      "submission/not-found",
    );
  });

  // R-SUB-7
  test("reviewers cannot review their own, except root, who may be alone", async () => {
    const both = await shop.player({ roles: ["player", "creator", "reviewer"] });
    const { uuid, version } = await at.submit(both, await at.draft(both));
    expect(codeOf(await at.askReview({ uuid, version, decision: "accept" }, both))).toBe("auth/forbidden");
    const root = await shop.player({ roles: ["player", "creator", "root"] });
    const own = await at.submit(root, await at.draft(root));
    expect((await at.review(root, own, "accept")).state).toBe("published");
  });

  test.each([["player"], ["support"], ["finance"]] as const)(
    "a %s can neither write nor decide",
    async (role) => {
      const viewer = await shop.player({ roles: ["player", role] });
      const codes = await Promise.all([
        at.askAdd({ uuid: randomUUID() }, viewer),
        at.askFind({}, viewer),
        at.askReview({ uuid: randomUUID(), version: 1, decision: "accept" }, viewer),
      ]);
      expect(codes.map(codeOf)).toEqual(["auth/forbidden", "auth/forbidden", "auth/forbidden"]);
    },
  );

  test("the id that a draft reserves leads nowhere", async () => {
    const { store, uuid } = await at.draft(creator);
    const viewer = await shop.player();
    expect(await publicGame(store.id)).toBeNull();
    const tried = await Promise.all([
      shop.ask(`mutation { addWishlist(store_id: ${store.id}) { uuid } }`, {}, viewer),
      shop.ask(`mutation { addCartStore(store_id: ${store.id}) { uuid } }`, {}, viewer),
      shop.ask(`mutation { getStoreAuthorizedAndFindStoreUrl(id: ${store.id}) { authorized } }`, {}, viewer),
    ]);
    expect(tried.map(codeOf)).toEqual(["store/not-found", "store/not-found", "store/not-found"]);
    const everything = JSON.stringify([
      await shop.ask(`{ findStore(limit: 100) { list { id path store_info { name } } } }`),
      await shop.ask(
        `{ findStoreComment(store_id: ${store.id}) { total } findStoreUpdateLogByNoAuth(store_id: ${store.id}) { uuid } }`,
      ),
    ]);
    expect(everything).not.toContain(uuid);
    expect(everything).not.toContain(`"id":${store.id},`);
  });
});

// R-SUB-9
describe("concurrency", () => {
  test("of two tabs saving different things one gets a version conflict", async () => {
    const { uuid, version } = await at.draft(creator);
    const answers = await Promise.all(
      [1, 2].map((cg_count) => at.askSet({ uuid, version, store: { cg_count } }, creator)),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, "request/version-conflict"]));
  });

  test("saving unchanged data succeeds, whichever version was shown", async () => {
    const { uuid, version } = await at.draft(creator);
    const twice = await Promise.all(
      [1, 2].map(() => at.askSet({ uuid, version, store: { cg_count: 77 } }, creator)),
    );
    expect(twice.map(codeOf)).toEqual([null, null]);
  });

  test("of two reviewers deciding one is too late", async () => {
    const { uuid, version } = await at.submit(creator, await at.draft(creator));
    const answers = await Promise.all([
      at.askReview({ uuid, version, decision: "accept" }, reviewer),
      at.askReview({ uuid, version, decision: "refuse", reason: "No." }, await at.reviewer()),
    ]);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, "request/version-conflict"]));
    expect(await rows("select 1 from audit_events where object_id = $1", uuid)).toHaveLength(1);
  });

  test("more concurrent decisions than connections are all carried out", async () => {
    const handedIn: Submit[] = [];
    for (let made = 0; made < 12; made += 1) handedIn.push(await at.submit(creator, await at.draft(creator)));
    const decided = await Promise.all(handedIn.map((submit) => at.review(reviewer, submit, "accept")));
    expect(new Set(decided.map(({ state }) => state))).toEqual(new Set(["published"]));
  });

  // R-SUB-1
  test("a submission under review cannot be changed", async () => {
    const submitted = await at.submit(creator, await at.draft(creator));
    const answer = await at.askSet({ uuid: submitted.uuid, version: 3, store: { cg_count: 1 } }, creator);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: "submission/not-editable",
      facts: { state: "submitted" },
    });
  });
});

test.each([
  [{ decision: "publish" }, "input/invalid"],
  [{ decision: "refuse" }, "input/invalid"],
  [{ decision: "refuse", reason: "  " }, "input/invalid"],
  [{ decision: "refuse", reason: "x".repeat(2_001) }, "input/invalid"],
  [{ decision: "accept", version: 2_147_483_647 }, "request/version-conflict"],
  [{ decision: "accept", uuid: "x" }, "submission/not-found"],
])("a review of %o is %s", async (wrong, code) => {
  const { uuid, version } = await at.submit(creator, await at.draft(creator));
  expect(codeOf(await at.askReview({ uuid, version, ...wrong }, reviewer))).toBe(code);
});

test("a tag removed from the vocabulary in the meantime blocks acceptance, and nothing changes", async () => {
  await rows("insert into tags (id, name) values ('fleeting', '{}')");
  const submitted = await at.submit(creator, await at.draft(creator, { store: { tags: ["fleeting"] } }));
  await rows("delete from tags where id = 'fleeting'");
  const answer = await at.askReview(
    { uuid: submitted.uuid, version: submitted.version, decision: "accept" },
    reviewer,
  );
  expect(codeOf(answer)).toBe("submission/incomplete");
  expect(await publicGame(submitted.store.id)).toBeNull();
  expect(await rows("select 1 from audit_events where object_id = $1", submitted.uuid)).toEqual([]);
});

test("lists: by state, page by page, in a few statements", async () => {
  const busy = await at.creator();
  for (let count = 0; count < 5; count += 1) await at.begin(busy);
  await at.submit(busy, await at.draft(busy));
  expect((await at.find(busy, { limit: 2, q: { page: 3 } })).list).toHaveLength(2);
  expect(await at.find(busy, { state: ["submitted"] })).toMatchObject({
    total: 1,
    list: [{ state: "submitted" }],
  });
  expect(codeOf(await at.askFind({ state: ["nonsense"] }, busy))).toBe("input/invalid");
  shop.statements();
  await shop.ask(
    "{ findStoreSubmit(limit: 100) { list { uuid history { state } store_submit_game_pack { builds { uuid } } } } }",
    {},
    busy,
  );
  // The roles before and in the operation, the list, the vocabularies, builds, steps.
  expect(shop.statements()).toBeLessThanOrEqual(6);
});

// R-SUB-11
test("a creator may start fifty games without submitting one", async () => {
  const eager = await at.creator();
  const answers = [];
  for (let count = 0; count < 51; count += 1) answers.push(await at.askAdd({ uuid: randomUUID() }, eager));
  expect(answers.map(codeOf).indexOf("request/too-many")).toBe(50);
});

test("an image is uploaded, referenced and shown", async () => {
  const { uuid, version } = await at.begin(creator);
  const answer = await sendUpload(shop, creator, await picture(), {
    scope: "store_submit",
    scope_uuid: uuid,
    folder: "covers",
    basename: "night",
  });
  const file = fieldOf<Uploaded>(answer, "uploadFile");
  expect(file.path).toBe(`store_submit/${uuid}/covers/night.png`);
  const named = await at.askSet(
    { uuid, version, store_submit_info: [{ language: "en-us", cover: file.uuid }] },
    creator,
  );
  expect(fieldOf<object>(named, "setStoreSubmit")).toMatchObject({
    store_submit_info: [{ cover: { id: file.uuid, url: file.url } }],
  });
});
