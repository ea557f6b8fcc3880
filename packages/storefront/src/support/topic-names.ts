import type { SupportState, SupportTopic } from "@catnip/domain/support";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The names of topics, in the form and in the list of cases. */
export const TOPIC_NAMES: Readonly<Record<SupportTopic, MessageDescriptor>> = {
  payment: msg`A payment or top-up`,
  order: msg`A purchase`,
  game: msg`A game: playing or downloading`,
  account: msg`My account`,
  code: msg`A code or coupon`,
  creator: msg`Selling my own games`,
  report: msg`Reporting something`,
  other: msg`Something else`,
};

/** The state of a case, from the player's point of view. */
export const STATE_NAMES: Readonly<Record<SupportState, MessageDescriptor>> = {
  open: msg({ message: "Received", comment: "State of a message to customer service" }),
  waiting_staff: msg({ message: "We are on it", comment: "State of a message to customer service" }),
  waiting_player: msg({ message: "Answered", comment: "State of a message to customer service" }),
  closed: msg({ message: "Closed", comment: "State of a message to customer service" }),
};

export const STATE_TONES: Readonly<Record<SupportState, "neutral" | "info" | "success" | "accent">> = {
  open: "info",
  waiting_staff: "info",
  waiting_player: "success",
  closed: "neutral",
};
