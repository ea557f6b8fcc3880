import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { schema } from "../../composition/schema.ts";
import { selectEverything } from "../../testing/select-everything.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { giveGame } from "../entitlements/testing/give-game.ts";
import { grantCoins } from "../wallets/index.ts";

type PublicUser = { readonly uuid: string } & Readonly<Record<string, unknown>>;

let shop: TestShop;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  mika = await shop.player({ nickname: "Mika" });
});
afterAll(() => shop.close());

const USER = `uuid social { email email_show google facebook twitter } profile { uuid nickname brief head }
  metadata { _cid name type value url show }`;
const find = async (uuids: readonly string[], viewer?: Viewer) =>
  fieldOf<readonly PublicUser[]>(
    await shop.ask(
      `query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { ${USER} } }`,
      { uuid: uuids },
      viewer,
    ),
    "findUserPublic",
  );
const set = async (input: Record<string, unknown>, viewer = mika) => {
  const answer = await shop.ask(
    `mutation ($auth: AuthInput, $profile: ProfileInput, $metadata: [MetadataInput!]) {
      setUser(auth: $auth, profile: $profile, metadata: $metadata) { uuid } }`,
    input,
    viewer,
  );
  expect(answer.errors).toBeUndefined();
};

describe("a user as others see them", () => {
  const metadata = [
    { _cid: "a", name: "Mood", value: "purring" },
    { _cid: "b", name: "Secret", value: "unseen", show: false },
    { _cid: "c", name: "Site", type: "url", value: "https://example.test/" },
  ];

  test("shows what they choose to show, the same to guests and players", async () => {
    const social = { email_show: true, google: "https://g.dev/mika" };
    await set({ profile: { brief: "Cats.", social }, metadata });
    const [user] = await find([mika.uuid]);
    expect(user).toEqual({
      uuid: mika.uuid,
      social: { email: `${mika.uuid}@mail.test`, facebook: null, twitter: null, ...social },
      profile: { uuid: mika.uuid, nickname: "Mika", brief: "Cats.", head: null },
      metadata: [
        { _cid: "a", name: "Mood", type: "string", value: "purring", url: null, show: true },
        {
          _cid: "c",
          name: "Site",
          type: "url",
          value: "https://example.test/",
          url: "https://example.test/",
          show: true,
        },
      ],
    });
    expect(await find([mika.uuid], await shop.player())).toEqual([user]);
  });

  // R-PRF-5
  test.each(["google", "facebook", "twitter"] as const)(
    "a hidden %s link does not leave the API",
    async (site) => {
      const links = {
        google: "https://g.dev/mika",
        facebook: "https://fb.com/mika",
        twitter: "https://x.com/mika",
      };
      await set({ profile: { social: links } });
      expect(await find([mika.uuid])).toMatchObject([{ social: links }]);
      await set({ profile: { social: { [`${site}_show`]: false } } });
      expect(await find([mika.uuid])).toMatchObject([{ social: { ...links, [site]: null } }]);
      await set({ profile: { social: { [`${site}_show`]: true } } });
      expect(await find([mika.uuid])).toMatchObject([{ social: links }]);
    },
  );

  test("hidden again, it disappears immediately", async () => {
    await set({ profile: { social: { email_show: true } } });
    await set({ profile: { social: { email_show: false } } });
    expect(await find([mika.uuid])).toMatchObject([{ social: { email: null, email_show: false } }]);
  });

  test("a user who never visited a shop has the name from sign-up and nothing more", async () => {
    const fresh = await shop.player({ country: null, nickname: "Fresh" });
    expect(await find([fresh.uuid])).toMatchObject([
      { social: { email: null }, profile: { nickname: "Fresh", brief: null }, metadata: [] },
    ]);
  });
});

test("the account name stays private, even without a nickname", async () => {
  const nameless = await shop.player({ country: null, nickname: "" });
  await set({ auth: { name: "Only for me" } }, nameless);
  await shop.ask(`mutation { addUserFollowed(followed_user_uuid: "${nameless.uuid}") { uuid } }`, {}, mika);
  const answer = await shop.ask(
    `{ findUserPublic(uuid: ["${nameless.uuid}"]) { profile { nickname } }
      findUserFollowed { list { followed { nickname } } } }`,
    {},
    mika,
  );
  expect(answer.data).toEqual({
    findUserPublic: [{ profile: { nickname: null } }],
    findUserFollowed: { list: [{ followed: { nickname: null } }] },
  });
});

