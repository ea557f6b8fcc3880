import type { GrantReason } from "@catnip/domain/grants";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why the shop gave something, or took it back (R-GRT-6). */
export const GRANT_REASON_NAMES: Record<GrantReason, MessageDescriptor> = {
  compensation: msg({ message: "Compensation", comment: "Why the shop gave coins: for a problem" }),
  prize: msg({ message: "Prize", comment: "Why the shop gave coins: the player won them" }),
  thanks: msg({ message: "Thank you", comment: "Why the shop gave coins" }),
  goodwill: msg({ message: "Goodwill", comment: "Why the shop gave coins: a gesture of goodwill" }),
  correction: msg({ message: "Correction", comment: "Why the shop gave coins, or took given ones back" }),
};
