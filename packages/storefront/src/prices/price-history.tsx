import { countryName } from "@catnip/i18n";
import { StorePriceHistoryDocument } from "@catnip/sdk/prices/index.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Select, Skeleton, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";
import { useViewerFact } from "../shell/viewer.ts";
import { PriceChart } from "./price-chart.tsx";
import { PriceLows, type CoinRate } from "./price-lows.tsx";
import { PriceTable } from "./price-table.tsx";

/** What a game has cost so far, by country: its lows, a chart of the last year, and every change as a table. */
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
  const loaded = useQuery(
    ["price history", storeId, country],
    async (ask) =>
      (await ask(StorePriceHistoryDocument, { store_id: storeId, country })).getStorePriceHistory,
  );
  const [known, setKnown] = useState<readonly string[]>([]);
  const countries = loaded.value?.countries ?? known;
  if (loaded.value && loaded.value.countries !== known) setKnown(loaded.value.countries);
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
      {loaded.state === "loading" && <Skeleton height="20rem" />}
      {loaded.state === "failed" && <LoadFailed fault={loaded.fault} retry={loaded.reload} />}
      {loaded.state === "ready" && loaded.value.points.length === 0 && (
        <Text tone="soft">
          <Trans>This game has had no price here yet.</Trans>
        </Text>
      )}
      {loaded.state === "ready" && loaded.value.points.length > 0 && (
        <>
          <PriceLows history={loaded.value} coinRate={coinRate} />
          <PriceChart
            nowMs={nowMs}
            points={loaded.value.points.map(({ at, meowcent }) => ({
              atMs: Date.parse(at),
              amount: meowcent ?? null,
            }))}
          />
          <details>
            <summary>
              <Trans>All changes as a table</Trans>
            </summary>
            <PriceTable points={loaded.value.points} />
          </details>
        </>
      )}
    </Sheet>
  );
}

/** What visitors pay whose country nobody knows. */
const BASE_COUNTRY = "us";

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--raised);
`;
