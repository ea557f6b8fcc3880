import type { Locale } from "@catnip/domain/locales";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { showMessage } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { currentViewer, knownViewer } from "../shell/viewer.ts";
import { loadCheckout, quoteFor } from "./checkout-items.ts";
import { sendCheckout } from "./send-checkout.ts";

/**
 * Gets a free game: an ordinary purchase with a total of 0, sent without a bill to confirm (R-CHK-17). Idempotent. A
 * game that is no longer free, or already owned, opens the checkout, which says so.
 *
 * @throws ApiFault why the purchase failed
 */
export async function getFreeGame(storeId: number, locale: Locale, i18n: I18n): Promise<void> {
  const { country } = await knownViewer();
  if (!country && !(await openPopup({ name: "country", props: {} }))) return;
  const facts = await loadCheckout({ storeId }, locale);
  const { wallet, country: home, games } = currentViewer();
  const quote =
    wallet && quoteFor(facts, { useSilver: false, coupons: new Map() }, { country: home, wallet });
  if (!quote || quote.lines.length === 0 || quote.total > 0 || games?.owned.has(storeId)) {
    await openPopup({ name: "checkout", props: { storeId, isLanguageAccepted: true } });
    return;
  }
  const answer = await sendCheckout(facts.items, quote);
  if (answer.__typename === "CheckoutDone")
    await showMessage(i18n._(msg`The game is yours now. It is in your library.`));
  else if (answer.__typename === "CheckoutRefused")
    throw new ApiFault(answer.code, "The purchase was refused.");
  // Its price has changed since it was read: the bill says what it is now.
  else await openPopup({ name: "checkout", props: { storeId, isLanguageAccepted: true } });
}
