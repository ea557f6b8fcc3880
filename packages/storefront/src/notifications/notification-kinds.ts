import type { NotificationKind } from "@catnip/domain/notifications";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What players call the kinds of notifications, where they choose among them. */
export const NOTIFICATION_KIND_NAMES: Record<NotificationKind, MessageDescriptor> = {
  wishlist_release: msg`A game from your wishlist comes out`,
  wishlist_sale: msg`A game from your wishlist is on sale`,
  author_game: msg`A creator you follow has a new game`,
  author_news: msg`News of games by creators you follow`,
  coupon_expiring: msg`A coupon ends soon`,
  purchase_receipt: msg`Receipts of purchases`,
  top_up_receipt: msg`Receipts of added coins`,
  refund: msg`Money that was given back`,
  new_device: msg`A login from a new device`,
  submission_accepted: msg`A game you handed in was accepted`,
  submission_refused: msg`A game you handed in was not accepted`,
  country_changed: msg`Support has changed your country`,
};
