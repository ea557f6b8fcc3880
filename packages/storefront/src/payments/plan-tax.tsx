import { useFormat } from "@catnip/i18n";
import { DefinitionList, Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { priceAt, type PaymentProvider, type RechargePlan } from "./top-up-offer.ts";

/** Price, tax and total of a plan, where a tax is added (R-TAX-10). Elsewhere nothing speaks of one. */
export function PlanTax({ plan, providers }: { plan: RechargePlan; providers: readonly PaymentProvider[] }) {
  const format = useFormat();
  const taxing = providers.find(({ adds_tax }) => adds_tax);
  if (plan.tax_amount === 0 || plan.tax_rate_bp === null) return null;
  if (!taxing)
    return (
      <Text tone="soft" size="s">
        <Trans>Paid this way, the price contains all taxes.</Trans>
      </Text>
    );
  const rate = format.percent(plan.tax_rate_bp / 100);
  const money = (minor: number) => format.money(minor, plan.currency_id);
  return (
    <Stack gap={3}>
      <Text tone="soft" size="s">
        <Trans>Prices are without tax. Where you live, {rate} is added when you pay.</Trans>
      </Text>
      <DefinitionList
        items={[
          { term: <Trans>Price without tax</Trans>, value: money(plan.pay_amount) },
          {
            term: <Trans comment="The tax that is added to a price, with its rate">Tax ({rate})</Trans>,
            value: money(plan.tax_amount),
          },
          {
            term: <Trans>To pay</Trans>,
            value: <strong data-testid="plan-total">{money(priceAt(plan, taxing))}</strong>,
          },
        ]}
      />
    </Stack>
  );
}
