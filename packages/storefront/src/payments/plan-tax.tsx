import { showsPricesWithoutTax } from "@catnip/domain/taxes";
import { useFormat } from "@catnip/i18n";
import { DefinitionList, Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useViewerFact } from "../shell/viewer.ts";
import { priceAt, type PaymentProvider, type RechargePlan } from "./top-up-offer.ts";

/**
 * Price, tax and total of a plan, where a tax is added (R-TAX-10): the total first where the law requires it
 * (R-TAX-15). Renders nothing where none is added.
 */
export function PlanTax({ plan, providers }: { plan: RechargePlan; providers: readonly PaymentProvider[] }) {
  const format = useFormat();
  const country = useViewerFact((viewer) => viewer.country);
  const taxing = providers.find(({ adds_tax }) => adds_tax);
  if (plan.tax_amount === 0 || plan.tax_rate_bp === null) return null;
  if (!taxing)
    return (
      <Text tone="soft" size="s">
        <Trans>With this payment method, the price includes all taxes.</Trans>
      </Text>
    );
  const rate = format.percent(plan.tax_rate_bp / 100);
  const money = (minor: number) => format.money(minor, plan.currency_id);
  const isNetFirst = showsPricesWithoutTax(country);
  const net = { term: <Trans>Price without tax</Trans>, value: money(plan.pay_amount) };
  const tax = {
    term: <Trans comment="The tax that is added to a price, with its rate">Tax ({rate})</Trans>,
    value: money(plan.tax_amount),
  };
  const total = {
    term: <Trans>To pay</Trans>,
    value: <strong data-testid="plan-total">{money(priceAt(plan, taxing))}</strong>,
  };
  return (
    <Stack gap={3}>
      <Text tone="soft" size="s">
        {isNetFirst ? (
          <Trans>Prices do not include tax. Where you live, {rate} is added when you pay.</Trans>
        ) : (
          <Trans>Prices are final. They include the tax where you live, {rate}.</Trans>
        )}
      </Text>
      <DefinitionList items={isNetFirst ? [net, tax, total] : [total, net, tax]} />
    </Stack>
  );
}
