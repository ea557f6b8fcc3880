import { Button, Skeleton } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { lazy, startTransition, Suspense, useState } from "react";
import type { CoinRate } from "./price-lows.tsx";

/** Opens a game's price history below its price. Code and data load on demand (R-PRC-16). */
export function PriceHistoryEntry(props: { storeId: number; nowMs: number; coinRate: CoinRate }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = async () => {
    // Without a network the panel stays closed, and the shop says why (R-WEB-2).
    if (isOpen || (await load().catch(() => undefined))) startTransition(() => setOpen(!isOpen));
  };
  return (
    <>
      <div>
        <Button kind="ghost" size="s" aria-expanded={isOpen} onClick={() => void toggle()}>
          <Trans>Price history</Trans>
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <PriceHistory {...props} />
        </Suspense>
      )}
    </>
  );
}

const load = () => import("./price-history.tsx");

const PriceHistory = lazy(async () => ({ default: (await load()).PriceHistory }));
