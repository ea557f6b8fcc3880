import type { MoneyBack } from "@catnip/domain/payments";
import { useFormat } from "@catnip/i18n";
import { Text } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { useAmountWords } from "../amounts/wallet-amount.tsx";
import type { LogLine } from "./load-log.ts";

/** What a refunded line says instead of "Done" (R-RFD-36). */
export const MONEY_BACK_NAMES: Record<MoneyBack, MessageDescriptor> = {
  partly: msg`Partly refunded`,
  wholly: msg`Refunded`,
  disputed: msg({ message: "Disputed", comment: "State of a payment: the payer's bank asks about it" }),
  "charged-back": msg({
    message: "Taken back by the bank",
    comment: "State of a payment whose dispute was lost",
  }),
};

export const MONEY_BACK_TONES = {
  partly: "neutral",
  wholly: "neutral",
  disputed: "warn",
  "charged-back": "danger",
} as const satisfies Record<MoneyBack, string>;

/** How much of a line was refunded: money of a top-up, coins and silver of a purchase; nothing if none was. */
export function WentBack({
  line: { money_back, currency_id },
}: {
  line: Pick<LogLine, "money_back" | "currency_id">;
}) {
  const format = useFormat();
  const words = useAmountWords();
  if (!money_back) return null;
  const { coin, silver, pay_amount } = money_back;
  if (pay_amount !== null && currency_id !== null) {
    if (pay_amount === 0) return null;
    const refunded = format.money(pay_amount, currency_id);
    return (
      <Text as="div" size="s" tone="soft">
        <Trans comment="Under what was paid: an amount of money that went back">{refunded} refunded</Trans>
      </Text>
    );
  }
  const back = [
    ...(coin > 0 || silver === 0 ? [words(coin)] : []),
    ...(brand.features.silver && silver > 0 ? [words(silver, "silver")] : []),
  ].join(" + ");
  return (
    <Text as="div" size="s" tone="soft">
      <Trans comment="Under what a purchase cost: coins and silver that came back to the wallet">
        {back} came back
      </Trans>
    </Text>
  );
}
