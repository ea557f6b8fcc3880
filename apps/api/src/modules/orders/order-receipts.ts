import { sumOf } from "@catnip/domain/money";
import { purchaseTax, taxRuleAt } from "@catnip/domain/taxes";
import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notifyAll } from "../notifications/index.ts";
import { readTaxRules } from "../taxes/index.ts";

const BATCH = 200;

type OrderWithoutReceipt = {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly coin: number;
  readonly silver: number;
  readonly store_ids: readonly number[];
  /** What each game cost, in meowcent. */
  readonly finals: readonly number[];
  readonly country: string;
  readonly created_at: Date;
};

/**
 * Queues receipts for orders that have none yet. A purchase queues nothing itself: its row, written in the purchase
 * transaction, acts as the outbox, so no receipt is lost and no purchase waits for the queue.
 *
 * @returns how many orders were processed
 */
export async function sendOrderReceipts({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  let looked = 0;
  for (;;) {
    const batch = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<OrderWithoutReceipt>(sql`
        update orders o set receipt_at = ${now()}
        where uuid in (select uuid from orders where receipt_at is null order by created_at limit ${BATCH} for update skip locked)
        returning o.uuid, o.user_uuid, o.coin, o.silver,
          array(select l.store_id from order_lines l where l.order_uuid = o.uuid order by l.store_id) as store_ids,
          (select jsonb_agg(l.final) from order_lines l where l.order_uuid = o.uuid) as finals, o.country, o.created_at`);
      const rules = await readTaxRules(tx);
      await notifyAll(
        tx,
        "purchase_receipt",
        rows.map((row) => receiptOf(row, rules)),
        now(),
      );
      return rows.length;
    });
    looked += batch;
    if (batch < BATCH) return looked;
  }
}

/** Each game's tax is rounded by itself, as on its creator's statement (R-TAX-5). */
function receiptOf(order: OrderWithoutReceipt, rules: Awaited<ReturnType<typeof readTaxRules>>) {
  const { uuid, user_uuid, coin, silver, store_ids, finals, country, created_at } = order;
  const rule = taxRuleAt(rules, country, created_at);
  const tax = sumOf(finals.map((final) => purchaseTax(final, rule).tax));
  const taxed = rule !== null && tax > 0 ? { tax, tax_rate_bp: rule.rate_bp } : {};
  return {
    userUuid: user_uuid,
    subject: uuid,
    facts: { order_uuid: uuid, store_ids, coin, silver, ...taxed },
  };
}
