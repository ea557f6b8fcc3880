import { randomUUID } from "node:crypto";
import { player } from "../../orders/testing/shop.ts";
import { applyFact } from "../apply-fact.ts";
import { openPayLink } from "../open-pay-link.ts";
import { confirmPayTicket } from "../pay-tickets.ts";
import { browserSecret, encodeLink, factFor, linkFor, openPayment, till } from "./till.ts";
import { goodVouchers, staffOf, waitingPayment } from "../vouchers/testing/voucher-desk.ts";
import type { Viewer } from "../../../platform/context.ts";
import { handlerFor } from "../../../testing/error-catalogue/handler-for.ts";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import type { TestShop } from "../../../testing/test-shop.ts";

/** Opens the pay site with a shop's link, modified as the test says. */
async function startPayment(
  shop: TestShop,
  change: Readonly<Record<string, unknown>>,
  ticket?: string,
): Promise<string | undefined> {
  const { services } = await till(shop.db);
  const viewer = await player(shop.db);
  const link = await linkFor({ ...services, config: shop.config }, viewer, change);
  const { credential, payload } = JSON.parse(Buffer.from(link, "base64url").toString("utf8")) as {
    credential: { token: string };
    payload: Record<string, unknown>;
  };
  const data = encodeLink(ticket ?? credential.token, payload);
  const ask = handlerFor(shop, { mintAccessToken: () => Promise.resolve("token") });
  const { challenge, verifier } = browserSecret();
  const refused = await ask(
    `mutation { openPayLink(data: "${data}", platform_key: "international", challenge: "${challenge}") }`,
  );
  if (refused) return refused;
  const { proof } = await confirmPayTicket(shop.services, viewer, challenge);
  return ask(
    `mutation { startPayment(proof: "${proof}", verifier: "${verifier}", platform_key: "international") { pay_token } }`,
  );
}

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
  "pay/payment-not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        'mutation { submitPayment(order_no: "01ARZ3NDEKTSV4RRFFQ69G5FAV") { __typename } }',
        {},
        await shop.player(),
      ),
    ),
  "pay/other-brand": async ({ shop }) => {
    const { services } = await till(shop.db);
    const { challenge } = browserSecret();
    const data = await linkFor({ ...services, config: shop.config }, await player(shop.db));
    return codeOf(
      await shop.ask(
        `mutation { openPayLink(data: "${data}", platform_key: "partner", challenge: "${challenge}") }`,
      ),
    );
  },
  "pay/other-browser": async ({ shop }) => {
    const { services } = await till(shop.db);
    const { challenge } = browserSecret();
    const data = await linkFor({ ...services, config: shop.config }, await player(shop.db));
    await openPayLink(shop.services, { data, platformKey: "international", challenge });
    return codeOf(
      await shop.ask(
        `mutation { confirmPayTicket(challenge: "${challenge}") { proof } }`,
        {},
        await player(shop.db),
      ),
    );
  },
  "pay/plan-changed": ({ shop }) => startPayment(shop, { pay_amount: 1 }),
  "pay/provider-unavailable": ({ shop }) => startPayment(shop, { method: "alipay" }),
  "pay/voucher-other-plan": async ({ shop }) => {
    const services = { ...(await till(shop.db)).services, config: shop.config };
    const [maker] = await staffOf(services);
    const [code = ""] = await goodVouchers(services, maker, { index: 0 });
    const { viewer, payment } = await waitingPayment(services);
    return codeOf(
      await shop.ask(
        `mutation { submitPaymentFields(order_no: "${payment.order_no}", fields: [{ name: "code", value: "${code}" }]) { __typename } }`,
        {},
        viewer,
      ),
    );
  },
  "pay/ticket-invalid": ({ shop }) => startPayment(shop, {}, "A".repeat(43)),
};
