/** The notification channels. */
export const NOTIFICATION_CHANNELS = ["inbox", "mail"] as const;

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * When the mail of a kind is sent: `at-once` in the transaction that causes it, `prompt` with the next mail sweep,
 * `digest` in at most one mail per player and day.
 */
export type MailPace = "at-once" | "prompt" | "digest";

/** The default settings of a notification kind. */
interface NotificationRule {
  readonly mailPace: MailPace;
  /** Whether it is on by default. */
  readonly usually: Readonly<Record<NotificationChannel, boolean>>;
  /** Channels that cannot be switched off. */
  readonly fixed: readonly NotificationChannel[];
}

const BOTH = { inbox: true, mail: true } as const;
const INBOX_ONLY = { inbox: true, mail: false } as const;

/**
 * Every notification kind and its rule. Anything that protects an account or documents a payment of real money is
 * always sent: an attacker who takes over an account must not be able to silence it first. News goes to the inbox only,
 * unless the player opted in to mail, or asked for it through a wish or a follow (R-NTF-2).
 */
const NOTIFICATION_RULES = {
  wishlist_release: { mailPace: "prompt", usually: BOTH, fixed: [] },
  wishlist_sale: { mailPace: "digest", usually: BOTH, fixed: [] },
  author_game: { mailPace: "digest", usually: BOTH, fixed: [] },
  author_news: { mailPace: "digest", usually: INBOX_ONLY, fixed: [] },
  coupon_expiring: { mailPace: "digest", usually: INBOX_ONLY, fixed: [] },
  purchase_receipt: { mailPace: "at-once", usually: BOTH, fixed: [] },
  top_up_receipt: { mailPace: "at-once", usually: BOTH, fixed: ["mail"] },
  refund: { mailPace: "at-once", usually: BOTH, fixed: ["mail"] },
  payment_dispute: { mailPace: "at-once", usually: BOTH, fixed: ["mail"] },
  gift: { mailPace: "at-once", usually: BOTH, fixed: [] },
  new_device: { mailPace: "at-once", usually: BOTH, fixed: ["inbox", "mail"] },
  submission_accepted: { mailPace: "at-once", usually: BOTH, fixed: [] },
  submission_refused: { mailPace: "at-once", usually: BOTH, fixed: [] },
  payout_account_changed: { mailPace: "at-once", usually: BOTH, fixed: ["inbox", "mail"] },
  country_changed: { mailPace: "at-once", usually: BOTH, fixed: ["inbox", "mail"] },
} as const satisfies Readonly<Record<string, NotificationRule>>;

export type NotificationKind = keyof typeof NOTIFICATION_RULES;

/** Kinds whose mails are combined into a digest: everything that goes to many players at once. */
export type NewsKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_RULES)[Kind]["mailPace"] extends "at-once" ? never : Kind;
}[NotificationKind];

/** Whether mail of this kind is part of the digest. */
export const isNewsKind = (kind: NotificationKind): kind is NewsKind =>
  notificationRule(kind).mailPace !== "at-once";

/** Whether an untrusted value names a kind. */
export function isNotificationKind(value: unknown): value is NotificationKind {
  return typeof value === "string" && Object.hasOwn(NOTIFICATION_RULES, value);
}

/** All kinds, in the order of the settings page. */
export const NOTIFICATION_KINDS: readonly NotificationKind[] =
  Object.keys(NOTIFICATION_RULES).filter(isNotificationKind);

/** A kind's rule, widened from the table's literal types. */
export const notificationRule = (kind: NotificationKind): NotificationRule => NOTIFICATION_RULES[kind];
