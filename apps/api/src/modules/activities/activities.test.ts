import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { giveGame, takeGame } from "../entitlements/testing/give-game.ts";
import { createPlayClock } from "./index.ts";

type Activity = {
  readonly id: string;
  readonly type: string;
  readonly msg: string | null;
  readonly created_at: string;
  readonly store_id: number | null;
  readonly play_minutes: number | null;
  readonly user: { readonly nickname: string };
  readonly followed: { readonly nickname: string; readonly brief: string | null } | null;
  readonly store: { readonly id: number } | null;
};

let shop: TestShop;
let game: number;
let mika: Viewer;
let sora: Viewer;

beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  shop.clock.now = new Date("2026-03-02T12:00:00Z");
  game = await makeGame(shop.db);
  mika = await shop.player({ nickname: "Mika" });
  sora = await shop.player({ nickname: "Sora" });
  await giveGame(shop.db, mika.uuid, game);
});
afterAll(() => shop.close());

const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
const MINUTE = 60_000;

const done = async (mutation: string, viewer: Viewer) => {
  const answer = await shop.ask(`mutation { ${mutation} }`, {}, viewer);
  expect(answer.errors).toBeUndefined();
  later(MINUTE);
};
const comment = (words: string, vote: number, viewer = mika, store = game) =>
  done(`addStoreComment(store_id: ${store}, vote: ${vote}, comment: "${words}") { uuid }`, viewer);
const follow = (whom: Viewer) => done(`addUserFollowed(followed_user_uuid: "${whom.uuid}") { uuid }`, mika);
const set = (profile: string, viewer = mika) => done(`setUser(profile: { ${profile} }) { uuid }`, viewer);
const play = async (viewer = mika, store = game) =>
  fieldOf<number>(
    await shop.ask(`mutation { addStorePlayTime(store_id: ${store}) }`, {}, viewer),
    "addStorePlayTime",
  );

const ACTIVITY = `total list { id type msg created_at store_id play_minutes user { nickname }
  followed { nickname brief } store { id } }`;
const pages = async (uuids: readonly string[], args = "", viewer?: Viewer) =>
  fieldOf<readonly { readonly activity: { readonly total: number; readonly list: readonly Activity[] } }[]>(
    await shop.ask(
      `query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { activity${args} { ${ACTIVITY} } } }`,
      { uuid: uuids },
      viewer,
    ),
    "findUserPublic",
  ).map(({ activity }) => activity);
const activity = async (args = "", viewer?: Viewer) =>
  (await pages([mika.uuid], args, viewer))[0] ?? { total: -1, list: [] };
const types = async () => (await activity()).list.map(({ type }) => type);

describe("the activity list", () => {
  test("shows comments, likes, follows and play time, newest first, each with its details", async () => {
    await set("show_play_time: true");
    await set('brief: "Cats."', sora);
    await comment("Purr.", 1);
    await follow(sora);
    later(5 * MINUTE);
    await play();
    const { total, list } = await activity();
    expect(total).toBe(4);
    const rest = { msg: null, followed: null, play_minutes: null, store: { id: game }, store_id: game };
    expect(list).toMatchObject([
      { ...rest, type: "store_play_time", play_minutes: 5 },
      { type: "user_followed", followed: { nickname: "Sora", brief: "Cats." }, store: null, store_id: null },
      { ...rest, type: "store_comment", msg: "Purr." },
      { ...rest, type: "store_like" },
    ]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(4);
    expect(list.every(({ user }) => user.nickname === "Mika")).toBe(true);
  });

  test("shows a creator's comment on their own game as a comment, not as a like", async () => {
    await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [game, mika.uuid]);
    await comment("Thank you.", 1);
    expect(await types()).toEqual(["comment"]);
  });

  test.each([
    { says: "a downvote is not a like", vote: -1, is: ["store_comment"] },
    { says: "no vote is not a like", vote: 0, is: ["store_comment"] },
    { says: "an upvote is a like", vote: 1, is: ["store_comment", "store_like"] },
  ])("$says", async ({ vote, is }) => {
    await comment("Well.", vote);
    expect(await types()).toEqual(is);
  });

  test("shows no prices to guests, as on every card, but does to players", async () => {
    await comment("Purr.", 1);
    const pricesFor = async (viewer?: Viewer) => {
      const { data } = await shop.ask(
        `{ findUserPublic(uuid: "${mika.uuid}") { activity { list { store { store_price { price } } } } } }`,
        {},
        viewer,
      );
      return JSON.stringify(data).includes('"price"');
    };
    expect(await pricesFor()).toBe(false);
    expect(await pricesFor(sora)).toBe(true);
  });

  // R-ACT-3
  test("leaves out a game that is not visible yet until its day", async () => {
    const secret = await makeGame(shop.db, { releasedDaysAgo: -9 });
    await giveGame(shop.db, mika.uuid, secret);
    await comment("I have it already.", 1, mika, secret);
    await set("show_play_time: true");
    await play(mika, secret);
    expect(await activity()).toEqual({ total: 0, list: [] });
    later(9 * 24 * 60 * MINUTE);
    expect((await activity()).total).toBe(3);
  });

  // R-ACT-1
  test("drops what was undone", async () => {
    await comment("Purr.", 1);
    await comment("Hiss.", -1);
    await follow(sora);
    expect((await activity()).list.map(({ type, msg }) => [type, msg])).toEqual([
      ["user_followed", null],
      ["store_comment", "Hiss."],
    ]);
    await shop.db.$client.query("delete from user_follows where follower_uuid = $1", [mika.uuid]);
    await shop.db.$client.query("delete from store_comments where user_uuid = $1", [mika.uuid]);
    expect(await types()).toEqual([]);
  });

  // R-ACT-3
  test("leaves out hidden games and people", async () => {
    await comment("Purr.", 1);
    await follow(sora);
    await shop.db.$client.query("update stores set is_published = false where id = $1", [game]);
    await shop.db.$client.query('update "user" set deleted_at = now() where id = $1', [sora.uuid]);
    expect(await activity()).toEqual({ total: 0, list: [] });
  });

  test("is paginated", async () => {
    await comment("Purr.", 1);
    await follow(sora);
    const page = await activity("(limit: 1, q: { page: 2 })");
    expect([page.total, page.list.map(({ type }) => type)]).toEqual([3, ["store_comment"]]);
    expect((await activity("(limit: -1)")).list).toHaveLength(1);
    expect((await activity("(q: { page: 2147483647 })")).list).toEqual([]);
  });
});

