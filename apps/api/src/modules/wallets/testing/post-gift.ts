import { randomUUID } from "node:crypto";
import type { Database } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { postTransfer, type TransferEntry } from "../index.ts";

type Gift = {
  readonly id?: string;
  readonly uuid: string;
  readonly currency?: "meowcent" | "silver";
  /** Below zero: what is taken. */
  readonly amount: number;
  readonly lot?: Extract<TransferEntry, { owner: "player" }>["lot"];
  readonly reason?: string;
  readonly now: Date;
};

/**
 * Posts a transfer between the shop and one player with whatever lots a test needs, and a delivery for it, without
 * which nothing is posted. @returns whether it was posted now
 */
export async function postGift(
  db: Database,
  { id = randomUUID(), uuid, currency = "meowcent", amount, lot, reason = "test", now }: Gift,
): Promise<boolean> {
  return inTransaction(db, async ({ $client: client }) => {
    const isPosted = await postTransfer(client, {
      id,
      kind: "grant",
      reason,
      entries: [
        { owner: "platform", name: "promo", currency, amount: -amount },
        { owner: "player", uuid, currency, amount, ...(lot && { lot }) },
      ],
      now,
    });
    if (isPosted) await client.query(DELIVERY, [id, uuid, `account.${currency}`, amount, reason, now]);
    return isPosted;
  });
}

const DELIVERY = `
  with granted as (
    insert into grants (uuid, platform_key, reward, user_uuids, reason_code, reason, worth, needs_confirmation, created_by, created_at)
    values (gen_random_uuid(), 'international', jsonb_build_object('key', $3::text, 'amount', $4::bigint), array[$2::uuid], 'goodwill',
      $5::text, 0, true, gen_random_uuid(), $6::timestamptz) returning *
  ), decided as (
    insert into grant_decisions (grant_uuid, decision, why, decided_by, created_at)
    select uuid, 'confirmed', reason, gen_random_uuid(), created_at from granted
  )
  insert into grant_deliveries (uuid, grant_uuid, user_uuid, reward, created_at)
  select $1::uuid, uuid, $2::uuid, reward, created_at from granted`;