describe("a list of users", () => {
  test("keeps the requested order, each once; unknown users are left out", async () => {
    const sora = await shop.player();
    const gone = await shop.player();
    await shop.db.$client.query('update "user" set deleted_at = now() where id = $1', [gone.uuid]);
    const asked = [sora.uuid, "x", randomUUID(), mika.uuid.toUpperCase(), gone.uuid, sora.uuid, mika.uuid];
    expect((await find(asked)).map(({ uuid }) => uuid)).toEqual([sora.uuid, mika.uuid]);
    expect(await find([])).toEqual([]);
  });

  test("has at most a hundred entries, read in three statements, including numbers and activities", async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => shop.player()));
    const uuids = people.map(({ uuid }) => uuid);
    shop.statements();
    const answer = await shop.ask(
      `query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { ${USER} followers following followed_uuid
        activity { total list { id } } } }`,
      { uuid: uuids },
      mika,
    );
    expect(shop.statements()).toBe(3);
    expect(fieldOf<readonly PublicUser[]>(answer, "findUserPublic")).toHaveLength(100);
    const tooMany = await shop.ask("query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { uuid } }", {
      uuid: [...uuids, mika.uuid],
    });
    expect(tooMany.errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { max: 100 } });
  });
});

// R-PRF-5
describe("with everything hidden, nothing personal", () => {
  const CANARY = "canary7f3a";

  /** A creator whose mail address, name, country, roles and balance appear nowhere else. */
  async function privatePlayer(): Promise<{ readonly viewer: Viewer; readonly game: number }> {
    const viewer = await shop.player({ nickname: "Someone", roles: ["player", "finance"], country: "is" });
    await shop.db.$client.query('update "user" set email = $2 where id = $1', [
      viewer.uuid,
      `${CANARY}@mail.test`,
    ]);
    const game = await makeGame(shop.db);
    await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [game, viewer.uuid]);
    await giveGame(shop.db, viewer.uuid, game);
    await grantCoins(shop.db, {
      id: randomUUID(),
      userUuid: viewer.uuid,
      amount: 987_654_321,
      reason: CANARY,
      now: shop.clock.now,
    });
    const words = `addStoreComment(store_id: ${game}, vote: 0, comment: "Purr.") { uuid }
      addStorePlayTime(store_id: ${game}) addWishlist(store_id: ${game}, memo: "${CANARY}") { uuid }`;
    expect((await shop.ask(`mutation { ${words} }`, {}, viewer)).errors).toBeUndefined();
    await set(
      {
        auth: { name: CANARY },
        profile: { show_activity: false, show_play_time: true, social: { email_show: false } },
        metadata: [{ _cid: CANARY, name: CANARY, value: CANARY, show: false }],
      },
      viewer,
    );
    return { viewer, game };
  }

  test("leaks through any field of any type reachable from outside", async () => {
    const { viewer, game } = await privatePlayer();
    const others = await shop.player();
    const followed = await shop.ask(
      `mutation { addUserFollowed(followed_user_uuid: "${viewer.uuid}") ${selectEverything(schema, "UserFollowed")} }`,
      {},
      others,
    );
    expect(followed.errors).toBeUndefined();
    const ways = [
      `findUserPublic(uuid: ["${viewer.uuid}"]) ${selectEverything(schema, "PublicUser")}`,
      `findUserPublic(uuid: ["${others.uuid}"]) ${selectEverything(schema, "PublicUser")}`,
      `findStoreComment(store_id: ${game}) ${selectEverything(schema, "StoreCommentList")}`,
      `findStore(id: ${game}) ${selectEverything(schema, "StoreList")}`,
      `findUserFollowed ${selectEverything(schema, "UserFollowedList")}`,
    ];
    const answers = [followed];
    for (const way of ways)
      for (const asker of [others, undefined]) {
        if (asker === undefined && way.startsWith("findUserFollowed")) continue;
        const answer = await shop.ask(`{ ${way} }`, {}, asker);
        expect([way.slice(0, 40), answer.errors]).toEqual([way.slice(0, 40), undefined]);
        answers.push(answer);
      }
    const text = JSON.stringify(answers.map(({ data }) => data));
    expect(text).toContain(viewer.uuid);
    expect(text).toContain("Someone");
    for (const personal of [CANARY, "mail.test", "987654321", '"finance"', '"is"', '"IS"', "store_play_time"])
      expect([personal, text.includes(personal)]).toEqual([personal, false]);
  });
});
