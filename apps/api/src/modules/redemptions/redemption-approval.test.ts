import { encodeRedemptionCode } from "@catnip/domain/redemptions";
import { ALONE_MAX } from "@catnip/domain/second-person";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { player } from "../orders/testing/shop.ts";
import { verifyLedger } from "../wallets/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
  await shop.close();
});

type Batch = { uuid: string; needs_approval: boolean; worth: number; approved_by: string | null };

/** Logged-in staff, who could redeem as well. */
async function staff(role: "finance" | "root" = "finance"): Promise<Viewer> {
  const viewer = await shop.player({ roles: [role] });
  await shop.db.$client.query(
    `insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent)
      values ($1::uuid::text, $1::uuid, $2, 'international', 'api', 'test')`,
    [viewer.sid, viewer.uuid],
  );
  return viewer;
}

const ask = (maker: Viewer, amount: number, count = 1, uuid = randomUUID()) =>
  shop.ask(
    `mutation ($uuid: ID!, $campaign: String!, $amount: Int!, $count: Int!) {
      addRedemptionCodes(uuid: $uuid, campaign: $campaign, count: $count, reason: "event", once_per_user: false,
        rewards: [{ key: "account.meowcent", amount: $amount }]) {
        batch { uuid worth needs_approval approved_by } codes } }`,
    { uuid, campaign: `campaign ${uuid}`, amount, count },
    maker,
  );

const make = async (maker: Viewer, amount: number, count = 1) =>
  fieldOf<{ batch: Batch; codes: readonly string[] }>(await ask(maker, amount, count), "addRedemptionCodes");

const approve = (viewer: Viewer, uuid: string) =>
  shop.ask(
    `mutation ($uuid: ID!) { approveRedemptionCodes(uuid: $uuid, reason: "checked") { approved_by needs_approval } }`,
    { uuid },
    viewer,
  );

const redeem = (viewer: Viewer, code = "") =>
  shop.ask(
    "mutation ($code: String!) { redeemQuestRedemptionCode(redemption_code: $code) { rewards { amount } } }",
    { code: encodeRedemptionCode(code) },
    viewer,
  );

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

// R-RDM-8
test("a batch above the limit is worth nothing until a second person has approved it", async () => {
  const [maker, second, mika] = [await staff(), await staff("root"), await player(shop.db)];
  const { batch, codes } = await make(maker, 100_000, 1_000);
  expect(batch).toMatchObject({ worth: 100_000_000, needs_approval: true, approved_by: null });

  expect(codeOf(await redeem(mika, codes[0]))).toBe("quest/redemption-code-invalid");
  expect(codeOf(await approve(maker, batch.uuid))).toBe("quest/own-codes");
  expect(codeOf(await redeem(mika, codes[0]))).toBe("quest/redemption-code-invalid");

  const approved = { approved_by: second.uuid, needs_approval: true };
  expect(fieldOf(await approve(second, batch.uuid), "approveRedemptionCodes")).toEqual(approved);
  // A third person is too late to be recorded as the approver.
  expect(fieldOf(await approve(await staff(), batch.uuid), "approveRedemptionCodes")).toEqual(approved);
  expect(codeOf(await redeem(mika, codes[0]))).toBeUndefined();
});

// R-RDM-8
test("creators and approvers cannot redeem a code, which stays valid for others", async () => {
  const [maker, second, mika] = [await staff(), await staff(), await player(shop.db)];
  const small = await make(maker, 100);
  expect(small.batch.needs_approval).toBe(false);
  expect(codeOf(await redeem(maker, small.codes[0]))).toBe("quest/own-codes");
  expect(codeOf(await redeem(mika, small.codes[0]))).toBeUndefined();

  const large = await make(maker, 100_000, 2);
  await approve(second, large.batch.uuid);
  expect(codeOf(await redeem(maker, large.codes[0]))).toBe("quest/own-codes");
  expect(codeOf(await redeem(second, large.codes[0]))).toBe("quest/own-codes");
  expect(codeOf(await redeem(await staff(), large.codes[0]))).toBeUndefined();
});

// R-RDM-8
test("splitting a batch into small ones gains nothing, until a day has passed", async () => {
  const maker = await staff();
  expect((await make(maker, ALONE_MAX.codes - 1)).batch.needs_approval).toBe(false);
  expect((await make(maker, 2)).batch.needs_approval).toBe(true);
  expect((await make(maker, 1)).batch.needs_approval).toBe(false);
  expect((await make(maker, 1)).batch.needs_approval).toBe(true);
  expect((await make(await staff(), 2)).batch.needs_approval).toBe(false);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 24 * 3_600_000);
  expect((await make(maker, 2)).batch.needs_approval).toBe(false);
  shop.clock.now = now;
});

test("nor does creating them all at once", async () => {
  const maker = await staff();
  const made = await Promise.all(Array.from({ length: 8 }, () => make(maker, ALONE_MAX.codes / 2)));
  expect(made.filter(({ batch }) => !batch.needs_approval)).toHaveLength(2);
});

test("only an existing, pending batch can be approved, by finance and root", async () => {
  const [maker, second] = [await staff(), await staff()];
  const { batch } = await make(maker, 5);
  expect(codeOf(await approve(second, batch.uuid))).toBe("input/invalid");
  expect(codeOf(await approve(second, randomUUID()))).toBe("input/invalid");
  expect(codeOf(await approve(second, "1"))).toBe("input/invalid");
  const large = await make(maker, 100_000, 2);
  expect(codeOf(await approve(await player(shop.db), large.batch.uuid))).toBe("auth/forbidden");
});

test("the approval is in the audit log", async () => {
  const [maker, second] = [await staff(), await staff()];
  const { batch } = await make(maker, 100_000, 2);
  await approve(second, batch.uuid);
  const { rows } = await shop.db.$client.query(
    "select actor_uuid, why, before, after->>'approved_by' as by from audit_events where operation = 'approveRedemptionCodes' and object_id = $1",
    [batch.uuid],
  );
  expect(rows).toEqual([
    {
      actor_uuid: second.uuid,
      why: "checked",
      before: { approved_by: null, approved_at: null },
      by: second.uuid,
    },
  ]);
});
