import { ALONE_MAX } from "@catnip/domain/second-person";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { addCoupon } from "../coupons/index.ts";
import { player } from "../orders/testing/shop.ts";
import { sealBooks, verifyLedger, walletOf } from "../wallets/index.ts";
import { askToGive, decideGrant, findGrants, give, type ShownGrant } from "./testing/grant-desk.ts";

let shop: TestShop;
let support: Viewer;
let finance: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  await sealBooks(shop.services);
  const { config } = shop;
  const witness = { secret: config.secret, dataDir: config.dataDir, now: shop.clock.now };
  expect((await verifyLedger(shop.db, witness)).differences).toEqual([]);
  await shop.close();
});

const staff = (role: "support" | "finance" | "root") => shop.player({ roles: [role] });
beforeAll(async () => {
  [support, finance] = [await staff("support"), await staff("finance")];
});

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldIn = ({ errors }: Answer) => errors?.[0]?.extensions.facts?.["field"];
const coins = (amount: number, over: object = {}) => ({ key: "account.meowcent", amount, ...over });
const silver = (amount: number) => ({ key: "account.silver", amount });
/** Above what one person may give alone. */
const MUCH = coins(ALONE_MAX["grant-coin"] + 1);

const rows = async <Row extends object>(text: string, values: readonly unknown[]) =>
  (await shop.db.$client.query<Row>(text, [...values])).rows;

async function coupon(rate = 10): Promise<string> {
  const uuid = randomUUID();
  await addCoupon(shop.db, { uuid, name: "A tenth", discountRate: rate, storeIds: [], endedAt: null });
  return uuid;
}

describe("what a player gets", () => {
  // R-GRT-1
  test("coins and silver are lots of gifts, with their end", async () => {
    const maker = await staff("support");
    const [mika, yuki] = [await player(shop.db), await player(shop.db)];
    const made = await give(shop, maker, { reward: coins(500, { expires_in_days: 30 }), to: [mika, yuki] });
    expect(made).toMatchObject({ state: "given", worth: 1_000, needs_confirmation: false });
    const end = new Date(shop.clock.now.getTime() + 30 * 86_400_000).toISOString();
    expect(made.deliveries.map(({ reward }) => reward)).toEqual([
      { amount: 500, expires_at: end },
      { amount: 500, expires_at: end },
    ]);
    await give(shop, maker, { reward: silver(70), to: [mika] });
    expect(await walletOf(shop.db, mika.uuid)).toEqual({ meowcent: 500, silver: 70 });
    expect(await walletOf(shop.db, yuki.uuid)).toEqual({ meowcent: 500, silver: 0 });
    const lots = await rows(
      `select l.origin, l.paid_minor, l.remaining from ledger_lots l join ledger_accounts a on a.id = l.account_id
        where a.owner_uuid = $1 order by l.id`,
      [mika.uuid],
    );
    expect(lots).toEqual([
      { origin: "grant", paid_minor: null, remaining: 500 },
      { origin: "grant", paid_minor: null, remaining: 70 },
    ]);
  });

  // R-GRT-1
  test("a coupon can be used, a game is owned", async () => {
    const mika = await player(shop.db);
    const [uuid, store_id] = [await coupon(), await makeGame(shop.db)];
    await give(shop, finance, { reward: { key: "coupon", coupon_uuid: uuid }, to: [mika] });
    const { deliveries } = await give(shop, finance, { reward: { key: "store", store_id }, to: [mika] });
    expect(
      await rows("select coupon_uuid, state from user_coupons where user_uuid = $1", [mika.uuid]),
    ).toEqual([{ coupon_uuid: uuid, state: 0 }]);
    expect(
      await rows("select store_id, order_uuid from entitlements where user_uuid = $1", [mika.uuid]),
    ).toEqual([{ store_id, order_uuid: deliveries[0]?.order_uuid }]);
  });

  // R-GRT-2
  test("no one gets a game that one of them already owns", async () => {
    const [mika, yuki] = [await player(shop.db), await player(shop.db)];
    const reward = { key: "store", store_id: await makeGame(shop.db) };
    await give(shop, finance, { reward, to: [mika] });
    const refused = await askToGive(shop, finance, { reward, to: [yuki, mika] });
    expect(codeOf(refused)).toBe("store/already-owned");
    expect(refused.errors?.[0]?.extensions.facts).toMatchObject({ user_uuid: mika.uuid });
    expect(await rows("select from entitlements where user_uuid = $1", [yuki.uuid])).toEqual([]);
  });

  // R-GRT-6
  test("they are notified of what and why, without the staff's note", async () => {
    const mika = await player(shop.db);
    await give(shop, finance, { reward: coins(5), to: [mika], reason: "Lost a save, case 12" });
    const told = await rows<{ kind: string; facts: object }>(
      "select kind, facts from notifications where user_uuid = $1",
      [mika.uuid],
    );
    expect(told).toEqual([{ kind: "gift", facts: { coin: 5, reason_code: "compensation" } }]);
  });
});

