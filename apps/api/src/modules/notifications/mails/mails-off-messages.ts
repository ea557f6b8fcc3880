import type { NewsKind } from "@catnip/domain/notifications";
import { msg } from "@catnip/i18n/msg.ts";

/** The unsubscribe page. */
export const MAILS_OFF = {
  title: msg({ message: "Emails", comment: "Title of the page that switches mails off" }),
  question: msg`Do you want to stop emails about the following? This does not change your inbox.`,
  confirm: msg({ message: "Stop these emails", context: "button" }),
  done: msg`Done. You will no longer get these emails.`,
  undo: msg({ message: "Undo", comment: "A button" }),
  undone: msg`You will get these emails again.`,
  broken: msg`This link is no longer valid. Please use the link in the newest email.`,
};

export const NEWS_KINDS: Readonly<Record<NewsKind, ReturnType<typeof msg>>> = {
  wishlist_release: msg`Wishlist: something is out`,
  wishlist_sale: msg`Wishlist: something is on sale`,
  author_game: msg`Creators you follow: something new`,
  author_news: msg`Creators you follow: news`,
  coupon_expiring: msg`Coupons that end soon`,
};
