import { Button, Notice } from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { useRemoval } from "./use-removal.ts";

/** Says what was removed from the list and offers to undo it (R-CRT-8). */
export function TakenNotice({
  removal: { taken, undo, isUndoing, forget },
}: {
  removal: ReturnType<typeof useRemoval>;
}) {
  const { t } = useLingui();
  if (!taken) return null;
  const { entries, how } = taken;
  const name = entries[0]?.store.store_info[0]?.name ?? "";
  return (
    <Notice
      tone="info"
      closeLabel={t`Close`}
      onClose={forget}
      action={
        <Button kind="secondary" size="s" busy={isUndoing} onClick={() => undo(taken)}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {how === "moved" ? (
        <Trans>“{name}” is in your cart now.</Trans>
      ) : entries.length === 1 ? (
        <Trans comment="A game was taken off the cart or the wishlist">“{name}” was removed.</Trans>
      ) : (
        <Plural value={entries.length} one="# game was removed." other="# games were removed." />
      )}
    </Notice>
  );
}
