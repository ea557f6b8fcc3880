import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { PublicCache } from "../../platform/public-cache.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { recountRatings } from "../catalog/index.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { giveGame, takeGame } from "../entitlements/testing/give-game.ts";

type Comment = {
  readonly uuid: string;
  readonly comment: string;
  readonly vote: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly user: { readonly uuid: string | null; readonly nickname: string | null };
};

let shop: TestShop;
let game: number;
let mika: Viewer;

beforeAll(async () => {
  shop = await testShop({ publicCache: new PublicCache(() => shop.clock.now) });
});
beforeEach(async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  game = await makeGame(shop.db);
  mika = await shop.player({ nickname: "Mika" });
});
afterAll(() => shop.close());

const COMMENT = "uuid comment vote created_at updated_at user { uuid nickname }";
const add = (viewer: Viewer | undefined, comment: string, vote: number, store = game) =>
  shop.ask(
    `mutation ($store: Int!, $vote: Vote!, $comment: String!) {
      addStoreComment(store_id: $store, vote: $vote, comment: $comment) { ${COMMENT} } }`,
    { store, vote, comment },
    viewer,
  );
const set = (viewer: Viewer | undefined, uuid: string, comment: string, vote: number) =>
  shop.ask(
    `mutation ($uuid: ID!, $vote: Vote!, $comment: String!) {
      setStoreComment(uuid: $uuid, vote: $vote, comment: $comment) { ${COMMENT} } }`,
    { uuid, vote, comment },
    viewer,
  );
const mine = (viewer: Viewer) =>
  shop.ask(
    `query ($store: Int!) { getStoreCommentByMe(store_id: $store) { ${COMMENT} } }`,
    { store: game },
    viewer,
  );
const find = async (args = "", viewer?: Viewer) =>
  fieldOf<{ total: number; list: readonly Comment[] }>(
    await shop.ask(
      `{ findStoreComment(store_id: ${game}${args}) { total list { ${COMMENT} } } }`,
      {},
      viewer,
    ),
    "findStoreComment",
  );
const remove = async (viewer: Viewer, uuid: string) =>
  fieldOf<number>(
    await shop.ask("mutation ($uuid: ID!) { delStoreComment(uuid: $uuid) }", { uuid }, viewer),
    "delStoreComment",
  );
const codeOf = (answer: Awaited<ReturnType<typeof add>>) => answer.errors?.[0]?.extensions.code ?? null;
const added = async (viewer: Viewer, comment: string, vote: number) =>
  fieldOf<Comment>(await add(viewer, comment, vote), "addStoreComment");
const rating = async () => {
  const { rows } = await shop.db.$client.query<{ good: number; bad: number; purchases: number }>(
    "select good, bad, purchases from store_ratings where store_id = $1",
    [game],
  );
  return rows[0] ?? null;
};
/** A player who owns the game. */
async function buyer(nickname = "Sora"): Promise<Viewer> {
  const viewer = await shop.player({ nickname });
  await giveGame(shop.db, viewer.uuid, game);
  return viewer;
}
const edits = async (uuid: string) =>
  (
    await shop.db.$client.query<{ comment: string; vote: number }>(
      "select comment, vote from store_comment_edits where comment_uuid = $1 order by replaced_at, uuid",
      [uuid],
    )
  ).rows;

test("comments on a game that is not visible yet can be read from its release day", async () => {
  game = await makeGame(shop.db, { releasedDaysAgo: -9 });
  await giveGame(shop.db, mika.uuid, game);
  await add(mika, "I have it already.", 1);
  expect(await find()).toEqual({ total: 0, list: [] });
  expect(await find("", mika)).toEqual({ total: 0, list: [] });
  shop.clock.now = new Date(shop.clock.now.getTime() + 9 * 86_400_000);
  expect((await find()).total).toBe(1);
});

