import type { AccountAction } from "@catnip/domain/wallets";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** One booking or line, by what caused it. */
export const ACTION_NAMES: Record<AccountAction, MessageDescriptor> = {
  consume: msg`Purchase`,
  recharge: msg`Top-up`,
  recharge_refund: msg`Refunded top-up`,
  refund: msg`Refund`,
  redemption: msg`Reward code`,
  grant: msg({ message: "Gift", comment: "Coins given by the shop" }),
  expiry: msg({ message: "Expired", comment: "Coins that had an end date" }),
};

/** The same as a list to choose. */
export const HISTORY_NAMES: Record<AccountAction, MessageDescriptor> = {
  consume: msg`Purchases`,
  recharge: msg`Top-ups`,
  recharge_refund: msg`Refunded top-ups`,
  refund: msg`Refunds`,
  redemption: msg`Reward codes`,
  grant: msg({ message: "Gifts", comment: "Coins given by the shop" }),
  expiry: msg`Expired coins`,
};
