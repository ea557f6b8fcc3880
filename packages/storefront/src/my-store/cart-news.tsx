import { usePath } from "@catnip/site/languages/locale.ts";
import { Notice, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useViewer } from "../shell/viewer.ts";
import { departures, rememberCart, seenCart, type Departure } from "./cart-departures.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** Names what left the cart since the player last saw it, and why (R-CRT-9). */
export function CartNews({ entries }: { entries: readonly ShelfEntry[] }) {
  const { t } = useLingui();
  const path = usePath();
  const { me, games } = useViewer();
  const owner = me?.uuid ?? "";
  const [gone, setGone] = useState<readonly Departure[]>([]);
  useEffect(() => {
    if (owner === "") return;
    const left = departures(seenCart(owner), entries, games?.owned ?? new Set());
    rememberCart(owner, entries);
    if (left.length > 0) setGone(left);
    // oxlint-disable-next-line react/exhaustive-deps -- once per change of the cart
  }, [entries, owner]);
  if (gone.length === 0) return null;
  return (
    <Notice tone="info" title={t`This left your cart`} closeLabel={t`Close`} onClose={() => setGone([])}>
      <ul>
        {gone.map(({ storeId, name, why }) => (
          <li key={storeId}>
            {why === "bought" ? (
              <Trans comment="Why a game is not in the cart any more">
                <TextLink href={path(`/store/${storeId}`)}>{name}</TextLink> is in your library now.
              </Trans>
            ) : (
              <Trans comment="Why a game is not in the cart any more">
                <TextLink href={path(`/store/${storeId}`)}>{name}</TextLink> was removed in another window or
                on another device.
              </Trans>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
