/** Where a person can be told. */
export const NOTIFICATION_CHANNELS = ["inbox", "mail"] as const;

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * How the mail of a kind leaves: `at-once` in the transaction that gives the reason, `prompt` with the next mail sweep,
 * `digest` with at most one mail per person and day.
 */
export type MailPace = "at-once" | "prompt" | "digest";

/** What holds for a kind of notification until the person says otherwise. */
export interface NotificationRule {
  readonly mailPace: MailPace;
  /** Whether it is on before the person has chosen. */
  readonly usually: Readonly<Record<NotificationChannel, boolean>>;
  /** Channels that cannot be switched off. */
  readonly fixed: readonly NotificationChannel[];
}

const BOTH = { inbox: true, mail: true } as const;
const INBOX_ONLY = { inbox: true, mail: false } as const;

/**
 * Every kind of notification and its rule. What protects an account or proves a payment of real money is always sent:
 * whoever has taken an account over must not be able to silence it first. News stays in the inbox unless asked for
 * by mail, except what was asked for by a wish or a follow (R-NTF-2).
 */
export const NOTIFICATION_RULES = {
  wishlist_release: { mailPace: "prompt", usually: BOTH, fixed: [] },
  wishlist_sale: { mailPace: "digest", usually: BOTH, fixed: [] },
  author_game: { mailPace: "digest", usually: BOTH, fixed: [] },
  author_news: { mailPace: "digest", usually: INBOX_ONLY, fixed: [] },
  coupon_expiring: { mailPace: "digest", usually: INBOX_ONLY, fixed: [] },
  purchase_receipt: { mailPace: "at-once", usually: BOTH, fixed: [] },
  top_up_receipt: { mailPace: "at-once", usually: BOTH, fixed: ["mail"] },
  refund: { mailPace: "at-once", usually: BOTH, fixed: ["mail"] },
  new_device: { mailPace: "at-once", usually: BOTH, fixed: ["inbox", "mail"] },
  submission_accepted: { mailPace: "at-once", usually: BOTH, fixed: [] },
  submission_refused: { mailPace: "at-once", usually: BOTH, fixed: [] },
  country_changed: { mailPace: "at-once", usually: BOTH, fixed: ["inbox", "mail"] },
} as const satisfies Readonly<Record<string, NotificationRule>>;

export type NotificationKind = keyof typeof NOTIFICATION_RULES;

/** Kinds whose mails are put together into one: everything that concerns many people at once. */
export type NewsKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_RULES)[Kind]["mailPace"] extends "at-once" ? never : Kind;
}[NotificationKind];

/** Whether the mail of a kind is part of the mail of news. */
export const isNewsKind = (kind: NotificationKind): kind is NewsKind =>
  notificationRule(kind).mailPace !== "at-once";

/** Whether a value from outside names a kind. */
export function isNotificationKind(value: unknown): value is NotificationKind {
  return typeof value === "string" && Object.hasOwn(NOTIFICATION_RULES, value);
}

/** All kinds, in the order settings list them. */
export const NOTIFICATION_KINDS: readonly NotificationKind[] =
  Object.keys(NOTIFICATION_RULES).filter(isNotificationKind);

/** The rule of a kind, without the narrowness of the table. */
export const notificationRule = (kind: NotificationKind): NotificationRule => NOTIFICATION_RULES[kind];
