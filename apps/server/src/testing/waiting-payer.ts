import { randomBytes } from "node:crypto";
import { request, type IncomingMessage } from "node:http";
import type { Database } from "@catnip/api/platform/database.ts";
import type { RunningProduct } from "./running-product.ts";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A ULID of one moment: the same shop may be used for several tests. */
const newOrderNo = () =>
  `01JNB2Q6W0${Array.from(randomBytes(16), (byte) => DIGITS[byte % DIGITS.length]).join("")}`;

/** A payer with an open payment, and the streams of their waiting pages. */
export async function waitingPayer(product: RunningProduct, db: Database) {
  const [buyer] = await product.buyers(1, 0);
  if (!buyer) throw new Error("no buyer was made");
  const orderNo = newOrderNo();
  await db.$client.query(
    `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method,
        plan_id, currency_id, pay_amount, coin, silver, locale, expires_at, created_at, updated_at)
      select $1, $2, 'none', 'international', 'pending', 'manual', 'none', 'manual',
        id, currency_id, pay_amount, coin, silver, 'en-US', now() + interval '1 hour', now(), now()
      from recharge_plans limit 1`,
    [orderNo, buyer.uuid],
  );
  return {
    orderNo,
    /** Opens a stream; resolves once it says something, or was refused. */
    open: () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const asked = request({
          host: "127.0.0.1",
          port: product.port,
          path: `/payments/changes/${orderNo}`,
          headers: { host: `api.localhost:${product.port}`, authorization: `Bearer ${buyer.token}` },
        });
        asked.once("error", reject);
        asked.once("response", (answer) => {
          answer.on("error", () => undefined);
          answer.once("data", () => resolve(answer));
        });
        asked.end();
      }),
  };
}
