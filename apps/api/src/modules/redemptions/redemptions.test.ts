import { encodeRedemptionCode } from "@catnip/domain/redemptions";
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { addCoupon } from "../coupons/index.ts";
import { player } from "../orders/testing/shop.ts";
import { expireLots, verifyLedger } from "../wallets/index.ts";
import { verifyWithin } from "../wallets/verify/verify-ledger.ts";
import { codeMac } from "./code-mac.ts";

let shop: TestShop;
let finance: Viewer;
beforeAll(async () => {
  shop = await testShop();
  finance = await shop.player({ roles: ["finance"] });
});
afterAll(async () => {
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
  await shop.close();
});

const ADD = `mutation ($uuid: ID!, $campaign: String!, $rewards: [RedemptionRewardInput!]!, $count: Int!,
    $platform_key: [String!], $once_per_user: Boolean, $ended_at: DateTime, $reason: String!) {
  addRedemptionCodes(uuid: $uuid, campaign: $campaign, rewards: $rewards, count: $count, platform_key: $platform_key,
    once_per_user: $once_per_user, ended_at: $ended_at, reason: $reason) {
    batch { uuid campaign count redeemed platform_keys once_per_user ended_at rewards { key amount } }
    codes
  }
}`;

const batch = (over: Record<string, unknown> = {}) => ({
  uuid: randomUUID(),
  campaign: `campaign ${randomUUID()}`,
  rewards: [{ key: "account.silver", amount: 300 }],
  count: 1,
  reason: "spring event",
  ...over,
});

/** New codes, in plain text. */
async function codes(over: Record<string, unknown> = {}): Promise<readonly string[]> {
  const answer = await shop.ask(ADD, batch(over), finance);
  return fieldOf<{ codes: string[] }>(answer, "addRedemptionCodes").codes;
}

async function code(over: Record<string, unknown> = {}): Promise<string> {
  return (await codes(over))[0] ?? "";
}

const redeem = (typed: string, viewer?: Viewer): Promise<Answer> =>
  send(encodeRedemptionCode(typed) ?? "", viewer);

const send = (redemption_code: string, viewer?: Viewer): Promise<Answer> =>
  shop.ask(
    `mutation ($redemption_code: String!) {
      redeemQuestRedemptionCode(redemption_code: $redemption_code) {
        uuid
        rewards { key amount expires_at coupon_uuid coupon { name discount_rate } user_coupon_uuid store_id store { id } }
        account { type balance }
      }
    }`,
    { redemption_code },
    viewer,
  );

const refusalOf = ({ errors }: Answer) => ({
  code: errors?.[0]?.extensions.code,
  facts: errors?.[0]?.extensions.facts,
});

const walletOf = async (viewer: Viewer) =>
  fieldOf<{ account: { balance: number }[] }>(
    await shop.ask("{ me { account { type balance } } }", {}, viewer),
    "me",
  ).account.map(({ balance }) => balance);

