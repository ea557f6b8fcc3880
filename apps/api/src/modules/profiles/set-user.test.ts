import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";

type Me = {
  readonly name: string;
  readonly country: string;
  readonly profile: Record<string, unknown> & { readonly head: string | null };
  readonly metadata: readonly Record<string, unknown>[];
};

let shop: TestShop;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  mika = await shop.player({ nickname: "Mika" });
});
afterAll(() => shop.close());

const ME = `name country profile { nickname brief head show_activity show_play_time
  social { email email_show google facebook twitter } } metadata { _cid name title type value url show }`;
const ask = (input: Record<string, unknown>, viewer: Viewer | undefined = mika) =>
  shop.ask(
    `mutation ($auth: AuthInput, $profile: ProfileInput, $metadata: [MetadataInput!]) {
      setUser(auth: $auth, profile: $profile, metadata: $metadata) { ${ME} } }`,
    input,
    viewer,
  );
const set = async (input: Record<string, unknown>) => fieldOf<Me>(await ask(input), "setUser");
const refusal = async (input: Record<string, unknown>) => {
  const { errors } = await ask(input);
  return { code: errors?.[0]?.extensions.code, field: errors?.[0]?.extensions.facts?.["field"] };
};
const me = async () => fieldOf<Me>(await shop.ask(`{ me { ${ME} } }`, {}, mika), "me");

// R-PRF-8
describe("the public profile", () => {
  test("every field can be changed alone; absent and null fields stay", async () => {
    await set({ profile: { nickname: "  Aki  " } });
    await set({ profile: { brief: " Cats.\r\nAnd more cats. ", nickname: null } });
    await set({ auth: { name: "Akiko" }, profile: null, metadata: null });
    expect(await set({})).toMatchObject({
      name: "Akiko",
      country: "US",
      profile: { nickname: "Aki", brief: "Cats.\nAnd more cats." },
    });
  });

  test("an introduction can be emptied, a name cannot", async () => {
    await set({ profile: { brief: "Cats." } });
    expect(await set({ profile: { brief: "" } })).toMatchObject({ profile: { brief: "" } });
    expect(await refusal({ profile: { nickname: " \u200B" } })).toEqual({
      code: "input/invalid",
      field: "nickname",
    });
    expect(await refusal({ auth: { name: "" } })).toEqual({ code: "input/invalid", field: "name" });
  });

  test.each([
    { field: "nickname", input: { profile: { nickname: "🐈".repeat(41) } } },
    { field: "brief", input: { profile: { brief: "x".repeat(501) } } },
    { field: "name", input: { auth: { name: "x".repeat(41) } } },
  ])("a $field has a maximum length", async ({ field, input }) => {
    expect(await refusal(input)).toEqual({ code: "input/invalid", field });
  });

  test("forty emoji are forty characters", async () => {
    expect(await set({ profile: { nickname: "🐈".repeat(40) } })).toMatchObject({
      profile: { nickname: "🐈".repeat(40) },
    });
  });

  test("guests have to log in", async () => {
    const answer = await shop.ask('mutation { setUser(profile: { brief: "x" }) { uuid } }');
    expect(answer.errors?.[0]?.extensions.code).toBe("auth/login-required");
  });

  test("an author's games show the new name", async () => {
    const game = await makeGame(shop.db);
    await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [game, mika.uuid]);
    await set({ profile: { nickname: "Studio Purr" } });
    const { data } = await shop.ask(`{ findStore(id: ${game}) { list { author } } }`);
    expect(data?.["findStore"]).toEqual({ list: [{ author: "Studio Purr" }] });
  });
});

