import type { NewsKind, NotificationKind } from "@catnip/domain/notifications";
import type { DisputeState } from "@catnip/domain/payments";
import { msg } from "@catnip/i18n/msg.ts";

// Mails are neutral throughout: they name no game, creator or shop, because mailboxes are shared and phones show
// subjects on lock screens. Details are in the inbox.

type Message = ReturnType<typeof msg>;
type Section = { readonly subject: Message; readonly intro: Message; readonly closing: Message };

/** The digest mail. */
export const NEWS = {
  subject: msg({ message: "An update for you", comment: "Subject of a mail" }),
  open: msg({ message: "See what is new", comment: "A link in a mail" }),
  why: msg`You get this email because of your wishlist, the creators you follow, or your coupons. We send at most one per day, unless something on your wishlist is released.`,
  off: msg({ message: "Stop these emails", comment: "A link in a mail" }),
};

/** One line of it per kind of news; `count`: how many there are. */
export const NEWS_LINES: Readonly<Record<NewsKind, Message>> = {
  wishlist_release: msg({
    message:
      "{count, plural, one {Something on your wishlist is out now.} other {# things on your wishlist are out now.}}",
  }),
  wishlist_sale: msg({
    message:
      "{count, plural, one {Something on your wishlist is on sale.} other {# things on your wishlist are on sale.}}",
  }),
  author_game: msg({
    message:
      "{count, plural, one {A creator you follow has something new.} other {Creators you follow have # new things.}}",
  }),
  author_news: msg({
    message:
      "{count, plural, one {A creator you follow has posted news.} other {Creators you follow have posted # news.}}",
  }),
  coupon_expiring: msg({
    message:
      "{count, plural, one {One of your coupons expires within a week.} other {# of your coupons expire within a week.}}",
  }),
};

/** Replaces the purchase text if it cost nothing. */
export const ADDED_TO_LIBRARY = msg`Something was added to your library; there was nothing to pay.`;

const KEEP = msg`You do not need to do anything. Keep this email if you need a record.`;
const RECEIPT = msg({ message: "Your receipt", comment: "Subject of a mail" });
const SUBMISSION = msg({
  message: "About your submission",
  comment: "Subject of a mail to a creator, about one of their games that was reviewed",
});
const REFUND = msg({ message: "Your refund", comment: "Subject of a mail" });
const PAYMENT = msg({ message: "About your payment", comment: "Subject of a mail" });
const IN_INBOX = msg`It is in your inbox.`;

export const ABOUT: Readonly<Record<Exclude<NotificationKind, NewsKind | "payment_dispute">, Section>> = {
  purchase_receipt: { subject: RECEIPT, intro: msg`Thank you for your purchase.`, closing: KEEP },
  top_up_receipt: {
    subject: RECEIPT,
    intro: msg`Your payment has arrived, and your wallet is topped up.`,
    closing: KEEP,
  },
  refund: {
    subject: REFUND,
    intro: msg`One of your payments was refunded. The coins that it had bought have been removed from your wallet.`,
    closing: KEEP,
  },
  gift: { subject: NEWS.subject, intro: msg`You have received a gift.`, closing: IN_INBOX },
  new_device: {
    subject: msg({ message: "New login to your account", comment: "Subject of a mail" }),
    intro: msg`Someone, most likely you, has logged in to your account from a device that we have not seen before:`,
    closing: msg`If this was you, you do not need to do anything. If not, end all other sessions on your account page and choose a new password at once.`,
  },
  submission_accepted: {
    subject: SUBMISSION,
    intro: msg`Your submission was accepted.`,
    closing: IN_INBOX,
  },
  submission_refused: {
    subject: SUBMISSION,
    intro: msg`Your submission was not accepted this time. You can change it and submit it again.`,
    closing: IN_INBOX,
  },
  payout_account_changed: {
    subject: msg({ message: "Your bank account was changed", comment: "Subject of a mail" }),
    intro: msg`The bank account that your payouts go to was set or changed. Payouts requested before keep the account that they named.`,
    closing: msg`If this was not you, choose a new password at once, which ends all other sessions, enter your own bank account again, and write to customer service.`,
  },
  country_changed: {
    subject: msg`About your account`,
    intro: msg`Our support has changed the country of residence of your account.`,
    closing: msg`If you did not request this, contact customer service.`,
  },
};

/** Replaces the refund text if something bought with coins was given back. */
export const RETURNED = msg`Your return is complete. What you paid with is back in your wallet:`;

/** Replaces it if nothing but coupons came back. */
export const RETURNED_FOR_NOTHING = msg`Your return is complete.`;

/** About a payment that its bank or provider disputes, by how that stands. */
export const DISPUTES: Readonly<Record<DisputeState, Section>> = {
  open: {
    subject: PAYMENT,
    intro: msg`A bank or payment provider has disputed one of your payments. You keep your coins, but you cannot buy anything until the dispute is settled.`,
    closing: msg`If you did not ask your bank to do this, contact customer service.`,
  },
  won: {
    subject: PAYMENT,
    intro: msg`The dispute about one of your payments is settled, and the payment stands. It no longer blocks your purchases.`,
    closing: KEEP,
  },
  lost: {
    subject: PAYMENT,
    intro: msg`The provider took back the money of one of your payments. The coins that it had bought have been removed from your wallet.`,
    closing: msg`If you did not ask your bank to do this, contact customer service.`,
  },
};

/** Follows when coins are owed. */
export const OWED = msg`You had already spent some of these coins, so you owe them now. Coins that you add to your wallet pay this debt first; until then you cannot buy anything.`;

/** Labels in front of a value: `Paid: USD 5.00`. */
export const LABELS = {
  number: msg({ message: "Number", comment: "In front of the number of an order" }),
  paid: msg({ message: "Paid", comment: "In front of an amount of money" }),
  refunded: msg({ message: "Given back", comment: "In front of an amount of money" }),
  coin: msg({ message: "Coins", comment: "In front of an amount of meow coins" }),
  silver: msg({ message: "Silver", comment: "In front of an amount of silver coins" }),
  net: msg({ message: "Price without tax", comment: "In front of a price that a tax is added to" }),
  added: msg({ message: "Tax", comment: "In front of the tax that is added to a price" }),
  coinBack: msg({ message: "Coins taken back", comment: "In front of an amount of meow coins" }),
  silverBack: msg({ message: "Silver taken back", comment: "In front of an amount of silver coins" }),
  owed: msg({ message: "Coins you owe", comment: "In front of an amount of meow coins" }),
  tax: msg({ message: "Including tax", comment: "In front of the tax that a price contains" }),
  device: msg({ message: "Device", comment: "In front of a browser and system: Firefox · Windows" }),
  place: msg({ message: "Place", comment: "In front of the country that a sign-in came from" }),
  time: msg({ message: "Time", comment: "In front of a date and time" }),
  bankAccount: msg({
    message: "Account ending in",
    comment: "In front of the last digits of a bank account",
  }),
  payoutsFrom: msg({
    message: "Payouts can be requested from",
    comment: "In front of a date and time",
  }),
  country: msg({ message: "Country", comment: "In front of a country or region" }),
};

export const OPEN_INBOX = msg({ message: "Open your inbox", comment: "A link in a mail" });
export const OPEN_MONEY = msg({ message: "See where your money is", comment: "A link in a mail" });
export const OPEN_ACCOUNT = msg({ message: "See where you are logged in", comment: "A link in a mail" });