// R-RDM-10
describe("redeeming", () => {
  // R-RDM-4
  test("a code grants all of its rewards at once", async () => {
    const mika = await player(shop.db, { coins: 100 });
    const game = await makeGame(shop.db);
    const coupon = randomUUID();
    await addCoupon(shop.db, { uuid: coupon, name: "Half", discountRate: 50, storeIds: [], endedAt: null });
    await shop.ask(
      `mutation { addCartStore(store_id: ${game}) { uuid } addWishlist(store_id: ${game}) { uuid } }`,
      {},
      mika,
    );
    const typed = await code({
      rewards: [
        { key: "account.meowcent", amount: 500 },
        { key: "account.silver", amount: 300, expires_in_days: 30 },
        { key: "coupon", coupon_uuid: coupon },
        { key: "store", store_id: game },
      ],
    });

    const nothing = {
      amount: null,
      expires_at: null,
      coupon_uuid: null,
      coupon: null,
      user_coupon_uuid: null,
      store_id: null,
      store: null,
    };
    expect(fieldOf(await redeem(typed, mika), "redeemQuestRedemptionCode")).toEqual({
      uuid: expect.any(String),
      rewards: [
        { ...nothing, key: "account.meowcent", amount: 500 },
        { ...nothing, key: "account.silver", amount: 300, expires_at: "2026-03-31T12:00:00.000Z" },
        {
          ...nothing,
          key: "coupon",
          coupon_uuid: coupon,
          coupon: { name: "Half", discount_rate: 50 },
          user_coupon_uuid: expect.any(String),
        },
        { ...nothing, key: "store", store_id: game, store: { id: game } },
      ],
      account: [
        { type: 0, balance: 600 },
        { type: 1, balance: 300 },
      ],
    });

    const { data } = await shop.ask(
      `{
        findUserCouponByMe { coupon { uuid discount_rate } }
        findStoreOrder { store_id price_paid }
        findCartStore { uuid }
        findWishlist { uuid }
        consumed: findAccountLog { total }
        redeemed: findAccountLog(action_type: "redemption") { list { state silver coin deducted_amount } }
      }`,
      {},
      mika,
    );
    expect(data).toEqual({
      findUserCouponByMe: [{ coupon: { uuid: coupon, discount_rate: 50 } }],
      findStoreOrder: [{ store_id: game, price_paid: 0 }],
      findCartStore: [],
      findWishlist: [],
      consumed: { total: 0 },
      redeemed: { list: [{ state: 1, silver: 300, coin: 500, deducted_amount: 0 }] },
    });
  });

  // R-WAL-7
  test("what a code gives for a time ends then, and the rest stays", async () => {
    const mika = await player(shop.db);
    const rewards = [
      { key: "account.meowcent", amount: 500 },
      { key: "account.silver", amount: 300, expires_in_days: 30 },
    ];
    await redeem(await code({ rewards }), mika);
    expect(await walletOf(mika)).toEqual([500, 300]);
    await expireLots({ db: shop.db, now: () => new Date("2026-03-31T12:00:00Z") });
    expect(await walletOf(mika)).toEqual([500, 0]);
  });

  test.each([
    ["as printed", (typed: string) => typed],
    ["in lower case", (typed: string) => typed.toLowerCase()],
    ["with spaces instead of hyphens", (typed: string) => typed.replaceAll("-", " ")],
    [
      "with O instead of 0 and l instead of 1",
      (typed: string) => typed.replaceAll("0", "O").replaceAll("1", "l"),
    ],
  ])("a code is accepted %s", async (_says, look) => {
    const mika = await player(shop.db);
    expect((await redeem(look(await code()), mika)).errors).toBeUndefined();
    expect(await walletOf(mika)).toEqual([0, 300]);
  });

  test("takes one statement", async () => {
    const mika = await player(shop.db);
    const typed = encodeRedemptionCode(await code());
    shop.statements();
    await shop.ask(
      `mutation { redeemQuestRedemptionCode(redemption_code: "${typed}") { uuid account { balance } } }`,
      {},
      mika,
    );
    expect(shop.statements()).toBe(1);
  });

  // R-RDM-4
  test("the same code again grants nothing more, to anybody", async () => {
    const [mika, rival] = [await player(shop.db), await player(shop.db)];
    const typed = await code();
    await redeem(typed, mika);
    expect(refusalOf(await redeem(typed, mika))).toEqual({
      code: "quest/redemption-code-used",
      facts: { by_you: true },
    });
    expect(refusalOf(await redeem(typed, rival))).toEqual({
      code: "quest/redemption-code-used",
      facts: { by_you: false },
    });
    expect([await walletOf(mika), await walletOf(rival)]).toEqual([
      [0, 300],
      [0, 0],
    ]);
  });

  // R-RDM-5
  test("a user redeems one code per campaign, and the other stays valid", async () => {
    const [mika, rival] = [await player(shop.db), await player(shop.db)];
    const [first = "", second = ""] = await codes({ count: 2 });
    await redeem(first, mika);
    expect(refusalOf(await redeem(second, mika)).code).toBe("quest/campaign-redeemed");
    expect(await walletOf(mika)).toEqual([0, 300]);
    expect((await redeem(second, rival)).errors).toBeUndefined();
  });

  // R-RDM-5
  test("batches of one campaign count together", async () => {
    const mika = await player(shop.db);
    const campaign = `campaign ${randomUUID()}`;
    await redeem(await code({ campaign }), mika);
    expect(refusalOf(await redeem(await code({ campaign }), mika)).code).toBe("quest/campaign-redeemed");
  });

  test("a campaign may allow many codes per user", async () => {
    const mika = await player(shop.db);
    const [first = "", second = ""] = await codes({ count: 2, once_per_user: false });
    await redeem(first, mika);
    await redeem(second, mika);
    expect(await walletOf(mika)).toEqual([0, 600]);
  });

  // R-RDM-4
  test("a game that is already owned rejects the whole code, which stays valid", async () => {
    const [mika, rival] = [await player(shop.db), await player(shop.db)];
    const game = await makeGame(shop.db);
    const rewards = [
      { key: "account.silver", amount: 300 },
      { key: "store", store_id: game },
    ];
    const [first = "", second = ""] = await codes({ count: 2, rewards, once_per_user: false });
    await redeem(first, mika);
    expect(refusalOf(await redeem(second, mika))).toEqual({
      code: "store/already-owned",
      facts: { store_id: game },
    });
    expect(await walletOf(mika)).toEqual([0, 300]);
    expect((await redeem(second, rival)).errors).toBeUndefined();
  });

  // R-RDM-6
  test("codes expire, exactly on time", async () => {
    const mika = await player(shop.db);
    const ended_at = new Date(shop.clock.now.getTime() + 60_000);
    const typed = await code({ ended_at: ended_at.toISOString() });
    const before = shop.clock.now;
    shop.clock.now = ended_at;
    const refused = refusalOf(await redeem(typed, mika));
    shop.clock.now = before;
    expect(refused).toEqual({ code: "quest/redemption-code-invalid", facts: { ended: true } });
    expect((await redeem(typed, mika)).errors).toBeUndefined();
  });

  // R-RDM-6
  test("a code of another brand is invalid here", async () => {
    const mika = await player(shop.db);
    const typed = await code({ platform_key: ["partner", "china"] });
    expect(refusalOf(await redeem(typed, mika))).toEqual({
      code: "quest/redemption-code-invalid",
      facts: { ended: false },
    });
    expect(
      (await redeem(await code({ platform_key: ["china", "international"] }), mika)).errors,
    ).toBeUndefined();
  });

  test("an ended session redeems nothing", async () => {
    const mika = await player(shop.db);
    await shop.db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [mika.sid]);
    expect(refusalOf(await redeem(await code(), mika)).code).toBe("auth/id-token-expired");
  });

  test("guests and pay tokens redeem nothing", async () => {
    const mika = await player(shop.db);
    const typed = await code();
    expect(refusalOf(await redeem(typed)).code).toBe("auth/login-required");
    expect(refusalOf(await redeem(typed, { ...mika, audience: "pay" })).code).toBe("auth/forbidden");
    expect((await redeem(typed, mika)).errors).toBeUndefined();
  });

  test.each([
    ["nothing", ""],
    ["invalid base64", "%%%%"],
    ["base64 that is only padding", "===="],
    ["base64 of invalid UTF-8", "/////w=="],
    ["base64 of a NUL", btoa("7K3M-9QXD-02TB-VN5\u0000")],
    ["an unknown code", btoa("7K3M-9QXD-02TB-VN5H")],
    ["a code without base64", "7K3M-9QXD-02TB-VN5H"],
    ["a code encoded twice", btoa(btoa("7K3M-9QXD-02TB-VN5H"))],
    ["SQL", btoa("' or 1=1 --")],
    ["a megabyte of letters", "A".repeat(50_000)],
  ])("%s is an invalid code", async (_says, sent) => {
    const mika = await player(shop.db);
    expect(refusalOf(await send(sent, mika)).code).toBe("quest/redemption-code-invalid");
  });
});

