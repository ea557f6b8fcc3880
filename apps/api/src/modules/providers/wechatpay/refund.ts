import * as v from "valibot";
import type { ProviderFact } from "../provider.types.ts";
import type { WechatpaySettings } from "./settings.ts";
import { accountOf } from "./trade.ts";

const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The decrypted content of a message about a refund. It names the merchant, but not the app. */
const refund = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  transaction_id: v.string(),
  out_refund_no: v.pipe(v.string(), v.minLength(1)),
  refund_status: v.picklist(["SUCCESS", "CLOSED", "ABNORMAL"]),
  amount: v.object({ total: fen, refund: fen }),
});

/** What a message about a refund states; null if fields are missing or malformed, or the merchant is not ours. */
export function refundFact(
  described: unknown,
  provider: string,
  settings: WechatpaySettings,
  evidence: ProviderFact["evidence"],
): ProviderFact | null {
  const read = v.safeParse(refund, described);
  if (!read.success || read.output.mchid !== settings.merchantId) return null;
  const { out_trade_no, transaction_id, out_refund_no, refund_status, amount } = read.output;
  const money = (minor: number) => ({ currency: "CNY", minor });
  return {
    provider,
    merchantAccount: accountOf(settings),
    orderNo: out_trade_no,
    providerTxnId: transaction_id,
    kind: "refunded",
    amount: money(amount.total),
    // A refund that was accepted and then did not reach the payer has to be looked at.
    back: { refundId: out_refund_no, amount: money(refund_status === "SUCCESS" ? amount.refund : 0) },
    evidence,
  };
}
