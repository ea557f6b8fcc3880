import { randomUUID } from "node:crypto";
import type { Database } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { postTransfer, type TransferEntry } from "../index.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const daysBefore = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

/**
 * Makes a player owe coins, in meowcent: a top-up of as many, whose coins have ended, was refunded. With all its
 * documents, so that the books explain it.
 */
export async function owe(db: Database, userUuid: string, amount: number): Promise<void> {
  const [plan, credit, refund] = [randomUUID(), randomUUID(), randomUUID()];
  const order = randomUUID().replaceAll("-", "").slice(0, 26).toUpperCase();
  await inTransaction(db, async ({ $client: client }) => {
    await client.query(
      `insert into recharge_plans (id, index, amount, coin, silver, currency_id, pay_amount, enable)
        values ($1, (select coalesce(max(index), 0) + 1 from recharge_plans), $2, $2, 0, 'USD', $2, false)`,
      [plan, amount],
    );
    await client.query(
      `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method, plan_id, currency_id,
          pay_amount, coin, silver, locale, expires_at, created_at, updated_at)
        values ($1, $2, 'owed', 'international', 'refunded', 'sugoi', 'test', 'credit-card', $3, 'USD', $4, $4, 0, 'en-US', $5, $5, $5)`,
      [order, userUuid, plan, amount, daysBefore(3)],
    );
    await client.query(
      `insert into payment_changes (order_no, from_state, to_state, reason, fact, created_at)
        select $1::text, from_state, to_state, 'test', jsonb_build_object('provider', 'sugoi', 'providerTxnId', 'T-' || $1::text), $2
        from (values ('pending', 'succeeded'), ('succeeded', 'refunded')) change(from_state, to_state)`,
      [order, daysBefore(3)],
    );
    await client.query(
      `insert into payment_credits (order_no, provider, provider_txn_id, transfer_id, created_at)
        values ($1::text, 'sugoi', 'T-' || $1::text, $2, $3)`,
      [order, credit, daysBefore(3)],
    );
    await client.query(
      `insert into payment_refunds (order_no, provider, kind, refund_id, stated, minor, tax, coin, silver, coin_taken, silver_taken,
          transfer_id, created_at) values ($1::text, 'sugoi', 'refunded', 'R-' || $1::text, $2, $2, 0, $2, 0, 0, 0, $3, $4)`,
      [order, amount, refund, daysBefore(1)],
    );
    const money = (sign: 1 | -1): readonly TransferEntry[] => [
      { owner: "psp", name: "sugoi", currency: "USD", amount: -sign * amount },
      { owner: "platform", name: "conversion", currency: "USD", amount: sign * amount },
      { owner: "platform", name: "conversion", currency: "meowcent", amount: -sign * amount },
    ];
    const paid = { origin: "paid", paid_minor: amount, paid_currency: "USD" } as const;
    await postTransfer(client, {
      id: credit,
      kind: "recharge",
      reason: "test",
      entries: [
        ...money(1),
        {
          owner: "player",
          uuid: userUuid,
          currency: "meowcent",
          amount,
          lot: { ...paid, expires_at_ms: daysBefore(2).getTime() },
        },
      ],
      now: daysBefore(3),
    });
    await client.query(
      `select ledger_expire_lots(id, $2) from ledger_accounts
        where owner_kind = 'player' and owner_uuid = $1 and currency = 'meowcent'`,
      [userUuid, daysBefore(2)],
    );
    await postTransfer(client, {
      id: refund,
      kind: "recharge_refund",
      reason: "test",
      entries: [...money(-1), { owner: "debtor", uuid: userUuid, currency: "meowcent", amount: -amount }],
      now: daysBefore(1),
    });
  });
}
