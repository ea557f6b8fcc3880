import { aboutMoney } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import type { StorePriceHistoryQuery } from "@catnip/sdk/prices/index.ts";
import { DefinitionList, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { WalletAmount } from "../amounts/wallet-amount.tsx";

/** What coins are worth in the shop's currency. */
export interface CoinRate {
  readonly currency_id: string;
  readonly minor_per_100_coins: number;
}

export type History = StorePriceHistoryQuery["getStorePriceHistory"];

/** The current price, two lows to compare it with, and a mark if the regular price rose. */
export function PriceLows({ history, coinRate }: { history: History; coinRate: CoinRate }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = history.points.at(-1);
  const { lowest_30_days: low, all_time_low: ever, raise } = history.lows;
  const isReduced = typeof now?.price === "number" && now.price !== now.meowcent;
  const coins = (meowcent: number) => <WalletAmount meowcent={meowcent} />;
  // Past exchange values of coins are unknown, so only the current price is shown in money.
  const price = (meowcent: number) => (
    <Price>
      {coins(meowcent)}
      <Money>
        <Trans comment="Real money that the coins come to">
          About {format.money(aboutMoney(meowcent, coinRate), coinRate.currency_id)}
        </Trans>
      </Money>
    </Price>
  );
  const items = [
    now && typeof now.meowcent === "number" && { term: t`Price now`, value: price(now.meowcent) },
    typeof low === "number" && {
      term: isReduced ? t`Lowest in the 30 days before this offer` : t`Lowest in the last 30 days`,
      value: coins(low),
    },
    ever && {
      term: t`Lowest ever`,
      value: (
        <>
          {coins(ever.meowcent)}
          <Day>{ever.until ? <Trans>until {format.date(ever.until)}</Trans> : <Trans>now</Trans>}</Day>
        </>
      ),
    },
  ];
  return (
    <>
      <DefinitionList items={items.filter((item) => typeof item === "object" && item !== null)} />
      {raise && (
        <Text size="s" tone="soft">
          <Trans>
            The regular price rose from {format.coins(raise.from)} to {format.coins(raise.to)} coins on{" "}
            {format.date(raise.at)}.
          </Trans>
        </Text>
      )}
    </>
  );
}

const Price = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 0.5em;
`;
const Money = styled.span`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
const Day = styled(Money)`
  display: block;
`;
