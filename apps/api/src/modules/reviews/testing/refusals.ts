import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import type { TestShop } from "../../../testing/test-shop.ts";
import { player } from "../../orders/testing/shop.ts";
import { applyFact } from "../../top-ups/index.ts";
import { factFor, openPayment, till } from "../../top-ups/testing/till.ts";

/** A payment with the wrong amount. */
async function caseOf(shop: TestShop): Promise<string> {
  const { services } = await till(shop.db);
  const payment = await openPayment({ ...services, config: shop.config }, await player(shop.db));
  await applyFact(services, factFor(payment, { amount: { currency: "USD", minor: 1 } }));
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    "select uuid from payment_cases where payment_order_no = $1",
    [payment.order_no],
  );
  return rows[0]?.uuid ?? "";
}

const decideCase = (shop: TestShop, viewer: Viewer, case_uuid: string, decision: string) =>
  shop.ask(
    `mutation ($uuid: ID!, $case_uuid: ID!, $decision: CaseDecision!) {
      decidePaymentCase(uuid: $uuid, case_uuid: $case_uuid, decision: $decision, reason: "As it is") { uuid } }`,
    { uuid: randomUUID(), case_uuid, decision },
    viewer,
  );

export const refusals: Refusals = {
  "pay/case-decided": async ({ shop }) => {
    const finance = await shop.player({ roles: ["finance"] });
    const at = await caseOf(shop);
    await decideCase(shop, finance, at, "dismiss");
    return codeOf(await decideCase(shop, finance, at, "returned"));
  },
  "pay/case-not-found": async ({ shop }) =>
    codeOf(await decideCase(shop, await shop.player({ roles: ["finance"] }), randomUUID(), "dismiss")),
  "pay/not-confirmed": async ({ shop }) =>
    codeOf(await decideCase(shop, await shop.player({ roles: ["finance"] }), await caseOf(shop), "accept")),
};
