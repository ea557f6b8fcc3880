import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { grantCoins } from "../wallets/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const ME = `uuid id name email email_verified firebase_uid token country auth created_at
  profile { id nickname brief introduction head country show_activity show_play_time
    social { email email_show google facebook twitter } }
  metadata { _cid name title type value url show } account { type balance } wallet { meowcent silver }`;
const setCountry = (country: string) => `mutation { setUserCountry(country: "${country}") { country } }`;

test("me is null for guests", async () => {
  expect((await shop.ask(`{ me { ${ME} } }`)).data).toEqual({ me: null });
});

test("a pay token does not reveal its holder", async () => {
  const viewer = await shop.player();
  expect((await shop.ask(`{ me { ${ME} } }`, {}, { ...viewer, audience: "pay" })).data).toEqual({ me: null });
});

test("a new user gets a number, the name given at sign-up, and an empty wallet", async () => {
  const viewer = await shop.player({ country: null, nickname: "Sora" });
  const { data } = await shop.ask(`{ me(role: "player") { ${ME} } }`, {}, viewer);
  const me = data?.["me"] as { readonly id: number };
  expect(me).toEqual({
    uuid: viewer.uuid,
    id: expect.any(Number),
    name: "Sora",
    email: `${viewer.uuid}@mail.test`,
    email_verified: true,
    firebase_uid: viewer.uuid,
    token: null,
    country: null,
    auth: ["player"],
    created_at: expect.stringMatching(/Z$/),
    profile: {
      id: me.id,
      nickname: "Sora",
      brief: null,
      introduction: null,
      head: null,
      country: null,
      show_activity: true,
      show_play_time: false,
      social: {
        email: `${viewer.uuid}@mail.test`,
        email_show: false,
        google: null,
        facebook: null,
        twitter: null,
      },
    },
    metadata: [],
    account: [
      { type: 0, balance: 0 },
      { type: 1, balance: 0 },
    ],
    wallet: { meowcent: 0, silver: 0 },
  });
});

test("everything about oneself takes two statements, including the wallet under both names", async () => {
  const viewer = await shop.player();
  shop.statements();
  await shop.ask(`{ me(role: "player") { ${ME} } }`, {}, viewer);
  expect(shop.statements()).toBe(2);
});

test.each([
  { says: "a player is a player", roles: ["player"], role: "player", is: "someone" },
  { says: "so is a creator", roles: ["creator"], role: "player", is: "someone" },
  {
    says: "a creator matches `creator`",
    roles: ["creator"],
    role: "creator",
    is: "someone",
  },
  { says: "a player does not match `creator`", roles: ["player"], role: "creator", is: "no one" },
  { says: "an unknown role is refused", roles: ["player"], role: "admin", is: "input/invalid" },
] as const)("me for a role: $says", async ({ roles, role, is }) => {
  const answer = await shop.ask(`{ me(role: "${role}") { uuid } }`, {}, await shop.player({ roles }));
  const someone = answer.data?.["me"] ? "someone" : "no one";
  expect(answer.errors?.[0]?.extensions.code ?? someone).toBe(is);
});

test("a wallet may hold more meowcent than fit in 32 bits", async () => {
  const viewer = await shop.player();
  const amount = 3_000_000_000;
  await grantCoins(shop.db, {
    id: randomUUID(),
    userUuid: viewer.uuid,
    amount,
    reason: "a very generous aunt",
    now: new Date(),
  });
  const { data } = await shop.ask(`{ me { account { type balance } } }`, {}, viewer);
  expect(data?.["me"]).toMatchObject({ account: [{ type: 0, balance: amount }, { type: 1 }] });
});

// R-PRF-1
test("the country is set once; setting the same one again is harmless, another is rejected", async () => {
  const viewer = await shop.player({ country: null });
  expect((await shop.ask(setCountry("tw"), {}, viewer)).data).toEqual({ setUserCountry: { country: "TW" } });
  expect((await shop.ask(setCountry("TW"), {}, viewer)).data).toEqual({ setUserCountry: { country: "TW" } });
  const other = await shop.ask(setCountry("JP"), {}, viewer);
  expect(other.errors?.[0]?.extensions.code).toBe("profile/country-already-set");
});

test.each(["", "XX", "usa", "u", "🇯🇵"])("%j is not a country", async (code) => {
  const answer = await shop.ask(setCountry(code), {}, await shop.player({ country: null }));
  expect(answer.errors?.[0]?.extensions.code).toBe("input/invalid");
});

test("of two countries set concurrently one wins and stays", async () => {
  const viewer = await shop.player({ country: null });
  const answers = await Promise.all(["JP", "US"].map((code) => shop.ask(setCountry(code), {}, viewer)));
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
    "profile/country-already-set",
  ]);
});
