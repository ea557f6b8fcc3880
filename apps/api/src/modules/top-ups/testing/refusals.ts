import { player } from "../../orders/testing/shop.ts";
import { openPayLink } from "../open-pay-link.ts";
import { confirmPayTicket } from "../pay-tickets.ts";
import { browserSecret, encodeLink, linkFor, till } from "./till.ts";
import { goodVouchers, staffOf, waitingPayment } from "../vouchers/testing/voucher-desk.ts";
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

export const refusals: Refusals = {
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
