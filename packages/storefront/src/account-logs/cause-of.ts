import type { AccountAction } from "@catnip/domain/wallets";
import type { I18n } from "@lingui/core";
import { ACTION_NAMES } from "./action-names.ts";
import { GRANT_REASON_NAMES } from "./grant-names.ts";
import type { LogLine } from "./load-log.ts";

/** What caused a booking, on one line; for gifts also the reason. */
export function causeOf(action: AccountAction, gift: LogLine["gift"] | undefined, i18n: I18n): string {
  const name = i18n._(ACTION_NAMES[action]);
  return gift?.reason ? `${name} · ${i18n._(GRANT_REASON_NAMES[gift.reason])}` : name;
}
