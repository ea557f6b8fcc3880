import { useFormat } from "@catnip/i18n";
import { Coins } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useViewerFact } from "../shell/viewer.ts";

/** Both balances, for screens where the header has room for only one. */
export function Balances() {
  const { t } = useLingui();
  const format = useFormat();
  const coin = useViewerFact(({ wallet }) => wallet?.coin ?? null);
  const silver = useViewerFact(({ wallet }) => wallet?.silver ?? null);
  if (coin === null || silver === null) return null;
  return (
    <span data-wallet>
      <Coins amount={format.coins(coin)} label={t`Meow coins`} />
      {brand.features.silver && <Coins kind="silver" amount={format.coins(silver)} label={t`Silver`} />}
    </span>
  );
}
