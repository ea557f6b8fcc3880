import { useFormat } from "@catnip/i18n";
import { Coins } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";

/** What an amount of the wallet counts. */
export type AmountKind = "coin" | "silver";

/** Amounts of the wallet with their unit, as text: "5.00 coins", "0.50 silver" (R-WAL-25). */
export function useAmountWords(): (meowcent: number, kind?: AmountKind) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (meowcent, kind = "coin") => {
    const coins = format.coins(meowcent);
    const silver = coins;
    return kind === "silver" ? t`${silver} silver` : t`${coins} coins`;
  };
}

/** An amount of the wallet with its sign and its unit. */
export function WalletAmount({
  meowcent,
  kind = "coin",
  size,
}: {
  meowcent: number;
  kind?: AmountKind;
  /** Font size. Default: that of the surrounding text. */
  size?: string;
}) {
  const words = useAmountWords();
  return <Coins kind={kind} text={words(meowcent, kind)} size={size} />;
}
