import { Cluster } from "@catnip/ui";
import { brand } from "#brand";
import { WalletAmount } from "../amounts/wallet-amount.tsx";
import type { LogLine } from "./load-log.ts";

/** The coins and the silver of a line; zeros are left out, unless both are zero. */
export function LogAmount({
  line: { coin, silver },
  justify = "end",
}: {
  line: Pick<LogLine, "coin" | "silver">;
  /** At the end, as in a column of numbers. */
  justify?: "start" | "end";
}) {
  const hasSilver = brand.features.silver && silver > 0;
  return (
    <Cluster gap={3} justify={justify}>
      {(coin > 0 || !hasSilver) && <WalletAmount meowcent={coin} />}
      {hasSilver && <WalletAmount meowcent={silver} kind="silver" />}
    </Cluster>
  );
}