describe("the stored data", () => {
  // R-RDM-3
  test("does not reveal a code: neither in plain text nor by hashing everything known", async () => {
    const typed = await code();
    await redeem(typed, await player(shop.db));
    const { rows: tables } = await shop.db.$client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    const dump: string[] = [];
    for (const { name } of tables) {
      const { rows } = await shop.db.$client.query<{ row: string }>(`select t::text as row from ${name} t`);
      dump.push(...rows.map(({ row }) => row));
    }
    const plain = typed.replaceAll("-", "");
    const hashes = ["sha256", "sha1", "md5"].flatMap((kind) =>
      [typed, plain].map((text) => createHash(kind).update(text).digest("hex")),
    );
    const text = dump.join("\n");
    expect(text).toContain("redemption");
    const found = [typed, plain, btoa(typed), btoa(plain), ...hashes].filter((form) => text.includes(form));
    expect(found).toEqual([]);
  });

  test("is useless under another key", async () => {
    const typed = await code();
    expect(codeMac({ secret: "00".repeat(32) }, typed)).not.toEqual(codeMac(shop.config, typed));
  });
});

describe("creating codes", () => {
  test("returns them once, and logs who created them and why", async () => {
    const wanted = batch({ count: 3, platform_key: ["international"], ended_at: "2026-06-01T00:00:00Z" });
    const made = fieldOf<{ batch: unknown; codes: string[] }>(
      await shop.ask(ADD, wanted, finance),
      "addRedemptionCodes",
    );
    expect(made.batch).toEqual({
      uuid: wanted.uuid,
      campaign: wanted.campaign,
      count: 3,
      redeemed: 0,
      platform_keys: ["international"],
      once_per_user: true,
      ended_at: "2026-06-01T00:00:00.000Z",
      rewards: [{ key: "account.silver", amount: 300 }],
    });
    expect(new Set(made.codes).size).toBe(3);
    expect(made.codes.every((each) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(each))).toBe(
      true,
    );

    const { rows } = await shop.db.$client.query(
      "select actor_uuid, role, why, after from audit_events where operation = 'addRedemptionCodes' and object_id = $1",
      [wanted.uuid],
    );
    expect(rows).toEqual([
      {
        actor_uuid: finance.uuid,
        role: "finance",
        why: "spring event",
        after: expect.objectContaining({ count: 3, campaign: wanted.campaign }),
      },
    ]);
    expect(made.codes.filter((each) => JSON.stringify(rows).includes(each))).toEqual([]);
  });

  test("with the same uuid again creates no more", async () => {
    const wanted = batch();
    await shop.ask(ADD, wanted, finance);
    expect(refusalOf(await shop.ask(ADD, wanted, finance)).code).toBe("request/id-conflict");
    const { rows } = await shop.db.$client.query(
      "select count(*)::int as codes from redemption_codes where batch_uuid = $1",
      [wanted.uuid],
    );
    expect(rows).toEqual([{ codes: 1 }]);
  });

  test("is for finance and root, by their current roles", async () => {
    const root = await shop.player({ roles: ["root"] });
    expect((await shop.ask(ADD, batch(), root)).errors).toBeUndefined();
    for (const roles of [["player"], ["creator"], ["support"], ["reviewer"]] as const) {
      const other = await shop.player({ roles: [...roles] });
      const pretending: Viewer = { ...other, roles: ["root", "finance"] };
      expect(refusalOf(await shop.ask(ADD, batch(), pretending)).code).toBe("auth/forbidden");
    }
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["an invalid uuid", { uuid: "1" }, "uuid"],
    ["no campaign", { campaign: " \u200b " }, "campaign"],
    ["a campaign name that is too long", { campaign: "🐈".repeat(81) }, "campaign"],
    ["no codes", { count: 0 }, "count"],
    ["too many codes", { count: 1_001 }, "count"],
    ["an unknown brand", { platform_key: ["international", "nobody"] }, "platform_key"],
    ["an expiry in the past", { ended_at: "2026-02-28T00:00:00Z" }, "ended_at"],
    ["no rewards", { rewards: [] }, "rewards"],
    [
      "a reward that is too large",
      { rewards: [{ key: "account.silver", amount: 100_001 }] },
      "rewards.0.amount",
    ],
    ["an unknown game", { rewards: [{ key: "store", store_id: 999_999 }] }, "rewards.0"],
    ["an unknown coupon", { rewards: [{ key: "coupon", coupon_uuid: randomUUID() }] }, "rewards.0"],
    ["a coupon with an invalid uuid", { rewards: [{ key: "coupon", coupon_uuid: "x" }] }, "rewards.0"],
    ["no reason", { reason: "" }, "reason"],
  ])("%s is rejected, and nothing is created", async (_says, over, field) => {
    const wanted = batch(over);
    expect(refusalOf(await shop.ask(ADD, wanted, finance))).toMatchObject({
      code: "input/invalid",
      facts: { field },
    });
    const { rowCount } = await shop.db.$client.query("select from redemption_batches where uuid::text = $1", [
      wanted.uuid,
    ]);
    expect(rowCount).toBe(0);
  });

  test("a code cannot outlive the coupon it promises", async () => {
    const coupon = randomUUID();
    const endedAt = new Date("2026-04-01T00:00:00Z");
    await addCoupon(shop.db, { uuid: coupon, name: "Short", discountRate: 5, storeIds: [], endedAt });
    const rewards = [{ key: "coupon", coupon_uuid: coupon }];
    const made = async (ended_at: string | null) =>
      refusalOf(await shop.ask(ADD, batch({ rewards, ended_at }), finance)).code ?? "made";
    expect(await made(null)).toBe("input/invalid");
    expect(await made("2026-04-02T00:00:00Z")).toBe("input/invalid");
    expect(await made("2026-04-01T00:00:00Z")).toBe("made");
  });
});

