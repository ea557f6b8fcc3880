import { useFormat } from "@catnip/i18n";
import { Trans, useLingui } from "@lingui/react/macro";
import { GRANT_REASON_NAMES } from "./grant-names.ts";
import type { LogLine } from "./load-log.ts";

/** The reason for a gift, and its coupons. Coins and games are shown elsewhere in the line. */
export function GiftText({ gift }: { gift: NonNullable<LogLine["gift"]> }) {
  const { i18n } = useLingui();
  return (
    <>
      {gift.reason && <span>{i18n._(GRANT_REASON_NAMES[gift.reason])}</span>}
      {gift.coupon_percents.map((rate, at) => (
        <Coupon key={at} rate={rate} />
      ))}
    </>
  );
}

function Coupon({ rate }: { rate: number }) {
  const percent = useFormat().percent(rate);
  return (
    <div>
      <Trans>A coupon for {percent} off</Trans>
    </div>
  );
}
