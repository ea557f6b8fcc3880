import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, SHOP_NOW, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";

let shop: TestShop;
let editor: Viewer;
let uuid: string;
beforeAll(async () => {
  shop = await testShop();
  editor = await shop.player({ roles: ["support"] });
});
afterAll(() => shop.close());
beforeEach(() => {
  uuid = randomUUID();
  shop.clock.now = SHOP_NOW;
});

const FIELDS = `uuid category headline text published_at is_published store_id version broadcast_state broadcast_path
  updated_at t { lang key value }`;
const DRAFT = { category: "announcement", headline: "Open all night", text: "<p>Come in.</p>" };

const add = (article: object, viewer: Viewer | undefined = editor, reason: string | null = null) =>
  shop.ask(
    `mutation ($uuid: ID!, $article: ArticleInput!, $reason: String) {
      addArticle(uuid: $uuid, article: $article, reason: $reason) { ${FIELDS} }
    }`,
    { uuid, article, reason },
    viewer,
  );
const set = (version: number, article: object, reason: string | null = null, viewer: Viewer = editor) =>
  shop.ask(
    `mutation ($uuid: ID!, $version: Int!, $article: ArticleInput!, $reason: String) {
      setArticle(uuid: $uuid, version: $version, article: $article, reason: $reason) { ${FIELDS} }
    }`,
    { uuid, version, article, reason },
    viewer,
  );
const readers = async () => {
  const answer = await shop.ask("query ($uuid: ID) { findArticle(uuid: $uuid) { list { headline } } }", {
    uuid,
  });
  return fieldOf<{ list: { headline: string }[] }>(answer, "findArticle").list.map(
    ({ headline }) => headline,
  );
};
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions;
const events = async () => {
  const { rows } = await shop.db.$client.query(
    "select operation, actor_uuid, role, why, before, after from audit_events where object_id = $1 order by uuid",
    [uuid],
  );
  return rows;
};