describe("what is refused", () => {
  // R-GRT-2
  test.each([
    ["no coins", { reward: coins(0) }, "reward.amount"],
    ["more than a thousand coins each", { reward: coins(100_001) }, "reward.amount"],
    ["a fraction of no reward", { reward: { key: "coupon" } }, "reward.coupon_uuid"],
    ["a coupon that is not there", { reward: { key: "coupon", coupon_uuid: randomUUID() } }, "reward"],
    ["a game that is not there", { reward: { key: "store", store_id: 2_000_000 } }, "reward"],
    ["two rewards in one", { reward: { ...coins(5), store_id: 1 } }, "reward.store_id"],
    ["silver in a shop without it", { reward: silver(5), platform_key: "partner" }, "reward.key"],
    ["a shop that is not there", { reward: coins(5), platform_key: "nowhere" }, "platform_key"],
    ["a uuid that is none", { reward: coins(5), uuid: "1" }, "uuid"],
    ["no reason", { reward: coins(5), reason: "  " }, "reason"],
  ])("%s", async (_says, wanted, field) => {
    const answer = await askToGive(shop, finance, { to: [await player(shop.db)], ...wanted });
    expect(codeOf(answer)).toBe("input/invalid");
    expect(fieldIn(answer)).toBe(field);
  });

  // R-GRT-2
  test("no players, too many, unknown and deleted ones", async () => {
    const gone = await player(shop.db);
    await shop.db.$client.query('update "user" set deleted_at = now() where id = $1', [gone.uuid]);
    const nobody = { ...gone, uuid: randomUUID() };
    const many = Array.from({ length: 101 }, () => ({ ...gone, uuid: randomUUID() }));
    for (const to of [[], many, [gone], [nobody], [await player(shop.db), nobody]]) {
      const answer = await askToGive(shop, finance, { reward: coins(5), to });
      expect([codeOf(answer), fieldIn(answer)]).toEqual(["input/invalid", "user_uuid"]);
    }
  });

  // R-GRT-4
  test("a gift to oneself, and one by a player or a reviewer", async () => {
    expect(codeOf(await askToGive(shop, finance, { reward: coins(5), to: [finance] }))).toBe(
      "auth/forbidden",
    );
    for (const roles of [["player"], ["reviewer"], ["creator"]] as const) {
      const answer = await askToGive(shop, await shop.player({ roles }), { reward: coins(5), to: [support] });
      expect(codeOf(answer)).toBe("auth/forbidden");
    }
  });
});

