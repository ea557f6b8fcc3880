import { useFormat } from "@catnip/i18n";
import { Coins, RadioTile } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import type { RechargePlan } from "./top-up-offer.ts";

/** A plan: its coins, its price, and the silver that comes with it. `isTaxed`: a tax is added to the price. */
export function PlanTile({ plan, isTaxed }: { plan: RechargePlan; isTaxed: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const silver = format.coins(plan.silver);
  const coins = format.coins(plan.coin);
  const price = format.money(plan.pay_amount, plan.currency_id);
  return (
    <RadioTile
      value={plan.id}
      title={<Coins amount={coins} label={t`${coins} coins`} />}
      note={isTaxed && plan.tax_amount > 0 ? t`${price} plus tax` : price}
      {...(plan.silver > 0 && brand.features.silver && { badge: t`+${silver} silver` })}
    />
  );
}
