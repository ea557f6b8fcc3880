import type { CheckoutQuote } from "@catnip/domain/orders";
import { useFormat } from "@catnip/i18n";
import { StepList } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import type { CheckoutItem, OwnCoupon } from "./checkout-items.ts";

/** The bill step by step: each game with its discounts, the total, and the split between silver and coins. */
export function QuoteSteps({
  quote,
  items,
  coupons,
}: {
  quote: CheckoutQuote;
  items: readonly CheckoutItem[];
  coupons: readonly OwnCoupon[];
}) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = (storeId: number) =>
    items.find((item) => item.storeId === storeId)?.store.store_info[0]?.name ?? "";
  const couponName = (uuid: string) => coupons.find((owned) => owned.uuid === uuid)?.coupon.name ?? "";
  const minus = (amount: number) => `−${format.coins(amount)}`;

  const lines = quote.lines.flatMap((line) => {
    const percent = format.percent(line.percent);
    return [
      { label: nameOf(line.store_id), amount: format.coins(line.list) },
      ...(line.discount > 0
        ? [{ label: t`Discount ${percent}`, amount: minus(line.discount), kind: "minus" as const }]
        : []),
      ...line.coupons.map((step) => {
        const [name, rate] = [couponName(step.uuid), format.percent(step.discount_rate)];
        return { label: t`Coupon ${name} (${rate})`, amount: minus(step.discount), kind: "minus" as const };
      }),
    ];
  });
  return (
    <StepList
      steps={[
        ...lines,
        {
          label: t({ message: "Total", comment: "Sum of a purchase, in coins" }),
          amount: format.coins(quote.total),
          kind: "total",
        },
        ...(quote.silver > 0 ? [{ label: t`Paid with silver`, amount: format.coins(quote.silver) }] : []),
        { label: t`Paid with coins`, amount: format.coins(quote.coin) },
      ]}
    />
  );
}
