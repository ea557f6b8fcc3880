import { encodeRedemptionCode } from "@catnip/domain/redemptions";
import { randomUUID } from "node:crypto";
import { addCoupon } from "../../modules/coupons/index.ts";
import { makeGame } from "../../modules/catalog/testing/make-game.ts";
import { decideGrant, give, takeBack } from "../../modules/grants/testing/grant-desk.ts";
import { buyOne, giveBack } from "../../modules/orders/testing/refunds.ts";
import { couponFor, game, player } from "../../modules/orders/testing/shop.ts";
import { confirmPayment, decideCase, findPaymentCases } from "../../modules/reviews/index.ts";
import { applyFact } from "../../modules/top-ups/index.ts";
import { writeOffDebt } from "../../modules/refunds/write-off-debt.ts";
import { factFor, openPayment, till } from "../../modules/top-ups/testing/till.ts";
import { releaseEarnings } from "../../modules/payouts/index.ts";
import { addBatch, decide, someRequest, sendBack } from "../../modules/payouts/testing/earn.ts";
import { owe } from "../../modules/wallets/testing/owe.ts";
import type { Services, Viewer } from "../../platform/context.ts";
import { fieldOf, SHOP_NOW, type TestShop } from "../../testing/test-shop.ts";
import { busyDay } from "./busy-day.ts";
import { wholePayments } from "./whole-payments.ts";