describe("above what one may give alone", () => {
  const pending = async (maker: Viewer, to?: Viewer): Promise<ShownGrant & { readonly mika: Viewer }> => {
    const mika = to ?? (await player(shop.db));
    return { ...(await give(shop, maker, { reward: MUCH, to: [mika] })), mika };
  };
  const balance = async ({ uuid }: Viewer) => (await walletOf(shop.db, uuid)).meowcent;

  // R-GRT-3, R-GRT-4
  test("nothing is given until a second person confirms, who is not the maker", async () => {
    const { mika, ...made } = await pending(finance);
    expect(made).toMatchObject({ state: "pending", needs_confirmation: true, deliveries: [] });
    expect(await balance(mika)).toBe(0);
    expect(await rows("select from notifications where user_uuid = $1", [mika.uuid])).toEqual([]);

    for (const viewer of [finance, support])
      expect(codeOf(await decideGrant(shop, "confirmGrant", viewer, made.uuid))).toBe("auth/forbidden");
    const second = await staff("root");
    const given = fieldOf<ShownGrant>(
      await decideGrant(shop, "confirmGrant", second, made.uuid),
      "confirmGrant",
    );
    expect(given).toMatchObject({ state: "given", decided_by: second.uuid, decided_why: "Looked at it" });
    expect(await balance(mika)).toBe(MUCH.amount);

    // A third person is too late to be recorded, and gives nothing more.
    const again = await decideGrant(shop, "confirmGrant", await staff("finance"), made.uuid);
    expect(fieldOf(again, "confirmGrant")).toEqual(given);
    expect(await balance(mika)).toBe(MUCH.amount);
  });

  // R-GRT-4
  test("staff cannot confirm a gift to themselves", async () => {
    const second = await staff("finance");
    const { uuid } = await pending(finance, second);
    expect(codeOf(await decideGrant(shop, "confirmGrant", second, uuid))).toBe("auth/forbidden");
  });

  // R-GRT-3
  test("splitting it gains nothing, kinds are counted apart, and a day later it starts again", async () => {
    const maker = await staff("support");
    const max = ALONE_MAX["grant-coin"];
    const to = [await player(shop.db)];
    const waits = async (reward: object) => (await give(shop, maker, { reward, to })).needs_confirmation;
    expect(await waits(coins(max - 1))).toBe(false);
    expect(await waits(coins(2))).toBe(true);
    expect(await waits(coins(1))).toBe(false);
    expect(await waits(coins(1))).toBe(true);
    expect(await waits(silver(1))).toBe(false);
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 24 * 3_600_000);
    expect(await waits(coins(2))).toBe(false);
    shop.clock.now = now;
  });

  // R-GRT-3
  test("many players count with what they all get", async () => {
    const to = await Promise.all(Array.from({ length: 3 }, () => player(shop.db)));
    const each = Math.ceil((ALONE_MAX["grant-silver"] + 1) / 3);
    const made = await give(shop, await staff("support"), { reward: silver(each), to });
    expect(made).toMatchObject({ state: "pending", worth: each * 3 });
  });

  // R-GRT-5
  test("what waits can be withdrawn, also by its maker, and is never given then", async () => {
    const maker = await staff("support");
    const { mika, uuid } = await pending(maker);
    const withdrawn = await decideGrant(shop, "withdrawGrant", maker, uuid);
    expect(fieldOf(withdrawn, "withdrawGrant")).toMatchObject({ state: "withdrawn", decided_by: maker.uuid });
    expect(fieldOf(await decideGrant(shop, "withdrawGrant", finance, uuid), "withdrawGrant")).toMatchObject({
      decided_by: maker.uuid,
    });
    expect(codeOf(await decideGrant(shop, "confirmGrant", finance, uuid))).toBe("request/version-conflict");
    expect(await balance(mika)).toBe(0);

    const confirmed = await pending(maker);
    await decideGrant(shop, "confirmGrant", finance, confirmed.uuid);
    expect(codeOf(await decideGrant(shop, "withdrawGrant", maker, confirmed.uuid))).toBe(
      "request/version-conflict",
    );
  });

  // R-GRT-5
  test("only what waits can be decided about", async () => {
    const { uuid } = await give(shop, support, { reward: coins(1), to: [await player(shop.db)] });
    for (const operation of ["confirmGrant", "withdrawGrant"] as const)
      for (const id of [uuid, randomUUID(), "1"])
        expect(codeOf(await decideGrant(shop, operation, finance, id))).toBe("input/invalid");
  });

  // R-GRT-5
  test("a player who left meanwhile stops it, and it waits on", async () => {
    const { mika, uuid } = await pending(await staff("support"));
    await shop.db.$client.query('update "user" set deleted_at = now() where id = $1', [mika.uuid]);
    expect(codeOf(await decideGrant(shop, "confirmGrant", finance, uuid))).toBe("auth/user-not-found");
    const [found] = await findGrants(shop, finance, { user_uuid: mika.uuid });
    expect(found).toMatchObject({ uuid, state: "pending" });
  });
});

// R-GRT-8
test("the same request again is answered again, another one under its id is refused", async () => {
  const [mika, yuki, uuid] = [await player(shop.db), await player(shop.db), randomUUID()];
  const wanted = { uuid, reward: coins(50, { expires_in_days: 3 }), to: [mika, yuki] };
  const made = await give(shop, support, wanted);
  expect(await give(shop, support, { ...wanted, to: [yuki, mika, yuki] })).toEqual(made);
  for (const [viewer, over] of [
    [support, { reward: coins(51, { expires_in_days: 3 }) }],
    [support, { to: [mika] }],
    [support, { reason: "Another" }],
    [support, { platform_key: "china" }],
    [finance, {}],
  ] as const)
    expect(codeOf(await askToGive(shop, viewer, { ...wanted, ...over }))).toBe("request/id-conflict");
  expect((await walletOf(shop.db, mika.uuid)).meowcent).toBe(50);
});

// R-GRT-7
test("staff see who gave what to whom and why, by state and player; every step is in the audit log", async () => {
  const mika = await player(shop.db);
  const small = await give(shop, support, { reward: coins(7), to: [mika], reason: "Case 1" });
  const large = await give(shop, support, { reward: MUCH, to: [mika], reason: "Case 2" });
  const of = (filter: object) => findGrants(shop, support, { user_uuid: mika.uuid, ...filter });
  expect((await of({})).map(({ uuid }) => uuid).toSorted()).toEqual([small.uuid, large.uuid].toSorted());
  expect(await of({ state: "pending" })).toEqual([large]);
  expect(await of({ state: "given" })).toEqual([small]);
  expect(small).toMatchObject({ created_by: support.uuid, reason: "Case 1", user_uuids: [mika.uuid] });
  expect(await of({ user_uuid: "1" })).toEqual([]);

  await decideGrant(shop, "confirmGrant", finance, large.uuid);
  const events = await rows(
    "select operation, actor_uuid, why from audit_events where object_kind = 'grant' and object_id = $1 order by uuid",
    [large.uuid],
  );
  expect(events).toEqual([
    { operation: "addGrant", actor_uuid: support.uuid, why: "Case 2" },
    { operation: "confirmGrant", actor_uuid: finance.uuid, why: "Looked at it" },
  ]);
});