describe("a batch", () => {
  const END = `mutation ($uuid: ID!, $reason: String!) {
    endRedemptionCodes(uuid: $uuid, reason: $reason) { uuid count redeemed ended_at }
  }`;

  test("lists how many of its codes were redeemed, in one statement plus two role checks", async () => {
    const wanted = batch({ count: 2 });
    const answer = await shop.ask(ADD, wanted, finance);
    const [first = ""] = fieldOf<{ codes: string[] }>(answer, "addRedemptionCodes").codes;
    await redeem(first, await player(shop.db));
    shop.statements();
    const list = await shop.ask("{ findRedemptionBatch(limit: 100) { uuid count redeemed } }", {}, finance);
    expect(shop.statements()).toBe(3);
    expect(fieldOf<object[]>(list, "findRedemptionBatch")).toContainEqual({
      uuid: wanted.uuid,
      count: 2,
      redeemed: 1,
    });
  });

  test("can be ended: unused codes become invalid, and who ended it is logged", async () => {
    const [mika, rival] = [await player(shop.db), await player(shop.db)];
    const wanted = batch({ count: 2 });
    const answer = await shop.ask(ADD, wanted, finance);
    const [first = "", second = ""] = fieldOf<{ codes: string[] }>(answer, "addRedemptionCodes").codes;
    await redeem(first, mika);
    const ended = { uuid: wanted.uuid, count: 2, redeemed: 1, ended_at: shop.clock.now.toISOString() };
    const why = { uuid: wanted.uuid, reason: "leaked" };
    expect(fieldOf(await shop.ask(END, why, finance), "endRedemptionCodes")).toEqual(ended);
    expect(fieldOf(await shop.ask(END, why, finance), "endRedemptionCodes")).toEqual(ended);
    expect(refusalOf(await redeem(second, rival)).facts).toEqual({ ended: true });
    expect(await walletOf(mika)).toEqual([0, 300]);
    const { rows } = await shop.db.$client.query(
      "select why, before from audit_events where operation = 'endRedemptionCodes' and object_id = $1 order by uuid limit 1",
      [wanted.uuid],
    );
    expect(rows).toEqual([{ why: "leaked", before: { ended_at: null } }]);
  });

  test.each(["1", randomUUID()])("an unknown batch cannot be ended (%#)", async (uuid) => {
    expect(refusalOf(await shop.ask(END, { uuid, reason: "x" }, finance))).toMatchObject({
      code: "input/invalid",
      facts: { field: "uuid" },
    });
  });
});

test("the ledger check finds a reward recorded but not granted, and a code claimed for nothing", async () => {
  const mika = await player(shop.db);
  const typed = await code();
  await redeem(typed, mika);
  const client = await shop.db.$client.connect();
  await client.query("begin");
  await client.query(
    `update redemptions set rewards = '[{"key": "account.silver", "amount": 900}]' where user_uuid = $1`,
    [mika.uuid],
  );
  await client.query(
    "insert into redemption_codes (mac, batch_uuid, redemption_uuid) select '\\x00', uuid, $1 from redemption_batches limit 1",
    [randomUUID()],
  );
  const { differences } = await verifyWithin(client);
  await client.query("rollback");
  client.release();
  expect(differences).toEqual([
    {
      check: "redemptions and entries",
      says: expect.stringMatching(/900 silver should be given to .*, entries give 300$/),
    },
    {
      check: "redemptions and entries",
      says: expect.stringMatching(/does not follow the terms of that batch$/),
    },
    {
      check: "redemptions and entries",
      says: expect.stringMatching(/^batch .* was made of 1 codes, there are 2$/),
    },
    {
      check: "redemptions and entries",
      says: expect.stringMatching(/^a code of batch .* which does not exist$/),
    },
  ]);
});
