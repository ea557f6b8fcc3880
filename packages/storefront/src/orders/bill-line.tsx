import type { QuoteLine } from "@catnip/domain/orders";
import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { Button, Cover, IconButton, StepList, TrashIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { CARD_WIDTHS } from "@catnip/site/images/card-widths.ts";
import type { CheckoutItem, OwnCoupon } from "./checkout-items.ts";

/** One game of the bill: cover, price, discounts, and its actions. */
export function BillLine({
  item: { store },
  line,
  told,
  coupons,
  hasSum,
  onCoupons,
  onLeaveOut,
}: {
  item: CheckoutItem;
  line: QuoteLine;
  /** The same price as it may be advertised. */
  told: AnnouncedPrice;
  coupons: readonly OwnCoupon[];
  /** With several games, each line shows its own total. */
  hasSum: boolean;
  /** Opens the choice of coupons; absent: there are none. */
  onCoupons?: (() => void) | undefined;
  /** Absent: it cannot be left out. */
  onLeaveOut?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const [text] = store.store_info;
  const game = text?.name ?? "";
  const percent = format.percent(told.percent);
  const before = told.was ?? told.sale;
  const minus = (amount: number) => `−${format.coins(amount)}`;
  const couponName = (uuid: string) => coupons.find((owned) => owned.uuid === uuid)?.coupon.name ?? "";

  const steps = [
    ...(before > told.sale
      ? [{ label: t`Discount ${percent}`, amount: minus(before - told.sale), kind: "minus" as const }]
      : []),
    ...line.coupons.map((step) => {
      const [name, rate] = [couponName(step.uuid), format.percent(step.discount_rate)];
      return { label: t`Coupon ${name} (${rate})`, amount: minus(step.discount), kind: "minus" as const };
    }),
    ...(hasSum && line.final < before
      ? [{ label: t`This game`, amount: format.coins(line.final), kind: "subtotal" as const }]
      : []),
  ];
  return (
    <Line aria-label={game}>
      <Cover src={text?.data.cover.url} alt="" url={imageUrl} widths={CARD_WIDTHS} sizes="6rem" rounded />
      <h3 lang={text?.language}>{game}</h3>
      <span>{format.coins(before)}</span>
      {steps.length > 0 && <StepList steps={steps} />}
      {(onCoupons ?? onLeaveOut) && (
        <div>
          {onCoupons && (
            <Button kind="secondary" size="s" aria-label={t`Choose coupons for ${game}`} onClick={onCoupons}>
              <Trans>Choose coupons</Trans>
            </Button>
          )}
          {onLeaveOut && (
            <IconButton size="s" label={t`Leave ${game} out`} onClick={onLeaveOut}>
              <TrashIcon />
            </IconButton>
          )}
        </div>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  & > h3 {
    margin: 0;
    font-size: var(--size-m);
    font-weight: 620;
    overflow-wrap: anywhere;
  }
  & > span {
    font-variant-numeric: tabular-nums;
  }
  & > dl {
    grid-column: 1 / -1;
    font-size: var(--size-s);
  }
  & > div:last-child {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
`;
