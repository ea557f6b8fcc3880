import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";

/** The shop's refund rule in one sentence, used before buying, in the terms and in the dialog. */
export function RefundRule() {
  const { days, playedHours: hours } = brand.refunds;
  return (
    <Trans>
      You can return a game within {days} days if you have played it for less than {hours} hours and not
      downloaded it.
    </Trans>
  );
}
