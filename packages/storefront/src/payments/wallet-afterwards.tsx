import { bonusSilver } from "@catnip/domain/payments";
import { affordableCount } from "@catnip/domain/wallets";
import { useFormat } from "@catnip/i18n";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import type { Viewer } from "../shell/viewer.ts";
import type { RechargePlan } from "./top-up-offer.ts";
import { useWantedGames } from "./use-wanted-games.ts";

/** The balance after a plan, and what it can buy then (R-TOP-17). */
export function WalletAfterwards({
  plan,
  wallet,
  missing,
  owed,
}: {
  plan: RechargePlan;
  wallet: NonNullable<Viewer["wallet"]>;
  /** The missing amount of a pending purchase, in meowcent; absent: none is pending. */
  missing: number | undefined;
  /** The debt that is paid first, in meowcent. */
  owed: number;
}) {
  const format = useFormat();
  const bonus = bonusSilver(plan.silver, brand.features);
  const coin = Math.max(wallet.coin + plan.coin - owed, 0);
  const [coins, silver] = [format.coins(coin), format.coins(wallet.silver + bonus)];
  const balance = coin + (brand.features.silver ? wallet.silver + bonus : 0);
  return (
    <Text as="div" role="status" aria-live="polite">
      {brand.features.silver ? (
        <Trans>
          Afterwards you have {coins} coins and {silver} silver.
        </Trans>
      ) : (
        <Trans>Afterwards you have {coins} coins.</Trans>
      )}{" "}
      {missing ? <ForThePurchase lacking={missing - plan.coin} /> : <ForWantedGames balance={balance} />}
    </Text>
  );
}

function ForThePurchase({ lacking }: { lacking: number }) {
  const missingCoins = useFormat().coins(lacking);
  return lacking <= 0 ? (
    <Trans>That covers your purchase.</Trans>
  ) : (
    <Trans>Your purchase needs {missingCoins} more coins.</Trans>
  );
}

/** Renders nothing while loading or on failure: it is only an aid. */
function ForWantedGames({ balance }: { balance: number }) {
  const locale = useLocale();
  const wanted = useWantedGames(locale);
  if (!wanted) return null;
  const { from, prices } = wanted;
  const [count, all] = [affordableCount(prices, balance), prices.length];
  if (from === "cart")
    return count === all ? (
      <Trans>That is enough for everything in your cart.</Trans>
    ) : (
      <Trans>
        That is enough for {count} of the {all} games in your cart.
      </Trans>
    );
  return count === all ? (
    <Trans>That is enough for everything on your wishlist.</Trans>
  ) : (
    <Trans>
      That is enough for {count} of the {all} games on your wishlist.
    </Trans>
  );
}
