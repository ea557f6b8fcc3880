import type { CouponRefusal } from "@catnip/domain/coupons";
import { useFormat } from "@catnip/i18n";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Badge, Stack } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { refusalText } from "./coupon-messages.ts";

/** A coupon and its state for one game. */
export interface CouponCard {
  uuid: string;
  name: string;
  /** Percent off. */
  rate: number;
  /** ISO text; null: it never ends. */
  endsAt: string | null;
  kind: "selected" | "used" | "unavailable" | "available";
  isExpiring: boolean;
  /** Why it is unavailable. */
  refusal: CouponRefusal | null;
  /** The other game it is used for. */
  usedFor: string | null;
}

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The buyer's coupons for one game. Its result is the coupon that was clicked, to be selected or deselected. */
    couponSelection: { props: { game: string; cards: CouponCard[] }; result: string };
  }
}

/** The coupon selection of a checkout. Unusable ones stay visible, do nothing, and say why (R-CPN-9). */
export default function CouponSelectionPopup({
  props: { game, cards },
  close,
}: {
  props: PopupProps<"couponSelection">;
  close: (uuid?: string) => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Coupons for {game}</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack as="ul" gap={3} role="list">
            {cards.map((card) => (
              <li key={card.uuid}>
                <Coupon card={card} onClick={() => close(card.uuid)} />
              </li>
            ))}
          </Stack>
        </Dialog.Body>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

function Coupon({ card, onClick }: { card: CouponCard; onClick: () => void }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { kind, isExpiring, refusal, usedFor } = card;
  const isIdle = kind === "unavailable" || kind === "used";
  const rate = format.percent(card.rate);
  const day = card.endsAt && format.date(card.endsAt);
  return (
    // Not `disabled`: the reason must be reachable by keyboard.
    <Face
      type="button"
      aria-pressed={kind === "selected"}
      aria-disabled={isIdle || undefined}
      onClick={() => !isIdle && onClick()}
    >
      <strong>−{rate}</strong>
      <span>
        {card.name}
        <small>
          {usedFor !== null && <span>{t`Used for ${usedFor}`}</span>}
          {refusal && <span>{i18n._(refusalText(refusal))}</span>}
          {!isIdle && <span>{day ? t`Until ${day}` : t`Does not expire`}</span>}
        </small>
      </span>
      {kind === "selected" && (
        <Badge tone="success">
          <Trans comment="A coupon that is chosen">Selected</Trans>
        </Badge>
      )}
      {isExpiring && !isIdle && <Badge tone="warn">{t`Ends soon`}</Badge>}
    </Face>
  );
}

const Face = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  width: 100%;
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  & > strong {
    flex: 0 0 3.75rem;
    color: var(--accent-text);
    font-size: var(--size-l);
    font-variant-numeric: tabular-nums;
  }
  & > span:not([data-tone]) {
    flex: 1 1 8rem;
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  &:hover:not([aria-disabled]) {
    background: var(--overlay);
  }
  &[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  &[aria-disabled] {
    border-style: dashed;
    background: none;
    cursor: not-allowed;
    & > strong {
      color: var(--text-soft);
    }
  }
`;
