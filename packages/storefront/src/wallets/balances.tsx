import { brand } from "#brand";
import { useViewerFact } from "../shell/viewer.ts";
import { WalletAmount } from "../amounts/wallet-amount.tsx";

/** Both balances, for screens where the header has room for only one. */
export function Balances() {
  const coin = useViewerFact(({ wallet }) => wallet?.coin ?? null);
  const silver = useViewerFact(({ wallet }) => wallet?.silver ?? null);
  if (coin === null || silver === null) return null;
  return (
    <span data-wallet>
      <WalletAmount meowcent={coin} />
      {brand.features.silver && <WalletAmount kind="silver" meowcent={silver} />}
    </span>
  );
}
