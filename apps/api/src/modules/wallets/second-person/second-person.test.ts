import { randomUUID } from "node:crypto";
import { ALONE_MAX, type MoneyAct } from "@catnip/domain/second-person";
import { DAY_MS } from "@catnip/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { give } from "../../grants/testing/grant-desk.ts";
import { player } from "../../orders/testing/shop.ts";
import { confirmPayment, decideCase, findPaymentCases } from "../../reviews/index.ts";
import { applyFact, submitPayment } from "../../top-ups/index.ts";
import { refundTopUp } from "../../refunds/refund-top-up.ts";
import { writeOffDebt } from "../../refunds/write-off-debt.ts";
import { factFor, followLink, linkFor, openPayment, till } from "../../top-ups/testing/till.ts";
import { mint } from "../../top-ups/vouchers/testing/voucher-desk.ts";
import { addBatch, decide, sendBack, someRequest } from "../../payouts/testing/earn.ts";
import { verifyLedger } from "../index.ts";
import { owe } from "../testing/owe.ts";
import { verifyWithin } from "../verify/verify-ledger.ts";
import type { Services, Viewer } from "../../../platform/context.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { fieldOf, testShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let services: Services;
let pass: (ms: number) => void;
/** A plan of 40 coins, in CNY: two fit into the limit of credits and refunds, a third one does not. */
let plan: { readonly plan_id: string; readonly amount: number; readonly pay_amount: number };
beforeAll(async () => {
  shop = await testShop();
  const tills = await till(shop.db);
  ({ services } = tills);
  pass = (ms) => {
    tills.pass(ms);
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  };
  const { rows } = await shop.db.$client.query<{ id: string }>(
    `insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount)
      values ('CNY', 9, 4000, 4000, 0, 4000) returning id`,
  );
  plan = { plan_id: rows[0]?.id ?? "", amount: 4_000, pay_amount: 4_000 };
});
afterAll(async () => {
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
  await shop.close();
});

const finance = async (): Promise<Actor> => {
  const viewer = await shop.player({ roles: ["finance"] });
  return { ...viewer, role: "finance" };
};

/** Prepares one act for a beneficiary; the result performs it, and returns whether one person was enough. */
type Ready = (beneficiary: Viewer) => Promise<(actor: Actor) => Promise<boolean>>;

const payByHand = async (payer: Viewer) => {
  const { payment } = await followLink(
    services,
    payer,
    await linkFor(services, payer, plan, "CNY", "manual"),
  );
  const next = await submitPayment(services, payer.uuid, payment.order_no, "zh-CN");
  if (next.type !== "manual") throw new Error(`It goes on by ${next.type}`);
  return { payment, reference: next.reference };
};

const granting =
  (reward: object): Ready =>
  (to) =>
    Promise.resolve(async (actor) => (await give(shop, actor, { reward, to: [to] })).state === "given");

const ACTS: Readonly<
  Record<string, { readonly kind: MoneyAct; readonly worth: number; readonly ready: Ready }>
