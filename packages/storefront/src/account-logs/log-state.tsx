import type { LogState } from "@catnip/domain/payments";
import { Badge } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** The three states of a line (R-PAY-19). */
export const STATE_NAMES: Record<LogState, MessageDescriptor> = {
  0: msg`Processing`,
  1: msg({ message: "Done", comment: "State of a purchase or a payment" }),
  2: msg({ message: "Failed", comment: "State of a purchase or a payment" }),
};

const TONES = { 0: "warn", 1: "success", 2: "danger" } as const;

export function LogStateBadge({ state }: { state: LogState }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[state]}>{i18n._(STATE_NAMES[state])}</Badge>;
}
