import { useFormat } from "@catnip/i18n";
import { Button, Notice, Stack, Text } from "@catnip/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { styled } from "styled-components";
import { idleCoupons } from "./idle-coupons.ts";
import { refusalText } from "./coupon-messages.ts";
import type { Bill } from "./use-checkout-bill.ts";

/** The buyer's savings, whether another choice would save more, and why coupons are unused (R-CPN-8, R-CPN-9). */
export function Savings({ bill, onBest }: { bill: Bill; onBest: () => void }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { quote, deal } = bill;
  const savedMeowcent = savedBy(bill);
  const idle = idleCoupons(bill);
  const idleCount = idle.length;
  const hasCoupons = quote.lines.some((line) => line.coupons.length > 0);
  const saved = format.coins(savedMeowcent);
  const more = format.coins(quote.total - deal.total);
  const here = useRef<HTMLDivElement>(null);
  const takeBest = () => {
    // The button disappears, so the focus is kept in its place.
    here.current?.focus();
    onBest();
  };
  return (
    <Stack gap={2} ref={here} tabIndex={-1}>
      {savedMeowcent > 0 && (
        <Text tone="success" weight="strong" role="status">
          <Trans>You save {saved} coins</Trans>
        </Text>
      )}
      {quote.total > deal.total ? (
        <Notice
          live={false}
          action={
            <Button kind="secondary" size="s" onClick={takeBest}>
              <Trans>Use the best coupons</Trans>
            </Button>
          }
        >
          <Trans>Your coupons could save {more} coins more.</Trans>
        </Notice>
      ) : (
        hasCoupons && (
          <Text tone="soft" size="s">
            <Trans>Your coupons are used where they save most.</Trans>
          </Text>
        )
      )}
      {idle.length > 0 && (
        <Idle>
          <summary>
            {t`${plural(idleCount, { one: "# coupon not used", other: "# coupons not used" })}`}
          </summary>
          <ul>
            {idle.map(({ uuid, name, rate, reason }) => {
              const off = format.percent(rate);
              return (
                <li key={uuid}>
                  {name} (−{off}): {reason === "left" ? t`Left out by you` : i18n._(refusalText(reason))}
                </li>
              );
            })}
          </ul>
        </Idle>
      )}
    </Stack>
  );
}

/** All deductions from the list prices: discounts and coupons. */
const savedBy = ({ told, quote }: Bill) =>
  told.reduce((sum, { was, sale }) => sum + (was ?? sale), 0) - quote.total;

const Idle = styled.details`
  color: var(--text-soft);
  font-size: var(--size-s);
  & summary {
    min-height: var(--target);
    display: list-item;
    align-content: center;
    cursor: pointer;
  }
  & ul {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    padding-inline-start: var(--space-5);
  }
`;