describe("privacy", () => {
  // R-ACT-2
  test("play time is shown only if its owner shares it", async () => {
    await play();
    expect(await activity()).toEqual({ total: 0, list: [] });
    await set("show_play_time: true");
    expect(await types()).toEqual(["store_play_time"]);
  });

  // R-ACT-2
  test("hidden activities are not shown to others", async () => {
    await comment("Purr.", 1);
    await play();
    await set("show_activity: false, show_play_time: true");
    expect(await activity()).toEqual({ total: 0, list: [] });
    expect(await activity("", mika)).toEqual({ total: 0, list: [] });
  });

  test("a hundred players are read with three statements, games included", async () => {
    await comment("Purr.", 1);
    await giveGame(shop.db, sora.uuid, game);
    await comment("Purr too.", 1, sora);
    await set("show_play_time: true");
    const others = await Promise.all(Array.from({ length: 98 }, () => shop.player()));
    const uuids = [mika, sora, ...others].map(({ uuid }) => uuid);
    shop.statements();
    const found = await pages(uuids);
    expect(shop.statements()).toBe(3);
    expect(found.map(({ total }) => total).slice(0, 3)).toEqual([2, 2, 0]);
  });
});

describe("play time", () => {
  // R-PLY-5
  test("counts once per five-minute slot, however often it is sent", async () => {
    expect([await play(), await play(), ...(await Promise.all([play(), play(), play()]))]).toEqual([
      5, 5, 5, 5, 5,
    ]);
    later(5 * MINUTE);
    expect([await play(), await play()]).toEqual([10, 10]);
  });

  test("a report that is late, or from a clock that runs behind, adds nothing", async () => {
    await play();
    later(10 * MINUTE);
    await play();
    later(-10 * MINUTE);
    expect(await play()).toBe(10);
  });

  test("a game the player does not own or that does not exist is not counted", async () => {
    expect([await play(sora), await play(mika, 2_147_483_647), await play(mika, -1)]).toEqual([0, 0, 0]);
    await play();
    await takeGame(shop.db, mika.uuid, game);
    later(5 * MINUTE);
    expect(await play()).toBe(0);
  });

  test("guests must log in first", async () => {
    const answer = await shop.ask(`mutation { addStorePlayTime(store_id: ${game}) }`);
    expect(answer.errors?.[0]?.extensions.code).toBe("auth/login-required");
  });

  // R-CAT-40
  test("the moment it was last seen open is kept, to the minute, though slots are five minutes long", async () => {
    const played = createPlayClock(shop.services);
    const last = async () => {
      const { rows } = await shop.db.$client.query<{ at: Date; minutes: number }>(
        "select last_slot_at as at, minutes from play_times where user_uuid = $1 and store_id = $2",
        [mika.uuid, game],
      );
      return [rows[0]?.at.getTime(), rows[0]?.minutes];
    };
    const startMs = shop.clock.now.getTime();
    await play();
    expect(await last()).toEqual([startMs, 5]);
    later(2 * MINUTE);
    played(mika.uuid, game);
    await expect.poll(last).toEqual([startMs + 2 * MINUTE, 5]);
  });

  test("the play sites report every file, and write once a minute", async () => {
    const played = createPlayClock(shop.services);
    const minutes = async () => {
      const { rows } = await shop.db.$client.query<{ minutes: number }>(
        "select minutes from play_times where user_uuid = $1 and store_id = $2",
        [mika.uuid, game],
      );
      return rows[0]?.minutes ?? 0;
    };
    shop.statements();
    for (let file = 0; file < 100; file += 1) played(mika.uuid, game);
    expect(shop.statements()).toBe(1);
    await expect.poll(minutes).toBe(5);
    later(5 * MINUTE);
    played(mika.uuid, game);
    await expect.poll(minutes).toBe(10);
  });

  test("a counting error only goes to the log", async () => {
    const warned: unknown[] = [];
    const db = { $client: { query: () => Promise.reject(new Error("away")) } };
    const log = { warn: (fact: unknown) => warned.push(fact) };
    const played = createPlayClock({ ...shop.services, db, log } as unknown as Parameters<
      typeof createPlayClock
    >[0]);
    expect(() => played(mika.uuid, game)).not.toThrow();
    await expect.poll(() => warned.length).toBe(1);
  });
});

test("unknown players have no page", async () => {
  expect(await pages([randomUUID(), "x"])).toEqual([]);
});
