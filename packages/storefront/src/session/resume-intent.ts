import { splitLocalePath } from "@catnip/domain/locales";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { showError, showMessage } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { currentViewer } from "../shell/viewer.ts";
import { takeIntent, type Intent } from "./intent.ts";

/**
 * Resumes what a guest wanted before logging in: opens the checkout (never confirms it), takes a free game, or puts the
 * game where it was meant to go. Only on that game's page: a visitor who went elsewhere wants something else by now.
 */
export async function resumeIntent(i18n: I18n): Promise<void> {
  const intent = takeIntent(Date.now());
  const { status, games } = currentViewer();
  if (!intent || status !== "player" || !isPageOf(intent.store_id)) return;
  const { action, store_id } = intent;
  try {
    // If the game is already owned, the checkout says so and offers to play it.
    if (action === "buy") await openPopup({ name: "checkout", props: { storeId: store_id } });
    else if (action === "get") await openPopup({ name: "freeGame", props: { storeId: store_id } });
    else if (!games?.owned.has(store_id)) await put(intent, i18n);
  } catch (fault) {
    await showError(fault, i18n);
  }
}

/** Into the cart or onto the wishlist; idempotent. */
async function put({ action, store_id }: Intent, i18n: I18n): Promise<void> {
  if (action === "cart") await (await import("../carts/change-cart.ts")).addToCart(store_id);
  else await (await import("../wishlists/change-wishlist.ts")).addWish(store_id);
  const told =
    action === "cart" ? msg`The game is in your cart now.` : msg`The game is on your wishlist now.`;
  await showMessage(i18n._(told));
}

const isPageOf = (storeId: number) => splitLocalePath(window.location.pathname)?.path === `/store/${storeId}`;