> = {
  "confirming a payment": {
    kind: "credit",
    worth: 4_000,
    ready: async (payer) => {
      const { payment, reference } = await payByHand(payer);
      return async (actor) =>
        (
          await confirmPayment(services, actor, {
            uuid: randomUUID(),
            reference,
            channel: "bank-transfer",
            external_ref: `R-${payment.order_no}`,
            currency_id: "CNY",
            pay_amount: payment.pay_amount,
            reason: "Seen in the statement",
          })
        ).outcome === "credited";
    },
  },
  "deciding a case": {
    kind: "credit",
    worth: 4_000,
    ready: async (payer) => {
      const payment = await openPayment(services, payer, "CNY", "sugoi");
      await applyFact(services, factFor(payment, { amount: { currency: "CNY", minor: 4_000 } }));
      const found = (await findPaymentCases(services.db, {})).find(
        ({ order_no }) => order_no === payment.order_no,
      );
      return async (actor) =>
        (
          await decideCase(services, actor, {
            uuid: randomUUID(),
            case_uuid: found?.uuid ?? "",
            decision: "credit-paid",
            reason: "As the provider says",
          })
        ).decision !== null;
    },
  },
  "refunding a top-up": {
    kind: "top-up-refund",
    worth: 4_000,
    ready: async (payer) => {
      const { payment } = await followLink(
        services,
        payer,
        await linkFor(services, payer, plan, "CNY", "sugoi"),
      );
      await applyFact(services, factFor(payment));
      return async (actor) =>
        (
          await refundTopUp(services, actor, {
            uuid: randomUUID(),
            order_no: payment.order_no,
            pay_amount: payment.pay_amount,
            reason: "Asked within a day",
            bank_reference: `B-${payment.order_no}`,
          })
        ).state === "done";
    },
  },
  "writing a debt off": {
    kind: "write-off",
    worth: 4_000,
    ready: async (debtor) => async (actor) => {
      // One debt after the other, since all that is owed is forgiven at once.
      await owe(shop.db, debtor.uuid, 4_000);
      const { booked_at } = await writeOffDebt(services, actor, {
        uuid: randomUUID(),
        user_uuid: debtor.uuid,
        reason: "Our mistake",
      });
      return booked_at !== null;
    },
  },
  "giving coins": {
    kind: "grant-coin",
    worth: 8_000,
    ready: granting({ key: "account.meowcent", amount: 8_000 }),
  },
  "giving silver": {
    kind: "grant-silver",
    worth: 20_000,
    ready: granting({ key: "account.silver", amount: 20_000 }),
  },
  "making reward codes": {
    kind: "codes",
    worth: 40_000,
    ready: () =>
      Promise.resolve(async (actor) => {
        const uuid = randomUUID();
        const made = await shop.ask(
          `mutation { addRedemptionCodes(uuid: "${uuid}", campaign: "${uuid}", count: 1, reason: "event",
            rewards: [{ key: "account.meowcent", amount: 40000 }]) { batch { needs_approval } } }`,
          {},
          actor,
        );
        return !fieldOf<{ batch: { needs_approval: boolean } }>(made, "addRedemptionCodes").batch
          .needs_approval;
      }),
  },
  "minting vouchers": {
    kind: "codes",
    worth: 40_000,
    ready: () =>
      Promise.resolve(async (actor) => {
        const { rows } = await shop.db.$client.query<{ index: number }>(
          "select index from recharge_plans where currency_id = 'CNY' order by index",
        );
        const at = rows.findIndex(({ index }) => index === 9);
        return !(await mint(services, actor, { count: 10, index: at })).batch.needs_approval;
      }),
  },
  "paying creators": {
    kind: "payout",
    worth: 42_000,
    ready: async (creator) => {
      const request = await someRequest(shop, creator, 42_000);
      return async (actor) =>
        !fieldOf<{ needs_approval: boolean }>(await addBatch(shop, actor, [request]), "addPayoutBatch")
          .needs_approval;
    },
  },
  "returning payouts": {
    kind: "payout-return",
    worth: 42_000,
    ready: async (creator) => {
      const request = await someRequest(shop, creator, 42_000);
      const [maker, second, batch] = [await finance(), await finance(), randomUUID()];
      const { needs_approval } = fieldOf<{ needs_approval: boolean }>(
        await addBatch(shop, maker, [request], batch),
        "addPayoutBatch",
      );
      if (needs_approval)
        fieldOf(await decide(shop, "approvePayoutBatch", second, batch), "approvePayoutBatch");
      fieldOf(await decide(shop, "settlePayoutBatch", second, batch), "settlePayoutBatch");
      return async (actor) =>
        fieldOf<{ state: string }>(await sendBack(shop, actor, request), "returnPayout").state === "returned";
    },
  },
};

const AT_ONCE = 5;
const beneficiary = (kind: MoneyAct) =>
  kind.startsWith("payout") ? shop.player({ roles: ["creator"] }) : player(shop.db);

/** How many of the answers say that one person was enough. */
const done = (alone: readonly boolean[]) => alone.filter(Boolean).length;

