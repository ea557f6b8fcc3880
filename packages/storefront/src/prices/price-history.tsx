import { countryName } from "@catnip/i18n";
import { StorePriceHistoryDocument } from "@catnip/sdk/prices/index.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { Select, Skeleton, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";
import { useQuery } from "urql";
import { useViewerFact } from "../shell/viewer.ts";
import { PriceChart } from "./price-chart.tsx";
import { PriceLows, type CoinRate } from "./price-lows.tsx";
import { PriceTable } from "./price-table.tsx";

/** A game's price history by country: its lows, a chart of the last year, and every change as a table. */
export function PriceHistory({
  storeId,
  nowMs,
  coinRate,
}: {
  storeId: number;
  nowMs: number;
  coinRate: CoinRate;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const own = useViewerFact((viewer) => viewer.country) ?? BASE_COUNTRY;
  const [chosen, setChosen] = useState<string | null>(null);
  const country = (chosen ?? own).toLowerCase();
  const [found, retry] = useQuery({
    query: StorePriceHistoryDocument,
    variables: { store_id: storeId, country },
  });
  const countries = found.data?.getStorePriceHistory.countries ?? [];
  const options = [...new Set([country, ...countries])]
    .map((code) => ({ value: code, label: countryName(code.toUpperCase(), locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Sheet>
      <Select
        label={t({ message: "Prices in", comment: "Before a list of countries" })}
        value={country}
        options={options}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <QueryResult of={found} retry={retry} placeholder={<Skeleton height="20rem" />}>
        {({ getStorePriceHistory: history }) =>
          history.points.length === 0 ? (
            <Text tone="soft">
              <Trans>This game has had no price here yet.</Trans>
            </Text>
          ) : (
            <>
              <PriceLows history={history} coinRate={coinRate} />
              <PriceChart
                nowMs={nowMs}
                points={history.points.map(({ at, meowcent }) => ({
                  atMs: Date.parse(at),
                  amount: meowcent ?? null,
                }))}
              />
              <details>
                <summary>
                  <Trans>All changes as a table</Trans>
                </summary>
                <PriceTable points={history.points} />
              </details>
            </>
          )
        }
      </QueryResult>
    </Sheet>
  );
}

/** The price for visitors whose country is unknown. */
const BASE_COUNTRY = "us";

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--raised);
`;
