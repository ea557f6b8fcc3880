import { useFormat } from "@catnip/i18n";
import { Trans } from "@lingui/react/macro";
import type { LogLine } from "./load-log.ts";

/** The money of a top-up or of its refund, and the tax in it; nothing for any other line. */
export function PaidMoney({ line }: { line: Pick<LogLine, "pay_amount" | "tax_amount" | "currency_id"> }) {
  const format = useFormat();
  const { pay_amount, tax_amount, currency_id } = line;
  if (pay_amount === null || currency_id === null) return null;
  const paid = format.money(pay_amount, currency_id);
  if (tax_amount === null) return <span>{paid}</span>;
  const tax = format.money(tax_amount, currency_id);
  return (
    <Trans comment="An amount of money, and the tax in it">
      {paid} including {tax} tax
    </Trans>
  );
}
