import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { giveGame } from "../entitlements/testing/give-game.ts";

let shop: TestShop;
let game: number;
let writer: Viewer;
let reader: Viewer;
let comment: string;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  game = await makeGame(shop.db);
  writer = await shop.player();
  reader = await shop.player();
  comment = await written(writer, "Purr.");
});

async function written(viewer: Viewer, words: string): Promise<string> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await giveGame(shop.db, viewer.uuid, game);
  const answer = await shop.ask(
    `mutation ($game: Int!, $words: String!) {
      addStoreComment(store_id: $game, vote: 1, comment: $words) { uuid } }`,
    { game, words },
    viewer,
  );
  return fieldOf<{ uuid: string }>(answer, "addStoreComment").uuid;
}

const mark = (helpful: boolean, viewer?: Viewer, uuid = comment) =>
  shop.ask(
    `mutation ($uuid: ID!, $helpful: Boolean!) {
      setStoreCommentHelpful(uuid: $uuid, helpful: $helpful) { uuid helpful } }`,
    { uuid, helpful },
    viewer,
  );
const countAfter = async (...asked: Parameters<typeof mark>) =>
  fieldOf<{ helpful: number }>(await mark(...asked), "setStoreCommentHelpful").helpful;
const codeOf = ({ errors }: Awaited<ReturnType<typeof mark>>) => errors?.[0]?.extensions.code;
const marksOf = async (viewer: Viewer) =>
  fieldOf<unknown[]>(
    await shop.ask(
      `{ findStoreCommentMark(store_id: ${game}) { comment_uuid is_helpful is_reported } }`,
      {},
      viewer,
    ),
    "findStoreCommentMark",
  );

// R-CMT-7
test("every player finds a comment helpful once, and may change their mind", async () => {
  expect(await countAfter(true, reader)).toBe(1);
  expect(await countAfter(true, reader)).toBe(1);
  expect(await countAfter(true, await shop.player())).toBe(2);
  expect(await countAfter(false, reader)).toBe(1);
  expect(await countAfter(false, reader)).toBe(1);
});

// R-CMT-7
test("eight clicks at once are one vote", async () => {
  await Promise.all(Array.from({ length: 8 }, () => mark(true, reader)));
  expect(await countAfter(true, reader)).toBe(1);
});

// R-CMT-7
test("authors cannot mark their own comment as helpful", async () => {
  expect(await countAfter(true, writer)).toBe(0);
});

test("guests log in first; unknown comments and those on hidden games cannot be marked", async () => {
  expect(codeOf(await mark(true))).toBe("auth/login-required");
  for (const uuid of [randomUUID(), "x"])
    expect(codeOf(await mark(true, reader, uuid))).toBe("comment/not-found");
  await shop.db.$client.query("update stores set is_published = false where id = $1", [game]);
  expect(codeOf(await mark(true, reader))).toBe("comment/not-found");
  const { rows } = await shop.db.$client.query(
    "select 1 from store_comment_helpfuls where comment_uuid = $1",
    [comment],
  );
  expect(rows).toEqual([]);
});

test("players see their own marks only, on this game only", async () => {
  await mark(true, reader);
  await shop.ask(
    `mutation { addStoreCommentReport(uuid: "${await written(await shop.player(), "Hiss.")}", reason: spam) }`,
    {},
    reader,
  );
  expect(await marksOf(reader)).toEqual([
    { comment_uuid: comment, is_helpful: true, is_reported: false },
    { comment_uuid: expect.any(String), is_helpful: false, is_reported: true },
  ]);
  expect(await marksOf(writer)).toEqual([]);
  game = await makeGame(shop.db);
  expect(await marksOf(reader)).toEqual([]);
});

test("the most helpful comments come first when asked, the newest among equals", async () => {
  const second = await written(await shop.player(), "Second.");
  const third = await written(await shop.player(), "Third.");
  await mark(true, reader, second);
  const answer = await shop.ask(
    `{ findStoreComment(store_id: ${game}, q: { orderField: "helpful-desc" }) { list { uuid helpful } } }`,
  );
  expect(fieldOf<{ list: unknown }>(answer, "findStoreComment").list).toEqual([
    { uuid: second, helpful: 1 },
    { uuid: third, helpful: 0 },
    { uuid: comment, helpful: 0 },
  ]);
});

test("a comment that is taken back takes its marks with it", async () => {
  await mark(true, reader);
  await shop.ask("mutation ($uuid: ID!) { delStoreComment(uuid: $uuid) }", { uuid: comment }, writer);
  expect(await marksOf(reader)).toEqual([]);
});
