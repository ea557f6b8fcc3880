import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { player } from "../orders/testing/shop.ts";
import { applyFact } from "./apply-fact.ts";
import { submitPayment } from "./submit-payment.ts";
import { TOTAL, taxedTill, type TaxedTill } from "./testing/taxed-till.ts";
import { factFor, followLink, linkFor } from "./testing/till.ts";

let shop: TaxedTill;
beforeAll(async () => {
  shop = await taxedTill();
});
afterAll(() => shop.close());

// R-TAX-10
describe("a tax that was not shown is not charged", () => {
  /** How following a link ends, and how many payments there are then. */
  const outcome = async (viewer: Viewer, data: string) => {
    const code = await followLink(shop.services, viewer, data).then(
      () => "started",
      (fault: unknown) => (fault instanceof ApiError ? fault.code : String(fault)),
    );
    const { rowCount } = await shop.services.db.$client.query("select from payments where user_uuid = $1", [
      viewer.uuid,
    ]);
    return { code, payments: rowCount };
  };
  const REFUSED = { code: "pay/plan-changed", payments: 0 };

  test.each([
    ["the price alone", 1_000],
    ["a cent less", TOTAL - 1],
    ["a cent more", TOTAL + 1],
    ["a tax twice", 1_277],
  ])("and nothing is made of %s", async (_says, pay_amount) => {
    const viewer = await player(shop.services.db, { country: "ca" });
    expect(await outcome(viewer, await linkFor(shop.services, viewer, { pay_amount }))).toEqual(REFUSED);
  });

  test("nor where none is added", async () => {
    const viewer = await player(shop.services.db);
    expect(await outcome(viewer, await linkFor(shop.services, viewer, { pay_amount: TOTAL }))).toEqual(
      REFUSED,
    );
  });

  test("when a rule begins between showing and paying", async () => {
    const viewer = await player(shop.services.db, { country: "nz" });
    const soon = new Date(shop.services.now().getTime() + 10_000).toISOString();
    await shop.ruled("nz", 1_500, { from: soon });
    const link = await linkFor(shop.services, viewer);
    shop.pass(10_000);
    expect(await outcome(viewer, link)).toEqual(REFUSED);
    expect(await shop.start(viewer, 1_150)).toMatchObject({ tax_amount: 150, tax_rate_bp: 1_500 });
  });

  test("when a rule ends between showing and paying", async () => {
    const viewer = await player(shop.services.db, { country: "au" });
    const soon = new Date(shop.services.now().getTime() + 10_000).toISOString();
    await shop.ruled("au", 1_000, { until: soon });
    const link = await linkFor(shop.services, viewer, { pay_amount: 1_100 });
    shop.pass(10_000);
    expect(await outcome(viewer, link)).toEqual(REFUSED);
  });

  test("when the player has moved", async () => {
    const viewer = await player(shop.services.db);
    const link = await linkFor(shop.services, viewer);
    await shop.services.db.$client.query("update profiles set country = 'ca' where user_uuid = $1", [
      viewer.uuid,
    ]);
    expect(await outcome(viewer, link)).toEqual(REFUSED);
  });
});

// R-TAX-10
test("an amount once requested stays as it was, whatever happens to the rule and the player", async () => {
  await shop.ruled("mx", 1_600, { until: new Date(shop.services.now().getTime() + 60_000).toISOString() });
  const { viewer, payment } = await shop.started("mx", 1_160);
  shop.pass(60_000);
  await shop.services.db.$client.query("update profiles set country = 'us' where user_uuid = $1", [
    viewer.uuid,
  ]);
  await submitPayment(shop.services, viewer.uuid, payment.order_no, "en-US");
  await submitPayment(shop.services, viewer.uuid, payment.order_no, "en-US");
  const { rows } = await shop.services.db.$client.query(
    "select pay_amount, tax_amount, tax_rate_bp from payments where order_no = $1",
    [payment.order_no],
  );
  expect(rows[0]).toMatchObject({ pay_amount: 1_160, tax_amount: 160, tax_rate_bp: 1_600 });
  expect((await applyFact(shop.services, factFor(payment))).outcome).toBe("credited");
  await expect(
    shop.services.db.$client.query("update payments set tax_amount = 0 where order_no = $1", [
      payment.order_no,
    ]),
  ).rejects.toThrow(/only grows/);
});
