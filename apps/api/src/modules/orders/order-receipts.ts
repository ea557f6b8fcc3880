import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { queueMail } from "../../platform/mail.ts";
import { hundredths, receiptMail } from "../wallets/index.ts";

const BATCH = 50;

type OrderWithoutReceipt = {
  readonly uuid: string;
  readonly coin: number;
  readonly silver: number;
  /** Null: the buyer has left meanwhile. */
  readonly email: string | null;
  readonly lang: string;
};

/**
 * Queues the receipts of orders that have none yet. A purchase itself queues nothing: its row is the reminder,
 * written in its own transaction, so no receipt is lost and no purchase waits for a queue.
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
        returning o.uuid, o.coin, o.silver,
          (select email from "user" u where u.id = o.user_uuid and u.email not like '%@deleted.invalid') as email,
          -- The language somebody last paid in is the best we know of a buyer.
          coalesce((select locale from payments p where p.user_uuid = o.user_uuid order by created_at desc limit 1), 'en-US') as lang`);
      for (const order of rows) if (order.email !== null) await queueMail(tx, receiptOf(order, order.email));
      return rows.length;
    });
    looked += batch;
    if (batch < BATCH) return looked;
  }
}

function receiptOf({ uuid, coin, silver, lang }: OrderWithoutReceipt, email: string) {
  const lines = [
    ...(silver > 0 ? [{ what: "silver" as const, amount: hundredths(silver) }] : []),
    { what: "coin" as const, amount: hundredths(coin) },
  ];
  return receiptMail(email, lang, { kind: "purchase", number: uuid, lines });
}
