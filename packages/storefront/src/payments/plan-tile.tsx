import { showsPricesWithoutTax } from "@catnip/domain/taxes";
import { useFormat } from "@catnip/i18n";
import { Coins, RadioTile } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useAmountWords } from "../amounts/wallet-amount.tsx";
import { useViewerFact } from "../shell/viewer.ts";
import type { RechargePlan } from "./top-up-offer.ts";

/** A plan: its coins, its price, and the silver that comes with it. `isTaxed`: a tax is added to the price. */
export function PlanTile({ plan, isTaxed }: { plan: RechargePlan; isTaxed: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useAmountWords();
  const silver = format.coins(plan.silver);
  const country = useViewerFact((viewer) => viewer.country);
  const hasTax = isTaxed && plan.tax_amount > 0;
  const [price, total] = [plan.pay_amount, plan.pay_amount + plan.tax_amount].map((minor) =>
    format.money(minor, plan.currency_id),
  );
  // Most laws require the final price first (R-TAX-15).
  const taxed = showsPricesWithoutTax(country) ? t`${price} plus tax` : t`${total} with tax`;
  return (
    <RadioTile
      value={plan.id}
      title={<Coins text={words(plan.coin)} />}
      note={hasTax ? taxed : price}
      {...(plan.silver > 0 && brand.features.silver && { badge: t`+${silver} silver` })}
    />
  );
}
