import { randomUUID } from "node:crypto";
import { FOLLOWS_MAX } from "@catnip/domain/follows";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";

type Followed = {
  readonly uuid: string;
  readonly followed: { readonly uuid: string; readonly nickname: string };
};

let shop: TestShop;
let mika: Viewer;
let sora: Viewer;

beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  mika = await shop.player({ nickname: "Mika" });
  sora = await shop.player({ nickname: "Sora" });
});
afterAll(() => shop.close());

const FOLLOWED = "uuid followed { uuid nickname }";
const ask = (viewer: Viewer | undefined, uuid: string) =>
  shop.ask(
    `mutation ($uuid: ID!) { addUserFollowed(followed_user_uuid: $uuid) { ${FOLLOWED} } }`,
    { uuid },
    viewer,
  );
const follow = async (viewer: Viewer, uuid: string) =>
  fieldOf<Followed | null>(await ask(viewer, uuid), "addUserFollowed");
const unfollow = async (viewer: Viewer, uuid: string) =>
  fieldOf<number>(
    await shop.ask("mutation ($uuid: ID!) { delUserFollowed(uuid: $uuid) }", { uuid }, viewer),
    "delUserFollowed",
  );
const find = async (viewer: Viewer, args = "") =>
  fieldOf<{ total: number; list: readonly Followed[] }>(
    await shop.ask(`{ findUserFollowed${args} { total list { ${FOLLOWED} } } }`, {}, viewer),
    "findUserFollowed",
  );
const standing = async (uuid: string, viewer?: Viewer) =>
  fieldOf<readonly { followers: number; following: number; followed_uuid: string | null }[]>(
    await shop.ask(
      "query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { followers following followed_uuid } }",
      { uuid: [uuid] },
      viewer,
    ),
    "findUserPublic",
  )[0];
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.errors?.[0]?.extensions.code ?? null;

test("following a player: they appear in the list, and both see the new count", async () => {
  const row = await follow(mika, sora.uuid);
  expect(row).toMatchObject({ followed: { uuid: sora.uuid, nickname: "Sora" } });
  expect(await find(mika)).toEqual({ total: 1, list: [row] });
  expect(await find(sora)).toEqual({ total: 0, list: [] });
  expect(await standing(sora.uuid, mika)).toEqual({ followers: 1, following: 0, followed_uuid: row?.uuid });
  expect(await standing(mika.uuid, sora)).toEqual({ followers: 0, following: 1, followed_uuid: null });
  expect(await standing(sora.uuid)).toMatchObject({ followers: 1, followed_uuid: null });
});

test("a double click is one follow, with two responses", async () => {
  const rows = await Promise.all(Array.from({ length: 8 }, () => follow(mika, sora.uuid)));
  expect(new Set(rows.map((row) => row?.uuid)).size).toBe(1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(await follow(mika, sora.uuid.toUpperCase())).toEqual(rows[0]);
  expect((await find(mika)).total).toBe(1);
});

// R-FLW-1
test("following yourself is ignored", async () => {
  expect([await follow(mika, mika.uuid), await follow(mika, mika.uuid.toUpperCase())]).toEqual([null, null]);
  expect((await find(mika)).total).toBe(0);
});

test("unfollowing ends it; repeating it, or never having followed, is ignored", async () => {
  const row = await follow(mika, sora.uuid);
  expect(await unfollow(mika, row?.uuid ?? "")).toBe(1);
  expect(await unfollow(mika, row?.uuid ?? "")).toBe(0);
  for (const uuid of [randomUUID(), "not a uuid", sora.uuid]) expect(await unfollow(mika, uuid)).toBe(0);
  expect((await find(mika)).total).toBe(0);
});

// R-FLW-3
test("one cannot end or see another user's follow", async () => {
  const row = await follow(mika, sora.uuid);
  expect(await unfollow(sora, row?.uuid ?? "")).toBe(0);
  expect((await find(mika)).total).toBe(1);
  expect((await find(sora, `(followed_user_uuid: "${sora.uuid}")`)).total).toBe(0);
});

test("guests must log in first", async () => {
  expect(codeOf(await ask(undefined, sora.uuid))).toBe("auth/login-required");
});

test("an unknown player cannot be followed, whatever the reason", async () => {
  const gone = await shop.player();
  await shop.db.$client.query('update "user" set deleted_at = now() where id = $1', [gone.uuid]);
  for (const uuid of [gone.uuid, randomUUID(), "not a uuid", ""])
    expect(codeOf(await ask(mika, uuid))).toBe("auth/user-not-found");
});

test("checking whether I follow a person is one query", async () => {
  const row = await follow(mika, sora.uuid);
  expect(await find(mika, `(followed_user_uuid: "${sora.uuid}")`)).toEqual({ total: 1, list: [row] });
  expect((await find(mika, `(followed_user_uuid: "${randomUUID()}")`)).total).toBe(0);
  expect((await find(mika, '(followed_user_uuid: "x")')).total).toBe(0);
});

test("newest first, paginated, with one statement however many there are", async () => {
  const others = await Promise.all(["A", "B", "C"].map((nickname) => shop.player({ nickname })));
  for (const other of others) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    await follow(mika, other.uuid);
  }
  shop.statements();
  const { total, list } = await find(mika);
  expect(shop.statements()).toBe(1);
  expect([total, list.map(({ followed }) => followed.nickname)]).toEqual([3, ["C", "B", "A"]]);
  const page = await find(mika, '(limit: 1, q: { page: 2, orderField: "created_at-asc" })');
  expect([page.total, page.list.map(({ followed }) => followed.nickname)]).toEqual([3, ["B"]]);
});

// R-FLW-2
test("the number of people one can follow is limited; repeating an existing follow still works", async () => {
  const row = await follow(mika, sora.uuid);
  await shop.db.$client.query(
    "insert into user_follows (follower_uuid, followed_uuid, created_at) select $1, gen_random_uuid(), now() from generate_series(2, $2::int)",
    [mika.uuid, FOLLOWS_MAX],
  );
  const refused = await ask(mika, (await shop.player()).uuid);
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "follow/too-many",
    facts: { max: FOLLOWS_MAX },
  });
  expect(await follow(mika, sora.uuid)).toEqual(row);
});