describe("reading", () => {
  beforeEach(async () => {
    for (const [index, nickname] of ["Mika", "Sora", null].entries()) {
      const author = nickname && (await shop.player({ nickname })).uuid;
      await shop.db.$client.query(
        "insert into store_comments (store_id, user_uuid, comment, vote, created_at) values ($1, $2, $3, 1, $4)",
        [game, author, `comment ${index}`, new Date(Date.UTC(2026, 0, index + 1))],
      );
    }
  });

  // R-CMT-6
  test("newest first, with the names of those who still have an account", async () => {
    const { total, list } = await find();
    expect(total).toBe(3);
    expect(list.map(({ comment, user }) => [comment, user.nickname])).toEqual([
      ["comment 2", null],
      ["comment 1", "Sora"],
      ["comment 0", "Mika"],
    ]);
    expect(list[0]?.user.uuid).toBeNull();
  });

  test("a hidden game shows no comments", async () => {
    await shop.db.$client.query("update stores set is_published = false where id = $1", [game]);
    expect(await find()).toEqual({ total: 0, list: [] });
  });

  test("paginated, in both orders, with one statement each", async () => {
    shop.statements();
    const page = await find(', limit: 1, q: { page: 2, orderField: "created_at-asc" }');
    expect(shop.statements()).toBe(1);
    expect(page).toMatchObject({ total: 3, list: [{ comment: "comment 1" }] });
  });

  test.each([
    ", limit: 1000000000",
    ", limit: -5",
    ', q: { orderField: "vote; drop table stores" }',
    ", q: { page: -1 }",
  ])("invalid paging still returns a list: %s", async (args) => {
    expect((await find(args)).total).toBe(3);
  });
});

// R-CMT-1
describe("commenting", () => {
  test("a buyer comments; the comment is in the list at once, with its author", async () => {
    const sora = await buyer("Sora");
    await find();
    const comment = await added(sora, "  Purrs\r\nall the way.\u0007 ", 1);
    expect(comment).toMatchObject({
      comment: "Purrs\nall the way.",
      vote: 1,
      user: { uuid: sora.uuid, nickname: "Sora" },
      created_at: shop.clock.now.toISOString(),
      updated_at: shop.clock.now.toISOString(),
    });
    expect((await find("", sora)).list).toEqual([comment]);
    expect((await mine(sora)).data).toEqual({ getStoreCommentByMe: comment });
    expect((await mine(mika)).data).toEqual({ getStoreCommentByMe: null });
  });

  test("a guest's list may be a few seconds old", async () => {
    await find();
    await added(await buyer(), "Purr.", 1);
    expect((await find()).total).toBe(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 11_000);
    expect((await find()).total).toBe(1);
  });

  test.each([
    {
      says: "guests have to log in first",
      who: "guest",
      comment: "Purr.",
      vote: 1,
      code: "auth/login-required",
    },
    {
      says: "only buyers can comment",
      who: "mika",
      comment: "Purr.",
      vote: 1,
      code: "store/not-owned",
    },
    {
      says: "an empty comment is rejected",
      who: "buyer",
      comment: " \n\u200B",
      vote: 1,
      code: "input/invalid",
    },
    {
      says: "a comment that is too long is rejected",
      who: "buyer",
      comment: "x".repeat(2_001),
      vote: 1,
      code: "input/invalid",
    },
    { says: "a vote is 1, -1 or 0", who: "buyer", comment: "Purr.", vote: 2, code: "input/invalid" },
  ])("$says", async ({ who, comment, vote, code }) => {
    const viewer = { guest: undefined, mika, buyer: await buyer() }[who];
    expect(codeOf(await add(viewer, comment, vote))).toBe(code);
    expect((await find()).total).toBe(0);
  });

  test("an unknown or hidden game cannot be commented on", async () => {
    const draft = await makeGame(shop.db, { published: false });
    for (const id of [draft, 2_147_483_647, 0, -1])
      expect(codeOf(await add(mika, "Purr.", 1, id))).toBe("store/not-found");
  });

  // R-CMT-5
  test("text is text: markup stays as typed", async () => {
    const typed = `<img src=x onerror="alert(1)"> {{7*7}} ' or 1=1 --`;
    expect((await added(await buyer(), typed, 0)).comment).toBe(typed);
  });

  // R-CMT-2
  test("a double click is one comment, with two responses", async () => {
    const sora = await buyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => added(sora, "Purr.", 1)));
    expect(new Set(answers.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await edits(answers[0]?.uuid ?? "")).toEqual([]);
    expect((await find("", sora)).total).toBe(1);
    expect(await rating()).toMatchObject({ good: 1, bad: 0 });
  });

  test("writing takes two statements: the permission check, and the comment with all its effects", async () => {
    const sora = await buyer();
    shop.statements();
    await added(sora, "Purr.", 1);
    expect(shop.statements()).toBe(2);
  });
});

