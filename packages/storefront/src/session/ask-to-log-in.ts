import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import { login } from "@catnip/site/session/login.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { rememberIntent, type Intent } from "./intent.ts";

/** Asks a guest to log in for an action, and remembers it across login and sign-up (`resume-intent.ts`). */
export async function askToLogIn(intent: Intent, i18n: I18n): Promise<void> {
  const isWilling = await confirm(
    i18n._(msg`Buying, the cart and the wishlist need an account. Log in now?`),
    i18n._(msg`Please log in`),
  );
  if (isWilling) leaveToLogIn(intent);
}

/** Like `askToLogIn`, for a guest who has already agreed. */
export function leaveToLogIn(intent: Intent): void {
  rememberIntent(intent, Date.now());
  login();
}
