import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../platform/testing/test-shop.ts";
import { grantCoins } from "../wallets/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const ME =
  "uuid id name email email_verified country auth profile { nickname brief head } account { type balance }";
const setCountry = (country: string) => `mutation { setUserCountry(country: "${country}") { country } }`;

test("guests are nobody", async () => {
  expect((await shop.ask(`{ me { ${ME} } }`)).data).toEqual({ me: null });
});

test("a pay token does not tell who its holder is", async () => {
  const viewer = await shop.member();
  expect((await shop.ask(`{ me { ${ME} } }`, {}, { ...viewer, audience: "pay" })).data).toEqual({ me: null });
});

test("a new user gets a number, the name given at sign-up, and an empty wallet", async () => {
  const viewer = await shop.member({ country: null, nickname: "Sora" });
  const { data } = await shop.ask(`{ me(role: "player") { ${ME} } }`, {}, viewer);
  expect(data?.["me"]).toEqual({
    uuid: viewer.uuid,
    id: expect.any(Number),
    name: "Sora",
    email: `${viewer.uuid}@mail.test`,
    email_verified: true,
    country: null,
    auth: ["player"],
    profile: { nickname: "Sora", brief: null, head: null },
    account: [
      { type: 0, balance: 0 },
      { type: 1, balance: 0 },
    ],
  });
});

test("a wallet may hold more than a 32-bit number of meowcent", async () => {
  const viewer = await shop.member();
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

test("the country is set once; the same one again is harmless, another is refused", async () => {
  const viewer = await shop.member({ country: null });
  expect((await shop.ask(setCountry("tw"), {}, viewer)).data).toEqual({ setUserCountry: { country: "TW" } });
  expect((await shop.ask(setCountry("TW"), {}, viewer)).data).toEqual({ setUserCountry: { country: "TW" } });
  const other = await shop.ask(setCountry("JP"), {}, viewer);
  expect(other.errors?.[0]?.extensions.code).toBe("profile/country-already-set");
});

test.each(["", "XX", "usa", "u", "🇯🇵"])("%j is no country", async (code) => {
  const answer = await shop.ask(setCountry(code), {}, await shop.member({ country: null }));
  expect(answer.errors?.[0]?.extensions.code).toBe("input/invalid");
});

test("of two countries set at the same moment one wins and stays", async () => {
  const viewer = await shop.member({ country: null });
  const answers = await Promise.all(["JP", "US"].map((code) => shop.ask(setCountry(code), {}, viewer)));
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
    "profile/country-already-set",
  ]);
});

test("nickname and brief can be changed, each alone", async () => {
  const viewer = await shop.member();
  const set = async (profile: string) =>
    (
      await shop.ask(
        `mutation { setUser(profile: ${profile}) { country profile { nickname brief } } }`,
        {},
        viewer,
      )
    ).data?.["setUser"];
  expect(await set('{ nickname: "  Aki  " }')).toEqual({
    country: "US",
    profile: { nickname: "Aki", brief: null },
  });
  expect(await set('{ brief: "Cats." }')).toEqual({
    country: "US",
    profile: { nickname: "Aki", brief: "Cats." },
  });
});

test.each(['{ nickname: " " }', `{ nickname: "${"x".repeat(41)}" }`, `{ brief: "${"x".repeat(501)}" }`])(
  "refuses %s",
  async (profile) => {
    const answer = await shop.ask(
      `mutation { setUser(profile: ${profile}) { uuid } }`,
      {},
      await shop.member(),
    );
    expect(answer.errors?.[0]?.extensions.code).toBe("input/invalid");
  },
);

test("what must not be set from outside is no field", async () => {
  const answer = await shop.ask(
    'mutation { setUser(profile: { country: "JP" }) { uuid } }',
    {},
    await shop.member(),
  );
  expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, "input/invalid"]);
});
