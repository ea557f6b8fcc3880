import type { NewsKind } from "@catnip/domain/notifications";
import { msg } from "@catnip/i18n/msg.ts";

/** The unsubscribe page. */
export const MAILS_OFF = {
  title: msg({ message: "Mails", comment: "Title of the page that switches mails off" }),
  question: msg`Do you want to stop mails about the following? Your inbox is not changed by this.`,
  confirm: msg({ message: "Stop these mails", context: "button" }),
  done: msg`Done. You will not get these mails any more.`,
  undo: msg({ message: "Undo", comment: "A button" }),
  undone: msg`You will get these mails again.`,
  broken: msg`This link is no longer good. Open the newest mail and try its link.`,
};

export const NEWS_KINDS: Readonly<Record<NewsKind, ReturnType<typeof msg>>> = {
  wishlist_release: msg`Wishlist: something is out`,
  wishlist_sale: msg`Wishlist: something is on sale`,
  author_game: msg`Creators you follow: something new`,
  author_news: msg`Creators you follow: news`,
  coupon_expiring: msg`Coupons that end soon`,
};
