import { formatDateTime } from "@catnip/i18n/dates.ts";
import { countryName } from "@catnip/i18n/names.ts";
import type { Locale } from "@catnip/domain/locales";
import type { NewsKind, NotificationKind } from "@catnip/domain/notifications";
import type { I18n } from "@lingui/core";
import type { Mail } from "../../../platform/mail.ts";
import { composeMail } from "../../../platform/mail-template.ts";
import { mailTranslator } from "../../../platform/mail-messages/index.ts";
import type { NotificationFacts } from "../notification-facts.ts";
import {
  ABOUT,
  ADDED_TO_LIBRARY,
  DISPUTES,
  LABELS,
  NEWS,
  NEWS_LINES,
  OPEN_ACCOUNT,
  OPEN_INBOX,
  OPEN_MONEY,
  OWED,
  RETURNED,
  RETURNED_FOR_NOTHING,
} from "./mail-messages.ts";

/** Who a mail goes to, and where its links lead. */
export type MailReader = {
  readonly email: string;
  readonly locale: Locale;
  /** URL of the inbox in the recipient's shop. */
  readonly inboxUrl: string;
  /** URL where the player sees and ends their sessions. */
  readonly accountUrl: string;
  /** URL of the payments on the pay site; below it every payment has its timeline, by its number. */
  readonly paymentsUrl: string;
};

/** One digest of all news pending for a recipient: a line per kind, with the count. */
export function composeNewsMail(
  reader: MailReader,
  news: ReadonlyMap<NewsKind, number>,
  unsubscribeUrl: string,
): Mail {
  const i18n = mailTranslator(reader.locale);
  return composeMail({
    to: reader.email,
    lang: i18n.locale,
    subject: i18n._(NEWS.subject),
    unsubscribeUrl,
    parts: [
      ...[...news].map(([kind, count]) => ({ paragraph: i18n._(NEWS_LINES[kind].id, { count }) })),
      { link: reader.inboxUrl, label: i18n._(NEWS.open) },
      { note: i18n._(NEWS.why) },
      { link: unsubscribeUrl, label: i18n._(NEWS.off) },
    ],
  });
}

/** The mail about a single personal event: a receipt, a login, a decision. */
export function composeNotificationMail(
  reader: MailReader,
  kind: Exclude<NotificationKind, NewsKind>,
  facts: NotificationFacts,
): Mail {
  const i18n = mailTranslator(reader.locale);
  const { subject, intro, closing } = sectionOf(kind, facts);
  const rows = rowsOf(i18n, kind, facts);
  const link = linkOf(reader, kind, facts);
  return composeMail({
    to: reader.email,
    lang: i18n.locale,
    subject: i18n._(subject),
    parts: [
      { paragraph: i18n._(intro) },
      ...(facts.owed ? [{ paragraph: i18n._(OWED) }] : []),
      ...(rows.length > 0 ? [{ rows }] : []),
      ...(link === null ? [] : [{ link: link.url, label: i18n._(link.label) }]),
      { note: i18n._(closing) },
    ],
  });
}

/** The text of a mail; that of a return, a dispute and of what cost nothing depends on the facts. */
function sectionOf(kind: Exclude<NotificationKind, NewsKind>, facts: NotificationFacts) {
  if (kind === "payment_dispute") return DISPUTES[facts.dispute ?? "open"];
  const about = ABOUT[kind];
  const hasSum = Boolean(facts.coin) || Boolean(facts.silver);
  if (kind === "purchase_receipt" && !hasSum) return { ...about, intro: ADDED_TO_LIBRARY };
  if (kind === "refund" && facts.order_uuid !== undefined)
    return { ...about, intro: hasSum ? RETURNED : RETURNED_FOR_NOTHING };
  return about;
}

/** Mails name no game; the inbox shows which one was bought. A payment has its timeline on the pay site (R-PAY-66). */
function linkOf(reader: MailReader, kind: NotificationKind, { order_no }: NotificationFacts) {
  const to = LINKS[kind];
  if (to === "account") return { url: reader.accountUrl, label: OPEN_ACCOUNT };
  if (to === "payment" && order_no !== undefined)
    return { url: `${reader.paymentsUrl}/${encodeURIComponent(order_no)}`, label: OPEN_MONEY };
  return to === undefined ? null : { url: reader.inboxUrl, label: OPEN_INBOX };
}

const LINKS: Readonly<Partial<Record<NotificationKind, "inbox" | "account" | "payment">>> = {
  purchase_receipt: "inbox",
  top_up_receipt: "payment",
  refund: "payment",
  payment_dispute: "payment",
  gift: "inbox",
  new_device: "account",
  payout_account_changed: "account",
  submission_accepted: "inbox",
  submission_refused: "inbox",
};

type Row = readonly [label: string, value: string];

/**
 * The facts to show, in the order a reader looks for them. A reviewer's reason may be explicit, so it stays in the
 * inbox.
 */
function rowsOf(i18n: I18n, kind: NotificationKind, facts: NotificationFacts): readonly Row[] {
  const label = (name: keyof typeof LABELS) => i18n._(LABELS[name]);
  const lang = i18n.locale;
  const money = (amount: number) => `${facts.currency_id ?? ""} ${hundredths(amount)}`.trim();
  // For a top-up the coins left with the money; for a refunded game they came back.
  const isBack = facts.dispute === "lost" || (kind === "refund" && facts.order_uuid === undefined);
  const paid = label(isBack ? "refunded" : "paid");
  const number = facts.order_no ?? facts.order_uuid;
  const country = facts.country ?? null;
  return [
    ...(number === undefined ? [] : [[label("number"), number] as const]),
    ...(facts.net_amount && facts.tax_amount && facts.tax_rate_bp
      ? ([
          [label("net"), money(facts.net_amount)],
          [label("added"), taxText(money(facts.tax_amount), facts.tax_rate_bp)],
        ] as const)
      : []),
    ...(facts.pay_amount === undefined ? [] : [[paid, money(facts.pay_amount)] as const]),
    ...(facts.coin ? [[label(isBack ? "coinBack" : "coin"), hundredths(facts.coin)] as const] : []),
    ...(facts.silver ? [[label(isBack ? "silverBack" : "silver"), hundredths(facts.silver)] as const] : []),
    ...(facts.owed ? [[label("owed"), hundredths(facts.owed)] as const] : []),
    ...(facts.tax && facts.tax_rate_bp
      ? [[label("tax"), taxText(hundredths(facts.tax), facts.tax_rate_bp)] as const]
      : []),
    ...(facts.device === undefined ? [] : [[label("device"), facts.device] as const]),
    ...(country === null
      ? []
      : [[label(kind === "country_changed" ? "country" : "place"), countryName(country, lang)] as const]),
    ...(facts.account_ending === undefined ? [] : [[label("bankAccount"), facts.account_ending] as const]),
    ...(facts.payouts_from === undefined
      ? []
      : [[label("payoutsFrom"), moment(lang, facts.payouts_from)] as const]),
    ...(facts.at === undefined ? [] : [[label("time"), moment(lang, facts.at)] as const]),
  ];
}

/** Hundredths as text with two decimals, for meowcent and minor units alike: 669 is `6.69`. */
export function hundredths(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Ten-thousandths are hundredths of a percent: 1900 is `19.00 %`. */
const taxText = (tax: string, rateBp: number): string => `${tax} (${hundredths(rateBp)} %)`;

/** Formats a time in UTC, because we do not know the reader's time zone; an invalid time is shown as is. */
const moment = (lang: string, iso: string) =>
  Number.isNaN(Date.parse(iso)) ? iso : formatDateTime(iso, lang);
