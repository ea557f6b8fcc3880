import type { PaymentFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { useFormat } from "@catnip/i18n";
import { useLingui } from "@lingui/react/macro";

type Taxed = Pick<PaymentFieldsFragment, "net_amount" | "tax_amount" | "tax_rate_bp" | "currency_id">;

/** The parts of the total where a tax was added to the price; else none (R-TAX-10). */
export function useTaxItems({
  net_amount,
  tax_amount,
  tax_rate_bp,
  currency_id,
}: Taxed): readonly { readonly term: string; readonly value: string }[] {
  const { t } = useLingui();
  const format = useFormat();
  if (tax_amount === 0 || tax_rate_bp === null) return [];
  const rate = format.percent(tax_rate_bp / 100);
  return [
    { term: t`Price without tax`, value: format.money(net_amount, currency_id) },
    {
      term: t({ message: `Tax (${rate})`, comment: "The tax that is added to a price, with its rate" }),
      value: format.money(tax_amount, currency_id),
    },
  ];
}
