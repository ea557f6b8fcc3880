import type { PoolClient } from "pg";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { type PaymentRow, applyFactIn } from "../../top-ups/index.ts";
import { type ProviderFact, paymentProvider } from "../../providers/index.ts";
import type { Deciding } from "./decision-input.ts";
import { invalid } from "./decision-refusals.ts";
import { boughtBy, ratesFor, type Bought, type CaseRow, type Rates } from "./find-cases.ts";
import { insertPaidPayment } from "./insert-paid-payment.ts";

/** The coins that a case's money buys, at the rate of its currency. */
export async function countPaid(
  client: PoolClient,
  services: Pick<Services, "config" | "now" | "fetch" | "paymentProviders">,
  row: CaseRow,
): Promise<Bought> {
  const provider = paymentProvider(services, row.provider);
  if (provider?.merchantAccount !== row.merchant_account)
    throw invalid("decision", "The money reached an account that is not ours; it cannot be credited");
  const { rows } = await client.query<Rates>(
    `select ${ratesFor("c")} from payment_cases c where c.uuid = $1`,
    [row.uuid],
  );
  const paid = rows[0] ? boughtBy(row, rows[0]) : null;
  if (!paid)
    throw invalid(
      "decision",
      "Nothing is sold for this amount in this currency; give the money back instead",
    );
  return paid;
}

type Work = {
  readonly row: CaseRow;
  readonly payment: PaymentRow | null;
  readonly owner: string | null;
  readonly paid: Bought | null;
  readonly input: Deciding;
  readonly now: Date;
};

/** @returns the payment that was credited, or null */
export async function carryOut(
  client: PoolClient,
  { row, payment, owner, paid, input, now }: Work,
): Promise<string | null> {
  if (paid) {
    const userUuid = await livingUser(client, owner);
    const orderNo = await insertPaidPayment(client, { row, like: payment, userUuid, paid, now });
    await credit(client, { ...row.fact, orderNo, evidence: { source: "staff", rawRef: row.uuid } }, now);
    return orderNo;
  }
  const { decision, confirmed } = input;
  if (decision !== "accept" || !confirmed) return null;
  await credit(client, confirmed, now);
  return confirmed.orderNo;
}

async function credit(client: PoolClient, fact: ProviderFact, now: Date): Promise<void> {
  const { outcome } = await applyFactIn(client, fact, now, { byStaff: true });
  if (outcome !== "credited")
    throw new ApiError("pay/case-decided", "This money, or this order, has been credited already");
}

async function livingUser(client: PoolClient, userUuid: string | null): Promise<string> {
  if (userUuid === null) throw invalid("user_uuid", "Say whose wallet is credited: the order is unknown");
  const { rowCount } = await client.query(`select from "user" where id = $1 and deleted_at is null`, [
    userUuid,
  ]);
  if (rowCount === 0)
    throw invalid("user_uuid", "There is no such user any more; give the money back instead");
  return userUuid;
}
