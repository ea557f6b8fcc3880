import { toWire } from "../amounts.ts";
import type { Reach } from "../define-provider.ts";
import type { PaymentView, ProviderFact } from "../provider.types.ts";
import { call } from "./client.ts";
import type { AlipaySettings } from "./settings.ts";
import { accountOf, AMOUNT_UNITS, KEY } from "./trade.ts";

/**
 * Gives money back; the same number twice gives it back once.
 *
 * The answer says whether money moved by this very request, which a repeat denies. So a request that moved nothing is
 * followed by a question about the refund itself.
 */
export async function refund(
  settings: AlipaySettings,
  reach: Reach,
  payment: PaymentView,
  { refundId, minor }: { readonly refundId: string; readonly minor: number },
): Promise<readonly ProviderFact[] | "unavailable"> {
  const named = { out_trade_no: payment.orderNo, out_request_no: refundId };
  const refund_amount = toWire({ currency: payment.amount.currency, minor }, AMOUNT_UNITS);
  const answer = await call(settings, reach, "alipay.trade.refund", { ...named, refund_amount });
  if (answer?.code === "10000" && answer.fund_change === "Y") return told(answer);
  const asked = await call(settings, reach, "alipay.trade.fastpay.refund.query", named);
  const isDone =
    asked?.code === "10000" &&
    asked.refund_status === "REFUND_SUCCESS" &&
    asked.out_request_no === refundId &&
    asked.refund_amount === refund_amount;
  return isDone ? told(asked) : "unavailable";

  function told(
    trade: Readonly<Record<string, string | undefined>>,
  ): readonly ProviderFact[] | "unavailable" {
    if (trade.out_trade_no !== payment.orderNo || !trade.trade_no) return "unavailable";
    return [
      {
        provider: KEY,
        merchantAccount: accountOf(settings),
        orderNo: payment.orderNo,
        providerTxnId: trade.trade_no,
        kind: "refunded",
        amount: payment.amount,
        back: { refundId, amount: { currency: payment.amount.currency, minor } },
        evidence: { source: "sync-answer", rawRef: refundId },
      },
    ];
  }
}