describe("editing", () => {
  // R-CMT-2
  test("text and vote change, the old version is kept, and readers see that it was edited", async () => {
    const sora = await buyer();
    const first = await added(sora, "Purr.", 1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const second = fieldOf<Comment>(await set(sora, first.uuid, "Hiss.", -1), "setStoreComment");
    expect(second).toEqual({
      ...first,
      comment: "Hiss.",
      vote: -1,
      updated_at: shop.clock.now.toISOString(),
    });
    expect(await edits(first.uuid)).toEqual([{ comment: "Purr.", vote: 1 }]);
    expect(await rating()).toMatchObject({ good: 0, bad: 1 });
  });

  test("saving the same text again changes nothing", async () => {
    const sora = await buyer();
    const first = await added(sora, "Purr.", 1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect(fieldOf(await set(sora, first.uuid, "Purr.", 1), "setStoreComment")).toEqual(first);
    expect(await added(sora, "Purr.", 1)).toEqual(first);
    expect(await edits(first.uuid)).toEqual([]);
  });

  // R-CMT-2
  test("a second comment on the same game replaces the first", async () => {
    const sora = await buyer();
    const first = await added(sora, "Purr.", 1);
    const second = await added(sora, "Hiss.", 0);
    expect(second).toMatchObject({ uuid: first.uuid, comment: "Hiss.", vote: 0 });
    expect(await edits(first.uuid)).toHaveLength(1);
  });

  // R-CMT-6
  test("another player's comment and an unknown one are both not found", async () => {
    const theirs = await added(await buyer(), "Purr.", 1);
    await giveGame(shop.db, mika.uuid, game);
    for (const uuid of [theirs.uuid, randomUUID(), "1; select 1", ""]) {
      expect(codeOf(await set(mika, uuid, "Hiss.", -1))).toBe("comment/not-found");
      expect(await remove(mika, uuid)).toBe(0);
    }
    expect((await find("", mika)).list).toEqual([theirs]);
  });

  test("history cannot be changed afterwards", async () => {
    const sora = await buyer();
    const { uuid } = await added(sora, "Purr.", 1);
    await set(sora, uuid, "Hiss.", -1);
    await expect(
      shop.db.$client.query("update store_comment_edits set comment = 'never said' where comment_uuid = $1", [
        uuid,
      ]),
    ).rejects.toThrow("What a comment said before");
  });

  test("deleting a comment deletes its vote and its history; idempotent", async () => {
    const sora = await buyer();
    const { uuid } = await added(sora, "Purr.", 1);
    await set(sora, uuid, "Hiss.", -1);
    expect([await remove(sora, uuid), await remove(sora, uuid)]).toEqual([1, 0]);
    expect(await edits(uuid)).toEqual([]);
    expect(await rating()).toMatchObject({ good: 0, bad: 0 });
  });
});

// R-CMT-4, R-RFD-3
describe("a refunded game", () => {
  test("can no longer be commented on; the comment stays, can be deleted, and its vote no longer counts", async () => {
    const sora = await buyer();
    const { uuid } = await added(sora, "Purr.", 1);
    expect(await rating()).toMatchObject({ good: 1 });
    await takeGame(shop.db, sora.uuid, game);
    expect(await rating()).toMatchObject({ good: 0 });
    expect(codeOf(await add(sora, "Hiss.", -1))).toBe("store/not-owned");
    expect(codeOf(await set(sora, uuid, "Hiss.", -1))).toBe("store/not-owned");
    expect((await find("", sora)).list).toMatchObject([{ comment: "Purr." }]);
    expect(await remove(sora, uuid)).toBe(1);
  });

  test("bought again, its old vote counts from the next recount, and a new one at once", async () => {
    const [sora, aki] = [await buyer(), await buyer()];
    for (const each of [sora, aki]) {
      await added(each, "Purr.", 1);
      await takeGame(shop.db, each.uuid, game);
      await giveGame(shop.db, each.uuid, game);
    }
    expect(await rating()).toMatchObject({ good: 0 });
    await added(aki, "Purr!", 1);
    expect(await rating()).toMatchObject({ good: 1 });
    await recountRatings(shop.db);
    expect(await rating()).toMatchObject({ good: 2 });
  });

  test("refunded while a comment is being written, it is either commented on before or not at all", async () => {
    const sora = await buyer();
    const holder = await shop.db.$client.connect();
    try {
      await holder.query("begin");
      await holder.query("delete from entitlements where user_uuid = $1 and store_id = $2", [
        sora.uuid,
        game,
      ]);
      const answer = add(sora, "Purr.", 1);
      await expect.poll(() => waiting()).toBe(1);
      await holder.query("commit");
      expect(codeOf(await answer)).toBe("store/not-owned");
    } finally {
      holder.release();
    }
    expect((await find("", sora)).total).toBe(0);
  });

  async function waiting(): Promise<number> {
    const { rows } = await shop.db.$client.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]?.waiting ?? 0;
  }
});

// R-CMT-4, R-CAT-8
describe("the rating of a game", () => {
  test("counts buyers' votes as they come in, and sales at the next recount", async () => {
    await added(await buyer(), "Purr.", 1);
    await added(await buyer(), "Purr.", 1);
    await added(await buyer(), "Hiss.", -1);
    await added(await buyer(), "Well.", 0);
    expect(await rating()).toMatchObject({ good: 2, bad: 1 });
    await buyer();
    await recountRatings(shop.db);
    expect(await rating()).toEqual({ good: 2, bad: 1, purchases: 5 });
  });

  test("concurrent votes all count", async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer()));
    await Promise.all(buyers.map((each, index) => added(each, "Purr.", index % 3 === 0 ? -1 : 1)));
    expect(await rating()).toMatchObject({ good: 8, bad: 4 });
  });

  test("however votes come and go, the running total matches a recount", async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer()));
    const vote = async (turn: number) => {
      const each = buyers[turn % 6] ?? mika;
      const uuid = (await added(each, `Turn ${turn}`, ([1, -1, 0] as const)[turn % 3] ?? 0)).uuid;
      if (turn % 7 === 0) await remove(each, uuid);
      if (turn % 11 === 0)
        await takeGame(shop.db, each.uuid, game).then(() => giveGame(shop.db, each.uuid, game));
    };
    for (let turn = 0; turn < 40; turn += 4) await Promise.all([0, 1, 2, 3].map((step) => vote(turn + step)));
    await shop.db.$client.query("update store_comments set is_counted = is_counted");
    const moved = await rating();
    await shop.db.$client.query("select recount_store_rating($1)", [game]);
    const counted = await rating();
    expect({ ...moved, purchases: 0 }).toEqual({ ...counted, purchases: 0 });
  });

  test("does not count people who never bought it", async () => {
    await added(await buyer(), "Purr.", 1);
    await shop.db.$client.query(
      "insert into store_comments (store_id, user_uuid, comment, vote) values ($1, $2, 'Purr.', 1)",
      [game, mika.uuid],
    );
    await recountRatings(shop.db);
    expect(await rating()).toMatchObject({ good: 1 });
  });

  // R-CMT-3
  test("does not count the creator, who may comment like any buyer", async () => {
    const author = await buyer("Author");
    await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [game, author.uuid]);
    expect(await added(author, "Thank you for playing.", 1)).toMatchObject({ vote: 0 });
    await recountRatings(shop.db);
    expect(await rating()).toMatchObject({ good: 0, bad: 0 });
  });

  test("is on the game page", async () => {
    await added(await buyer(), "Purr.", 1);
    const { data } = await shop.ask(`{ findStore(id: ${game}) { list { rating { good bad } } } }`);
    expect(data?.["findStore"]).toEqual({ list: [{ rating: { good: 1, bad: 0 } }] });
  });

  test("deleting a game deletes its comments", async () => {
    await added(await buyer(), "Purr.", 1);
    await shop.db.$client.query("delete from stores where id = $1", [game]);
    expect(await rating()).toBeNull();
  });
});
