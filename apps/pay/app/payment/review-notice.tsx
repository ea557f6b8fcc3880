import { useFormat } from "@catnip/i18n";
import type { PaymentFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { Notice } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";

/**
 * The honest state of a payment that did not go as ordered: what we know, what happens next, what the payer
 * need not do.
 */
export function ReviewNotice({
  payment,
  review,
}: {
  payment: PaymentFieldsFragment;
  review: NonNullable<PaymentFieldsFragment["review"]>;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const stated = format.money(review.pay_amount, review.currency_id);
  const price = format.money(payment.pay_amount, payment.currency_id);
  const isOtherAmount = review.reason === "amount-mismatch" || review.reason === "currency-mismatch";
  const creditedAs = review.credited_order_no;

  if (review.status === "open")
    return (
      <Notice tone="warn" live={false} title={t`Our staff is checking this payment`}>
        {review.reason === "second-payment" ? (
          <Trans>
            The provider reports a second payment of {stated} for this top-up. It has not been credited yet.
          </Trans>
        ) : isOtherAmount ? (
          <Trans>
            The provider reports a payment of {stated}, but this top-up costs {price}. Nothing has been
            credited yet.
          </Trans>
        ) : (
          <Trans>
            What the provider reports about this payment does not match your order. Nothing has been credited
            yet.
          </Trans>
        )}{" "}
        <Trans>
          Our staff checks it with the provider, then credits what you paid or refunds it. You do not need to
          pay again or keep this page open: the result appears here and in your payments. If you contact
          support, please give the order number.
        </Trans>
      </Notice>
    );
  if (review.status === "credited" && creditedAs && creditedAs !== payment.order_no)
    return (
      <Notice tone="success" live={false}>
        <Trans>
          You paid {stated}. Our staff has credited it as payment {creditedAs}; the coins are in your wallet.
        </Trans>
      </Notice>
    );
  if (review.status === "returned")
    return (
      <Notice tone="info" live={false}>
        <Trans>
          Your payment of {stated} was refunded through the provider. Nothing was credited for it.
        </Trans>
      </Notice>
    );
  return review.status === "dismissed" ? (
    <Notice tone="info" live={false}>
      <Trans>
        Our staff has checked this payment with the provider: no money arrived for what it reported.
      </Trans>
    </Notice>
  ) : null;
}
