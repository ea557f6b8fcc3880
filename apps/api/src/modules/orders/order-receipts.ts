import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { notifyAll } from "../notifications/index.ts";

const BATCH = 200;

type OrderWithoutReceipt = {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly coin: number;
  readonly silver: number;
};

/**
 * Tells buyers of orders that have no receipt yet. A purchase itself tells nothing: its row is the reminder, written in
 * its own transaction, so no receipt is lost and no purchase waits for a queue.
 *
 * @returns how many orders were looked at
 */
export async function sendOrderReceipts({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  let looked = 0;
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<OrderWithoutReceipt>(sql`
        update orders o set receipt_at = ${now()}
        where uuid in (select uuid from orders where receipt_at is null order by created_at limit ${BATCH} for update skip locked)
        returning o.uuid, o.user_uuid, o.coin, o.silver`);
      await notifyAll(tx, "purchase_receipt", rows.map(receiptOf), now());
      return rows.length;
    });
    looked += batch;
    if (batch < BATCH) return looked;
  }
}

const receiptOf = ({ uuid, user_uuid, coin, silver }: OrderWithoutReceipt) => ({
  userUuid: user_uuid,
  subject: uuid,
  facts: { order_uuid: uuid, coin: Number(coin), silver: Number(silver) },
});