// R-TWO-1, R-TWO-2
describe.each(Object.entries(ACTS))("%s", (_name, { kind, worth, ready }) => {
  test("twice fits into the limit of a day, and three times does not", () => {
    expect(2 * worth).toBeLessThanOrEqual(ALONE_MAX[kind]);
    expect(3 * worth).toBeGreaterThan(ALONE_MAX[kind]);
  });

  test("by one person for many at once is not done alone beyond the limit of a day", async () => {
    const actor = await finance();
    const acts = [];
    for (let at = 0; at < AT_ONCE; at += 1) acts.push(await ready(await beneficiary(kind)));
    const alone = await Promise.all(acts.map((act) => act(actor)));
    expect(done(alone)).toBe(2);
    // A day later the person starts again.
    const next = await ready(await beneficiary(kind));
    pass(DAY_MS);
    expect(await next(actor)).toBe(true);
  });
});

/** Codes benefit any holder, and a debt is forgiven as a whole: the next test covers both. */
const FOR_ONE_PERSON = Object.entries(ACTS).filter(
  ([, { kind }]) => kind !== "codes" && kind !== "write-off",
);

// R-TWO-1, R-TWO-2
test.each(FOR_ONE_PERSON)(
  "%s by many for one at once is not done alone beyond the limit",
  async (_name, act) => {
    const mika = await beneficiary(act.kind);
    const acts = [];
    for (let at = 0; at < AT_ONCE; at += 1) acts.push({ act: await act.ready(mika), actor: await finance() });
    const alone = await Promise.all(acts.map(({ act: go, actor }) => go(actor)));
    expect(done(alone)).toBe(2);
  },
);

// R-TWO-1
test("one player's debts are not forgiven by many one after the other", async () => {
  const debtor = await player(shop.db);
  const alone = [];
  for (let at = 0; at < 3; at += 1) {
    const act = await ACTS["writing a debt off"]?.ready(debtor);
    alone.push(await act?.(await finance()));
  }
  expect(alone).toEqual([true, true, false]);
});

// R-TWO-1
test("reward codes and vouchers count together", async () => {
  const actor = await finance();
  const alone = [];
  for (const name of ["making reward codes", "minting vouchers", "making reward codes"]) {
    const act = await ACTS[name]?.ready(actor);
    alone.push(await act?.(actor));
  }
  expect(alone).toEqual([true, true, false]);
});

// R-TWO-3
test("an installation's own limit counts", async () => {
  const [actor, debtor] = [await finance(), await player(shop.db)];
  await owe(shop.db, debtor.uuid, 1);
  const strict = { ...services, config: { ...services.config, aloneMax: { "write-off": 0 } } };
  const input = { uuid: randomUUID(), user_uuid: debtor.uuid, reason: "Our mistake" };
  expect(await writeOffDebt(strict, actor, input)).toMatchObject({ booked_at: null });
});

// R-TWO-4
test.each([
  ["one person did for many", "gen_random_uuid()", "'00000000-0000-4000-8000-000000000001'"],
  ["many did for one", "'00000000-0000-4000-8000-000000000001'", "gen_random_uuid()"],
])("the books name small acts that %s behind the service's back", async (_says, debtor, person) => {
  const client = await shop.owner.$client.connect();
  const noticed = async (minutes: number) => {
    await client.query("begin; set local session_replication_role = replica");
    await client.query(
      `insert into debt_write_offs (uuid, user_uuid, coin, why, asked_by, created_at, booked_at)
        select gen_random_uuid(), ${debtor}, 6000, 'x', ${person}, at, at
        from (values ('2031-01-01T23:00Z'::timestamptz), ('2031-01-01T23:00Z'::timestamptz + make_interval(mins => $1))) days (at)`,
      [minutes],
    );
    const { differences } = await verifyWithin(client);
    await client.query("rollback");
    return differences.some(({ check }) => check === "done alone");
  };
  expect(await noticed(24 * 60 - 1)).toBe(true);
  expect(await noticed(24 * 60)).toBe(false);
  client.release();
});