// R-PRF-4
describe("links to profiles elsewhere", () => {
  test("are normalized, and the mail address is shown only on request", async () => {
    const social = {
      google: "https://g.dev/mika",
      facebook: "https://fb.com/mika",
      twitter: "HTTPS://X.com/mika",
    };
    expect(await set({ profile: { social } })).toMatchObject({
      profile: { social: { ...social, twitter: "https://x.com/mika", email_show: false } },
    });
    expect(await set({ profile: { social: { email_show: true, google: "" } } })).toMatchObject({
      profile: { social: { email_show: true, google: null, facebook: "https://fb.com/mika" } },
    });
  });

  test.each([
    { field: "google", link: "https://evil.test/google.com" },
    { field: "facebook", link: "javascript:alert(1)" },
    { field: "twitter", link: "http://twitter.com/mika" },
    { field: "twitter", link: "https://twitter.com@evil.test" },
  ])("$link is not a valid $field", async ({ field, link }) => {
    expect(await refusal({ profile: { social: { [field]: link } } })).toEqual({
      code: "input/invalid",
      field,
    });
    expect(await me()).toMatchObject({ profile: { social: { [field]: null } } });
  });
});

describe("the picture", () => {
  const HASH = "ab".repeat(32);
  const upload = async (owner: Viewer, scope = "user", scopeUuid = owner.uuid) => {
    const { db } = shop;
    await db.$client.query(
      "insert into images (hash, width, height) values ($1, 256, 256) on conflict do nothing",
      [HASH],
    );
    const { rows } = await db.$client.query<{ uuid: string }>(
      `insert into uploads (owner_uuid, scope, scope_uuid, path, hash, size, created_at)
       values ($1, $2, $3, 'user/avatar.png', $4, 1000, now()) returning uuid`,
      [owner.uuid, scope, scopeUuid, HASH],
    );
    return rows[0]?.uuid ?? "";
  };

  test("is one of the user's own uploads, and can be removed", async () => {
    const { profile } = await set({ profile: { head: await upload(mika) } });
    expect(profile.head).toContain(HASH);
    expect(await set({ profile: { brief: "x" } })).toMatchObject({ profile: { head: profile.head } });
    expect(await set({ profile: { head: "" } })).toMatchObject({ profile: { head: null } });
  });

  test("is nothing else: not others' uploads, not one for another purpose, not a hash or a URL", async () => {
    const other = await shop.player();
    const wrong = [
      await upload(other),
      await upload(mika, "store_submit", randomUUID()),
      randomUUID(),
      HASH,
      "https://evil.test/x.png",
    ];
    for (const head of wrong)
      expect(await refusal({ profile: { head } })).toEqual({ code: "input/invalid", field: "head" });
    expect((await me()).profile.head).toBeNull();
  });
});

// R-PRF-3
describe("custom entries", () => {
  const mood = { name: "Mood", value: "purring" };

  test("keep their order and are trimmed, with unique names", async () => {
    const { metadata } = await set({
      metadata: [
        { name: " Mood ", value: " purring\n on " },
        { title: "About", type: "textarea", value: "a\r\nb", show: false },
        { _cid: "site-1", name: "Site", type: "url", value: "https://example.test/me", url: "ignored" },
        { name: "Shop", type: "string", value: "here", url: "https://example.test" },
      ],
    });
    const cid = expect.stringMatching(/^[\w-]{1,36}$/);
    expect(metadata).toEqual([
      { _cid: cid, name: "Mood", title: "Mood", type: "string", value: "purring on", url: null, show: true },
      { _cid: cid, name: "About", title: "About", type: "textarea", value: "a\nb", url: null, show: false },
      {
        _cid: "site-1",
        name: "Site",
        title: "Site",
        type: "url",
        value: "https://example.test/me",
        url: "https://example.test/me",
        show: true,
      },
      {
        _cid: cid,
        name: "Shop",
        title: "Shop",
        type: "string",
        value: "here",
        url: "https://example.test/",
        show: true,
      },
    ]);
    const turned = metadata
      .toReversed()
      .map(({ _cid, name, type, value, url, show }) => ({ _cid, name, type, value, url, show }));
    expect((await set({ metadata: turned })).metadata).toEqual(metadata.toReversed());
    expect((await set({ metadata: [] })).metadata).toEqual([]);
  });

  test.each([
    { says: "an empty name", metadata: [{ name: " ", value: "x" }] },
    { says: "a missing name", metadata: [{ value: "x" }] },
    { says: "an empty value", metadata: [{ name: "Mood", value: "\u200B " }] },
    { says: "an unknown type", metadata: [{ ...mood, type: "html" }] },
    { says: "an invalid link", metadata: [{ name: "Site", type: "url", value: "javascript:alert(1)" }] },
    { says: "an entry with an invalid URL", metadata: [{ ...mood, url: "data:text/html,x" }] },
    { says: "an invalid entry name", metadata: [{ ...mood, _cid: "<b>" }] },
    {
      says: "two entries with the same name",
      metadata: [
        { ...mood, _cid: "a" },
        { ...mood, _cid: "a" },
      ],
    },
    { says: "too many entries", metadata: Array.from({ length: 21 }, () => mood) },
    { says: "one invalid entry among valid ones", metadata: [mood, { name: "", value: "x" }] },
  ])("$says: nothing is saved", async ({ metadata }) => {
    await set({ metadata: [{ ...mood, _cid: "kept" }] });
    expect(await refusal({ metadata, profile: { nickname: "Other" } })).toEqual({
      code: "input/invalid",
      field: "metadata",
    });
    expect(await me()).toMatchObject({ profile: { nickname: "Mika" }, metadata: [{ _cid: "kept" }] });
  });
});

