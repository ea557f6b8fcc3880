import { canRemoveFromBill } from "@catnip/domain/carts";
import type { CouponChoices } from "@catnip/domain/coupons";
import { Button, Stack, Text } from "@catnip/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { BillLine } from "./bill-line.tsx";
import type { CheckoutItem } from "./checkout-items.ts";
import { chooseCoupon } from "./choose-coupon.ts";
import type { Bill } from "./use-checkout-bill.ts";

/** The games of a bill. All but the last one can be excluded, and included again (R-CHK-18). */
export function BillLines({
  bill,
  leftOutCount,
  onChoose,
  onLeaveOut,
  onPutBack,
}: {
  bill: Bill;
  leftOutCount: number;
  onChoose: (choices: CouponChoices) => void;
  onLeaveOut: (storeId: number) => void;
  onPutBack: () => void;
}) {
  const { t } = useLingui();
  const { facts, quote, told } = bill;
  const openCoupons = async (item: CheckoutItem) => {
    const choices = await chooseCoupon(bill, item);
    if (choices) onChoose(choices);
  };
  const games = useRef<HTMLDivElement>(null);
  const putBack = () => {
    // The button disappears, so the games get the focus.
    games.current?.focus();
    onPutBack();
  };
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={5} role="list" aria-label={t`Games`} ref={games} tabIndex={-1}>
        {facts.items.map((item, index) => {
          const line = quote.lines[index];
          const price = told[index];
          return (
            line &&
            price && (
              <BillLine
                key={item.storeId}
                item={item}
                line={line}
                told={price}
                coupons={facts.coupons}
                hasSum={quote.lines.length > 1}
                onCoupons={facts.coupons.length > 0 ? () => void openCoupons(item) : undefined}
                onLeaveOut={canRemoveFromBill(facts.items) ? () => onLeaveOut(item.storeId) : undefined}
              />
            )
          );
        })}
      </Stack>
      {leftOutCount > 0 && (
        <Text tone="soft" size="s" as="div" role="status">
          {t`${plural(leftOutCount, {
            one: "# game is left out and stays in your cart.",
            other: "# games are left out and stay in your cart.",
          })}`}{" "}
          <Button key={leftOutCount} ref={takeFocus} kind="ghost" size="s" onClick={putBack}>
            <Trans comment="Takes games that were left out of a purchase back into it">Put back</Trans>
          </Button>
        </Text>
      )}
    </Stack>
  );
}

/** The pressed button is gone, and the focus with it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
