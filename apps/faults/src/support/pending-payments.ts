import type { ProviderFact } from "@catnip/api/modules/providers/index.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { randomUUID } from "node:crypto";

/** Top-ups that wait for their money, and what each is worth in meowcent. */
type PendingPayments = {
  readonly coin: number;
  readonly silver: number;
  /** What the provider says when the money has come. */
  readonly facts: readonly ProviderFact[];
};

const PROVIDER = "sugoi";
const MERCHANT = "CATNIP-DEV";

/** Opens this many top-ups of a player, handed over to the provider, in one statement; plans must be on offer. */
export async function pendingPayments(
  db: Database,
  userUuid: string,
  count: number,
): Promise<PendingPayments> {
  const batch = randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase();
  const { rows } = await db.$client.query<{
    order_no: string;
    coin: number;
    silver: number;
    pay_amount: number;
  }>(
    `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method, plan_id,
        currency_id, pay_amount, coin, silver, locale, handed_over_at, expires_at, next_query_at, created_at, updated_at)
      select $3 || lpad(number::text, 10, '0'), $1, 'sid', 'international', 'pending', $4, $5, 'credit-card', p.id,
        p.currency_id, p.pay_amount, p.coin, p.silver, 'en-US', now(), now(), null, now(), now()
      from recharge_plans p, generate_series(1, $2) as number
      where p.enable and p.currency_id = 'USD' and p.index = 1
      returning order_no, coin, silver, pay_amount`,
    [userUuid, count, batch, PROVIDER, MERCHANT],
  );
  const [first] = rows;
  return {
    coin: first?.coin ?? 0,
    silver: first?.silver ?? 0,
    facts: rows.map(({ order_no, pay_amount }) => ({
      provider: PROVIDER,
      merchantAccount: MERCHANT,
      orderNo: order_no,
      providerTxnId: `T-${order_no}`,
      kind: "succeeded",
      amount: { currency: "USD", minor: pay_amount },
      evidence: { source: "push", rawRef: order_no },
    })),
  };
}
