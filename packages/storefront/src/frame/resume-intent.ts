import { splitLocalePath } from "@catnip/domain/locales";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { showError, showMessage } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { currentViewer } from "../shell/viewer.ts";
import { takeIntent, type GameAction, type Intent } from "../session/intent.ts";

/**
 * Resumes a guest's intent after the login: opens the checkout or the comment form (never confirms them), gets a free
 * game, adds the game to the cart or wishlist, or follows. Only on the page of the intent: a visitor who went elsewhere
 * has dropped it.
 */
export async function resumeIntent(i18n: I18n): Promise<void> {
  const intent = takeIntent(Date.now());
  const { status } = currentViewer();
  if (!intent || status !== "player" || !isPageOf(intent)) return;
  try {
    await resume(intent, i18n);
  } catch (fault) {
    await showError(fault, i18n);
  }
}

async function resume(intent: Intent, i18n: I18n): Promise<void> {
  switch (intent.action) {
    // If the game is already owned, the checkout says so and offers to play it.
    case "buy":
      await openPopup({ name: "checkout", props: { storeId: intent.store_id } });
      return;
    case "get":
      await openPopup({ name: "freeGame", props: { storeId: intent.store_id } });
      return;
    case "cart":
    case "wish":
      return put(intent, i18n);
    case "follow":
      if (await (await import("../follows/change-follow.ts")).followPerson(intent.user_uuid))
        await showMessage(i18n._(msg`You are following them now.`));
      return;
    case "helpful":
      await (await import("../comments/change-marks.ts")).setHelpful(intent.comment_uuid, true);
      return showMessage(i18n._(msg`Thank you. The comment counts as helpful now.`));
    case "report":
      await openPopup({ name: "reportComment", props: { uuid: intent.comment_uuid } });
      return;
    case "comment":
      // Only buyers comment; for others the page says so.
      if (currentViewer().games?.owned.has(intent.store_id))
        await openPopup({ name: "storeComment", props: { storeId: intent.store_id } });
  }
}

/** Into the cart or onto the wishlist; idempotent. */
async function put({ action, store_id }: Extract<Intent, { action: GameAction }>, i18n: I18n): Promise<void> {
  if (currentViewer().games?.owned.has(store_id)) return;
  if (action === "cart") await (await import("../carts/change-cart.ts")).addToCart(store_id);
  else await (await import("../wishlists/change-wishlist.ts")).addWish(store_id);
  const told =
    action === "cart" ? msg`The game is in your cart now.` : msg`The game is on your wishlist now.`;
  await showMessage(i18n._(told));
}

function isPageOf(intent: Intent): boolean {
  const wanted = "store_id" in intent ? `/store/${intent.store_id}` : intent.path;
  return splitLocalePath(window.location.pathname)?.path === wanted;
}
