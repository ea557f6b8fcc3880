import { useFormat } from "@catnip/i18n";
import { Cluster, Coins } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import type { LogLine } from "./load-log.ts";

/** The coins and the silver of a line; what is nothing is left out, unless both are. */
export function LogAmount({
  line: { coin, silver },
  justify = "end",
}: {
  line: Pick<LogLine, "coin" | "silver">;
  /** At the end, as in a column of numbers. */
  justify?: "start" | "end";
}) {
  const { t } = useLingui();
  const format = useFormat();
  const hasSilver = brand.features.silver && silver > 0;
  return (
    <Cluster gap={3} justify={justify}>
      {(coin > 0 || !hasSilver) && <Coins amount={format.coins(coin)} label={t`Meow coins`} />}
      {hasSilver && <Coins kind="silver" amount={format.coins(silver)} label={t`Silver`} />}
    </Cluster>
  );
}
