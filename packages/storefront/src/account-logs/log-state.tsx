import type { LogState } from "@catnip/domain/payments";
import { Badge } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { LogLine } from "./load-log.ts";
import { MONEY_BACK_NAMES, MONEY_BACK_TONES } from "./went-back.tsx";

/** The three states of a line (R-PAY-19). */
const STATE_NAMES: Record<LogState, MessageDescriptor> = {
  0: msg`Processing`,
  1: msg({ message: "Done", comment: "State of a purchase or a payment" }),
  2: msg({ message: "Failed", comment: "State of a purchase or a payment" }),
};

const TONES = { 0: "warn", 1: "success", 2: "danger" } as const;

/** The state of a line; of a completed one that was refunded, what was refunded. */
export function LogStateBadge({
  line: { state, money_back },
}: {
  line: Pick<LogLine, "state" | "money_back">;
}) {
  const { i18n } = useLingui();
  const tone = money_back ? MONEY_BACK_TONES[money_back.kind] : TONES[state];
  return <Badge tone={tone}>{i18n._(stateName({ state, money_back }))}</Badge>;
}

export const stateName = ({ state, money_back }: Pick<LogLine, "state" | "money_back">): MessageDescriptor =>
  money_back ? MONEY_BACK_NAMES[money_back.kind] : STATE_NAMES[state];