// R-ART-1
describe("a new article", () => {
  test("is public at once, and the audit log says who wrote it", async () => {
    const made = fieldOf(
      await add({ ...DRAFT, headline: " Open all night " }, editor, "asked by many"),
      "addArticle",
    );
    expect(made).toMatchObject({
      uuid,
      ...DRAFT,
      version: 1,
      is_published: true,
      store_id: null,
      broadcast_state: 0,
    });
    expect(await readers()).toEqual(["Open all night"]);
    expect(await events()).toMatchObject([
      {
        operation: "addArticle",
        actor_uuid: editor.uuid,
        role: "support",
        why: "asked by many",
        before: null,
        after: DRAFT,
      },
    ]);
  });

  test("sent twice is one article, one version and one event", async () => {
    const first = await add(DRAFT);
    expect(await add(DRAFT)).toMatchObject({ data: first.data });
    expect(await events()).toHaveLength(1);
  });

  test("cannot take another article's uuid", async () => {
    await add(DRAFT);
    expect(codeOf(await add({ ...DRAFT, headline: "Other" }))).toMatchObject({ code: "request/id-conflict" });
  });

  // R-ART-3
  test("contains no script, whatever was typed, in any language", async () => {
    const evil = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:alert(1)">there</a></p>';
    const clean = '<p>Hi <a rel="noopener nofollow ugc" target="_blank">there</a></p>';
    await add({ ...DRAFT, text: evil, t: [{ lang: "ja-JP", key: "text", value: evil }] });
    const { rows } = await shop.db.$client.query("select text, t from articles where uuid = $1", [uuid]);
    expect(rows).toEqual([{ text: clean, t: [{ lang: "ja-jp", key: "text", value: clean }] }]);
  });

  test("may be news about a game that exists", async () => {
    const id = await makeGame(shop.db, { name: "Neon Drift" });
    expect(fieldOf(await add({ ...DRAFT, category: "store", store_id: id }), "addArticle")).toMatchObject({
      store_id: id,
    });
    const found = await shop.ask("query ($id: Int) { findArticle(store_id: $id) { list { uuid } } }", { id });
    expect(found.data).toEqual({ findArticle: { list: [{ uuid }] } });
  });

  test.each([
    {
      says: "an article without a headline",
      article: { category: "ad", text: "<p>x</p>" },
      field: "headline",
    },
    { says: "an article in the category `all`", article: { ...DRAFT, category: "all" }, field: "category" },
    {
      says: "an article about a missing game",
      article: { ...DRAFT, category: "store", store_id: 2_147_483_647 },
      field: "store_id",
    },
    {
      says: "an article linking to a script",
      article: { ...DRAFT, broadcast_path: "javascript:alert(1)" },
      field: "broadcast_path",
    },
    {
      says: "a broadcast that ends before it starts",
      article: {
        ...DRAFT,
        broadcast_started_at: "2026-03-02T00:00:00Z",
        broadcast_ended_at: "2026-03-01T00:00:00Z",
      },
      field: "broadcast_ended_at",
    },
  ])("$says is rejected", async ({ article, field }) => {
    expect(codeOf(await add(article))).toMatchObject({ code: "input/invalid", facts: { field } });
    expect(await readers()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  test("an invalid uuid is rejected", async () => {
    uuid = "1";
    expect(codeOf(await add(DRAFT))).toMatchObject({ code: "input/invalid" });
  });
});

describe("a change", () => {
  beforeEach(() => add(DRAFT));

  test("can unpublish an article: readers no longer see it, staff still do", async () => {
    expect(fieldOf(await set(1, { is_published: false }, "wrong date"), "setArticle")).toMatchObject({
      version: 2,
    });
    expect(await readers()).toEqual([]);
    const staff = await shop.ask(
      "query ($uuid: ID) { findArticleByStaff(uuid: $uuid) { total list { headline is_published } } }",
      { uuid },
      editor,
    );
    expect(staff.data).toEqual({
      findArticleByStaff: { total: 1, list: [{ headline: DRAFT.headline, is_published: false }] },
    });
    expect(await events()).toMatchObject([
      {},
      {
        operation: "setArticle",
        why: "wrong date",
        before: { is_published: true },
        after: { is_published: false },
      },
    ]);
  });

  test("keeps fields it omits, and clears those set to null", async () => {
    await set(1, { broadcast_path: "/store", broadcast_state: 1 });
    const after = fieldOf(await set(2, { broadcast_path: null }), "setArticle");
    expect(after).toMatchObject({ ...DRAFT, broadcast_state: 1, broadcast_path: null, version: 3 });
  });

  // R-ART-4
  test("based on an outdated version is rejected, with the current version", async () => {
    await set(1, { headline: "By the first" });
    const late = await set(1, { headline: "By the second" });
    expect(codeOf(late)).toMatchObject({ code: "request/version-conflict", facts: { version: 2 } });
    expect(await readers()).toEqual(["By the first"]);
  });

  test("sent twice is one change", async () => {
    await set(1, { headline: "Again" });
    expect(fieldOf(await set(1, { headline: "Again" }), "setArticle")).toMatchObject({ version: 2 });
    expect(await events()).toHaveLength(2);
  });

  test("by two editors at once: one wins", async () => {
    const answers = await Promise.all(["A", "B"].map((headline) => set(1, { headline })));
    expect(answers.map((answer) => codeOf(answer)?.code ?? "done").toSorted()).toEqual([
      "done",
      "request/version-conflict",
    ]);
  });

  test("of an unknown article is rejected", async () => {
    uuid = randomUUID();
    expect(codeOf(await set(1, { headline: "x" }))).toMatchObject({ code: "article/not-found" });
    uuid = "1";
    expect(codeOf(await set(1, { headline: "x" }))).toMatchObject({ code: "article/not-found" });
  });
});

// R-ART-4
describe("the history", () => {
  const versions = async (args = "") => {
    const answer = await shop.ask(
      `query ($uuid: ID!) { findArticleVersion(uuid: $uuid${args}) { version article author_uuid reason } }`,
      { uuid },
      editor,
    );
    return fieldOf<{ version: number; article: { headline: string } }[]>(answer, "findArticleVersion");
  };

  test("keeps every version, newest first", async () => {
    await add(DRAFT, editor, "new");
    await set(1, { headline: "Open till two" }, "shorter");
    expect(await versions()).toMatchObject([
      { version: 2, article: { headline: "Open till two" }, author_uuid: editor.uuid, reason: "shorter" },
      { version: 1, article: { headline: DRAFT.headline }, author_uuid: editor.uuid, reason: "new" },
    ]);
    expect(await versions(", limit: 1, q: { page: 2 }")).toMatchObject([{ version: 1 }]);
  });

  test("starts with the state from before these operations were first used", async () => {
    await shop.db.$client.query(
      "insert into articles (uuid, category, headline, text, published_at) values ($1, 'ad', 'Planted', '<p>x</p>', $2)",
      [uuid, SHOP_NOW],
    );
    await set(1, { headline: "Changed" });
    expect(await versions()).toMatchObject([
      { version: 2, article: { headline: "Changed" } },
      { version: 1, article: { headline: "Planted" }, author_uuid: null },
    ]);
  });

  test("cannot be changed, not even with SQL", async () => {
    await expect(shop.owner.$client.query("update article_versions set reason = 'x'")).rejects.toThrow(
      "append-only",
    );
    await expect(shop.owner.$client.query("delete from article_versions")).rejects.toThrow("append-only");
  });
});

test("a stale token with a revoked support role is rejected", async () => {
  const former = await shop.player({ roles: ["support"] });
  await shop.db.$client.query(`update "user" set roles = '{player}' where id = $1`, [former.uuid]);
  expect(codeOf(await add(DRAFT, former))).toMatchObject({ code: "auth/forbidden" });
});
