import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import { login } from "@catnip/site/session/login.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { rememberIntent, type Intent } from "./intent.ts";

/**
 * Prompts a guest to log in for an action, and stores the action across login and sign-up (`frame/resume-intent.ts`).
 */
export async function askToLogIn(intent: Intent, i18n: I18n): Promise<void> {
  const isWilling = await confirm(
    i18n._(
      "user_uuid" in intent || "comment_uuid" in intent || intent.action === "comment"
        ? msg`Following people and commenting need an account. Log in now?`
        : msg`Buying, the cart and the wishlist need an account. Log in now?`,
    ),
    i18n._(msg`Please log in`),
  );
  if (isWilling) leaveToLogIn(intent);
}

/** Like `askToLogIn`, for a guest who has already agreed. */
export function leaveToLogIn(intent: Intent): void {
  rememberIntent(intent, Date.now());
  login();
}
