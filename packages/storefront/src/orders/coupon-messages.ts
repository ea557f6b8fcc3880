import type { UnusedReason } from "@catnip/domain/coupons";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a coupon is not used, for its owner. */
export const refusalText = (reason: UnusedReason): MessageDescriptor => REFUSALS[reason];

const REFUSALS: Readonly<Record<UnusedReason, MessageDescriptor>> = {
  "out-of-scope": msg`Only for other games`,
  ended: msg`It has expired`,
  used: msg`Used already`,
  "saves-nothing": msg`It does not lower this price`,
};
