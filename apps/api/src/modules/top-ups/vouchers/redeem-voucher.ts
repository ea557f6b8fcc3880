import type { PoolClient } from "pg";
import type { RequestContext, Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { applyFactIn } from "../apply-fact.ts";
import { ownPayment, type PaymentRow } from "../payment-row.ts";
import type { PaymentProvider, ProviderFact } from "../../providers/index.ts";
import { voucherMac } from "./voucher-mac.ts";

type Guessing = Services & Partial<Pick<RequestContext, "address">>;

/**
 * Pays for a payment with a voucher: the claim of the code and the credit are one transaction, so a code is used up by
 * exactly one credit, however often and by whomever it is sent (R-PAY-43). Also works while the provider is switched
 * off: the code was paid for.
 *
 * A code that is unknown, void, expired or not issued gets the same answer. One that was sold for another plan stays
 * good.
 *
 * @throws ApiError `quest/redemption-code-invalid`, `quest/redemption-code-used`, `quest/own-codes`,
 *   `pay/voucher-other-plan`, `pay/payment-not-found` for one that is over, `request/too-many`
 */
export async function redeemVoucher(
  services: Guessing,
  { order_no, user_uuid }: PaymentRow,
  provider: PaymentProvider,
  typed: string,
): Promise<void> {
  const mac = voucherMac(services.config, typed);
  // Cannot be a code: nothing is learned or gained by it, so it is not counted.
  if (mac === null) throw invalid();
  await services.limits?.take("codes", { viewer: { uuid: user_uuid }, address: services.address ?? "" });
  const now = services.now();
  await inTransaction(services.db, async ({ $client: client }) => {
    // First the payment, then the code: two codes for one payment, and one code for two, wait for each other.
    await client.query("select from payments where order_no = $1 for update", [order_no]);
    const payment = await ownPayment(client, user_uuid, order_no);
    if (!payment) throw gone();
    const isOpen = (payment.state === "created" || payment.state === "pending") && payment.expires_at > now;
    const code = isOpen ? await claim(client, payment, mac, now) : null;
    if (code === null) return refuse(client, payment, mac, isOpen, now);
    if (user_uuid === code.created_by || user_uuid === code.issued_by)
      throw new ApiError("quest/own-codes", "A voucher's minter and issuer cannot redeem it.");
    const { outcome } = await applyFactIn(client, factOf(payment, provider, code), now);
    // Then the code is not used up either.
    if (outcome !== "credited")
      throw new ApiError("pay/payment-not-found", `The payment cannot be paid with a voucher: ${outcome}`);
  });
}

type Claimed = {
  readonly uuid: string;
  readonly batch_uuid: string;
  readonly currency_id: string;
  readonly pay_amount: number;
  readonly created_by: string | null;
  readonly issued_by: string | null;
};

/** Takes the code by one conditional update: of any number of callers, one finds it. */
async function claim(
  client: PoolClient,
  { order_no, provider_key, currency_id, pay_amount, coin }: PaymentRow,
  mac: Buffer,
  now: Date,
): Promise<Claimed | null> {
  const { rows } = await client.query<Claimed>(
    `update voucher_codes c set state = 'redeemed', order_no = $2, changed_at = $3 from voucher_batches b
      where c.mac = $1 and c.state = 'issued' and b.uuid = c.batch_uuid and b.expires_at > $3
        and b.provider_key = $4 and b.currency_id = $5 and b.pay_amount = $6 and b.coin = $7
      returning c.uuid, c.batch_uuid, b.currency_id, b.pay_amount, b.created_by, b.issued_by`,
    [mac, order_no, now, provider_key, currency_id, pay_amount, coin],
  );
  return rows[0] ?? null;
}

/** Says why the code was not taken; nothing when it paid for this very payment before. */
async function refuse(
  client: PoolClient,
  { order_no, provider_key }: PaymentRow,
  mac: Buffer,
  isOpen: boolean,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ state: string; order_no: string | null; is_good: boolean }>(
    `select c.state, c.order_no, b.expires_at > $2 and b.provider_key = $3 and c.state = 'issued' as is_good
      from voucher_codes c join voucher_batches b on b.uuid = c.batch_uuid where c.mac = $1`,
    [mac, now, provider_key],
  );
  const [code] = rows;
  if (code?.order_no === order_no) return;
  if (!isOpen) throw gone();
  if (code?.state === "redeemed")
    throw new ApiError("quest/redemption-code-used", "This voucher was redeemed before.");
  if (code?.is_good) throw new ApiError("pay/voucher-other-plan", "This voucher was sold for another plan.");
  throw invalid();
}

const factOf = (payment: PaymentRow, provider: PaymentProvider, code: Claimed): ProviderFact => ({
  provider: payment.provider_key,
  merchantAccount: provider.merchantAccount,
  orderNo: payment.order_no,
  providerTxnId: code.uuid,
  kind: "succeeded",
  amount: { currency: code.currency_id, minor: code.pay_amount },
  evidence: { source: "voucher", rawRef: code.batch_uuid },
});

const invalid = () => new ApiError("quest/redemption-code-invalid", "This is not one of our vouchers.");
const gone = () => new ApiError("pay/payment-not-found", "The payment was not found");
