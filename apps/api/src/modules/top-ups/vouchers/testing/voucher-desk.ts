import { randomUUID } from "node:crypto";
import type { Services } from "../../../../platform/context.ts";
import type { Actor } from "../../../../platform/viewer.ts";
import { player } from "../../../orders/testing/shop.ts";
import { findRechargePlans } from "../../payments.service.ts";
import type { PaymentRow } from "../../payment-row.ts";
import { submitFields } from "../../submit-payment.ts";
import { openPayment } from "../../testing/till.ts";
import { issueVouchers } from "../issue-vouchers.ts";
import { mintVouchers } from "../mint-vouchers.ts";

const DAY_MS = 86_400_000;

/** Two people of finance. */
export async function staffOf(services: Services): Promise<readonly [Actor, Actor]> {
  const one = async (): Promise<Actor> => ({
    ...(await player(services.db)),
    roles: ["finance"],
    role: "finance",
  });
  return [await one(), await one()];
}

/** Mints vouchers for a plan in CNY; the second is what `openPayment` buys. */
export async function mint(
  services: Services,
  maker: Actor,
  { count = 1, index = 1, days = 30 }: { count?: number; index?: number; days?: number } = {},
) {
  const plan = (await findRechargePlans(services.db, "CNY", "international"))[index];
  return mintVouchers(services, maker, {
    uuid: randomUUID(),
    provider_key: "taobao",
    plan_id: plan?.id ?? "",
    count,
    expires_at: new Date(services.now().getTime() + days * DAY_MS),
    reason: "For the shop",
  });
}

/** Vouchers that are good. */
export async function goodVouchers(
  services: Services,
  maker: Actor,
  terms: { count?: number; index?: number; days?: number } = {},
): Promise<readonly string[]> {
  const { batch, codes } = await mint(services, maker, terms);
  await issueVouchers(services, maker, { uuid: batch.uuid, reason: "Put into the shop" });
  return codes;
}

/** A payment by voucher that waits for its code. */
export async function waitingPayment(services: Services) {
  const viewer = await player(services.db);
  const payment = await openPayment(services, viewer, "CNY", "taobao");
  return { viewer, payment, types: (code: string) => typeCode(services, payment, code) };
}

export const typeCode = (services: Services, { user_uuid, order_no }: PaymentRow, code: string) =>
  submitFields(services, user_uuid, order_no, [{ name: "code", value: code }]);