// R-PRF-6
describe("read-only fields are not part of the input", () => {
  const at = (path: readonly string[], value: unknown): Record<string, unknown> =>
    path.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>;
  const forbidden = [
    "country",
    "balance",
    "account",
    "wallet",
    "role",
    "roles",
    "auth",
    "uuid",
    "id",
    "email",
    "email_verified",
    "firebase_uid",
    "token",
    "created_at",
    "user_uuid",
    "__proto__",
  ];

  test.each(
    forbidden.flatMap((field) =>
      ["auth", "profile", "profile.social", "metadata"].map((where) => ({ field, where })),
    ),
  )("$field in $where", async ({ field, where }) => {
    const before = await me();
    const wrong = JSON.parse(`{"${field}": "JP"}`) as unknown;
    const input = where === "metadata" ? { metadata: [wrong] } : at(where.split("."), wrong);
    const answer = await ask(input);
    expect(answer.errors?.[0]?.extensions.code).toBe("input/invalid");
    expect(await me()).toEqual(before);
  });

  test("nor is another user", async () => {
    const answer = await shop.ask(
      `mutation { setUser(uuid: "${randomUUID()}", profile: { nickname: "x" }) { uuid } }`,
      {},
      mika,
    );
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, "input/invalid"]);
  });
});

// R-PRF-11
describe("a name that could pass for another person's", () => {
  const facts = async (input: Record<string, unknown>, viewer = mika) =>
    (await ask(input, viewer)).errors?.[0]?.extensions.facts;

  test.each([
    ["Catnip Staff", "reserved"],
    ["c a t n i p", "reserved"],
    ["ａｄｍｉｎ", "reserved"],
    ["Supp0rt", "reserved"],
    ["客服", "reserved"],
    ["аdmin", "mixed-scripts"],
    ["Ad\u200Bmin", "invisible"],
  ])("%j is refused as nickname and as name: %s", async (name, problem) => {
    expect(await facts({ profile: { nickname: name } })).toEqual({ field: "nickname", problem });
    expect(await facts({ auth: { name } })).toEqual({ field: "name", problem });
    expect(await me()).toMatchObject({ name: "Mika", profile: { nickname: "Mika" } });
  });

  test("staff may be called what they are, and spell it plainly", async () => {
    const staff = await shop.player({ roles: ["player", "support"] });
    const creator = await shop.player({ roles: ["player", "creator"] });
    expect(await facts({ profile: { nickname: "Catnip Support" } }, staff)).toBeUndefined();
    expect(await facts({ profile: { nickname: "Cаtnip Support" } }, staff)).toMatchObject({
      problem: "mixed-scripts",
    });
    const claimed = { ...creator, roles: ["player", "support"] as const };
    expect(await facts({ profile: { nickname: "Catnip Support" } }, claimed)).toMatchObject({
      problem: "reserved",
    });
  });
});