/** Books with every kind of record: a busy day, rewards of all kinds, an approved and an ended batch, a release. */
export async function wholeBooks(shop: TestShop): Promise<void> {
  await busyDay(shop.db, { seed: 11, steps: 80, atOnce: 6 });
  const { services } = await till(shop.db);
  const odd = await openPayment(services, await player(shop.db));
  const short = { currency: odd.currency_id, minor: odd.pay_amount - 1 };
  await applyFact(services, factFor(odd, { amount: short }));
  // Money for an unknown order, above what one person may decide alone.
  const lost = { ...odd, order_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS" };
  await applyFact(services, factFor(lost, { amount: { currency: odd.currency_id, minor: 15_000 } }));
  const at = (await findPaymentCases(shop.db, { open: true })).find(
    ({ order_no }) => order_no === lost.order_no,
  );
  const owner = await player(shop.db);
  for (const uuid of [randomUUID(), randomUUID()])
    await decideCase(
      services,
      { uuid, role: "finance" },
      {
        uuid: randomUUID(),
        case_uuid: at?.uuid ?? "",
        decision: "credit-paid",
        reason: "As the provider's statement says",
        user_uuid: owner.uuid,
      },
    );
  const transferred = await openPayment(services, await player(shop.db), "CNY", "manual");
  await confirmPayment(
    services,
    { uuid: randomUUID(), role: "finance" },
    {
      uuid: randomUUID(),
      reference: transferred.order_no,
      channel: "bank-transfer",
      external_ref: "R000000000001",
      currency_id: transferred.currency_id,
      pay_amount: transferred.pay_amount,
      reason: "Seen in the statement of Monday",
    },
  );
  await oneCouponUsed(shop);
  await oneRefund(shop);
  await oneTopUpRefund(services);
  await oneTaxedTopUp(services);
  await wholePayments(services, transferred);
  const later = new Date(SHOP_NOW.getTime() + 90 * 86_400_000);
  await releaseEarnings({ ...shop.services, now: () => later });

  const [maker, second] = [
    await shop.player({ roles: ["finance"] }),
    await shop.player({ roles: ["finance"] }),
  ];
  const coupon = randomUUID();
  await addCoupon(shop.db, {
    uuid: coupon,
    name: "Half",
    discountRate: 50,
    storeIds: [],
    endedAt: new Date(later.getTime()),
  });
  const rewarded = await makeGame(shop.db);
  const add = async (rewards: string, count: number) => {
    const uuid = randomUUID();
    const made = await shop.ask(
      `mutation { addRedemptionCodes(uuid: "${uuid}", campaign: "${uuid}", count: ${count}, reason: "event",
        platform_key: ["international"], ended_at: "${later.toISOString()}", rewards: [${rewards}]) { codes } }`,
      {},
      maker,
    );
    return { uuid, codes: fieldOf<{ codes: readonly string[] }>(made, "addRedemptionCodes").codes };
  };
  const all = await add(
    `{ key: "account.meowcent", amount: 500 }, { key: "account.silver", amount: 300, expires_in_days: 30 },
      { key: "coupon", coupon_uuid: "${coupon}" }, { key: "store", store_id: ${rewarded} }`,
    2,
  );
  const large = await add('{ key: "account.silver", amount: 90000 }', 20);
  const approve = `mutation { approveRedemptionCodes(uuid: "${large.uuid}", reason: "checked") { uuid } }`;
  fieldOf(await shop.ask(approve, {}, second), "approveRedemptionCodes");
  for (const code of [all.codes[0], large.codes[0]]) {
    const redeem = `mutation { redeemQuestRedemptionCode(redemption_code: "${encodeRedemptionCode(code ?? "")}") { uuid } }`;
    fieldOf(await shop.ask(redeem, {}, await player(shop.db)), "redeemQuestRedemptionCode");
  }
  const end = `mutation { endRedemptionCodes(uuid: "${large.uuid}", reason: "over") { uuid } }`;
  fieldOf(await shop.ask(end, {}, second), "endRedemptionCodes");
  await somePayouts(shop, maker, second);
  await someGrants(shop, maker, second, rewarded);
}

/** A grant that a second person confirmed, one that was withdrawn, a game, and one of which the rest was taken back. */
async function someGrants(shop: TestShop, maker: Viewer, second: Viewer, store_id: number): Promise<void> {
  const to = [await player(shop.db), await player(shop.db)];
  const large = { reward: { key: "account.meowcent", amount: 60_000 }, to };
  const confirmed = await give(shop, maker, large);
  fieldOf(await decideGrant(shop, "confirmGrant", second, confirmed.uuid), "confirmGrant");
  const withdrawn = await give(shop, maker, large);
  fieldOf(await decideGrant(shop, "withdrawGrant", second, withdrawn.uuid), "withdrawGrant");
  await give(shop, maker, { reward: { key: "store", store_id }, to });
  const silver = { key: "account.silver", amount: 40, expires_in_days: 30 };
  fieldOf(await takeBack(shop, second, await give(shop, maker, { reward: silver, to })), "takeBackGrant");
}

/** A batch that two people sent, of which one payout came back, and a payout that waits. */
async function somePayouts(shop: TestShop, maker: Viewer, second: Viewer): Promise<void> {
  const creator = () => shop.player({ roles: ["creator"] });
  const paid = await someRequest(shop, await creator(), 140_000);
  const back = await someRequest(shop, await creator());
  await someRequest(shop, await creator());
  const uuid = randomUUID();
  fieldOf(await addBatch(shop, maker, [paid, back], uuid), "addPayoutBatch");
  for (const [operation, subject] of [
    ["approvePayoutBatch", uuid],
    ["settlePayoutBatch", uuid],
  ] as const)
    fieldOf(await decide(shop, operation, second, subject), operation);
  fieldOf(await sendBack(shop, second, back), "returnPayout");
}

/** A top-up with a tax, of which a part went back. */
async function oneTaxedTopUp(services: Services): Promise<void> {
  await services.db.$client.query(
    `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, created_by, created_at)
      values (gen_random_uuid(), 'ca', 1300, 'exclusive', '2026-01-01', gen_random_uuid(), '2026-01-01')`,
  );
  const payment = await openPayment(services, await player(services.db, { country: "ca" }));
  await applyFact(services, factFor(payment));
  const back = { refundId: "R000000000002", amount: { currency: payment.currency_id, minor: 400 } };
  await applyFact(services, factFor(payment, { kind: "refunded", back }));
}

/** A part of a top-up that went back, and a debt that two people forgave. */
async function oneTopUpRefund(services: Services): Promise<void> {
  const mika = await player(services.db);
  const payment = await openPayment(services, mika);
  await applyFact(services, factFor(payment));
  const back = { refundId: "R000000000001", amount: { currency: payment.currency_id, minor: 400 } };
  await applyFact(services, factFor(payment, { kind: "refunded", back }));
  const debtor = await player(services.db);
  await owe(services.db, debtor.uuid, 20_000);
  const uuid = randomUUID();
  for (const person of [randomUUID(), randomUUID()])
    await writeOffDebt(
      services,
      { uuid: person, role: "finance" },
      { uuid, user_uuid: debtor.uuid, reason: "A mistake of the bank" },
    );
}

/**
 * A game bought with a coupon, which stays used: on the busy day all such purchases may meet a price that has just
 * changed.
 */
async function oneCouponUsed({ db }: TestShop): Promise<void> {
  const buyer = await player(db, { coins: 1_000 });
  const coupons = [{ uuid: await couponFor(db, buyer.uuid, { rate: 20 }), rate: 20 }];
  await buyOne(db, buyer, await game(db, { author: randomUUID() }), { wallet: { coins: 1_000 }, coupons });
}

/** A game bought with coins, silver and a coupon, and given back. */
async function oneRefund({ db }: TestShop): Promise<void> {
  const buyer = await player(db, { coins: 1_000, silver: 100 });
  const returned = await game(db, { author: randomUUID() });
  const coupons = [{ uuid: await couponFor(db, buyer.uuid, { rate: 10 }), rate: 10 }];
  const order_uuid = await buyOne(db, buyer, returned, { wallet: { coins: 1_000, silver: 100 }, coupons });
  const refusal = await giveBack(db, buyer, { order_uuid, store_id: returned.id });
  if (refusal !== null) throw new Error(refusal);
}
