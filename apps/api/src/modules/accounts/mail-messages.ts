import { msg } from "@catnip/i18n/msg.ts";

type Message = ReturnType<typeof msg>;
type Section = { readonly subject: Message; readonly lines: readonly Message[] };

const CODE = msg({ message: "Your verification code", comment: "Subject of a mail" });
const CODE_LIFE = msg({
  message: "It is valid for {minutes, plural, one {# minute} other {# minutes}} and can be used only once.",
  comment: "Said of a verification code",
});
const ACCOUNT = msg({ message: "About your account", comment: "Subject of a mail" });

/**
 * Texts of account mails. Subjects and texts are neutral and name no game or shop: mailboxes are shared and phones
 * show subjects on lock screens. Codes never appear in a subject. The code or address goes below the first line.
 */
export const ACCOUNT_MAILS = {
  "sign-up-code": {
    subject: CODE,
    lines: [
      msg({
        message: "Enter this code to confirm your email address:",
        comment: "The code follows on a line of its own",
      }),
      CODE_LIFE,
    ],
  },
  "reset-code": {
    subject: CODE,
    lines: [
      msg({
        message: "Enter this code to choose a new password:",
        comment: "The code follows on a line of its own",
      }),
      CODE_LIFE,
    ],
  },
  "reset-link": {
    subject: msg({ message: "Choose a new password", comment: "Subject of a mail" }),
    lines: [
      msg({
        message: "Open this link to choose a new password:",
        comment: "The link follows on a line of its own",
      }),
      msg({
        message:
          "It is valid for {hours, plural, one {# hour} other {# hours}} and can be used only once. We sent a link instead of a code because many codes were requested today.",
        comment: "Said of a link to choose a new password",
      }),
    ],
  },
  "deletion-code": {
    subject: CODE,
    lines: [
      msg({
        message: "Enter this code to delete your account:",
        comment: "The code follows on a line of its own",
      }),
      msg({
        message:
          "It is valid for {minutes, plural, one {# minute} other {# minutes}} and can be used only once. A deleted account cannot be brought back. Never pass the code on to anyone.",
        comment: "Said of a verification code",
      }),
    ],
  },
  "payout-account-code": {
    subject: CODE,
    lines: [
      msg({
        message: "Enter this code to set the bank account that your payouts go to:",
        comment: "The code follows on a line of its own",
      }),
      CODE_LIFE,
    ],
  },
  "already-registered": {
    subject: ACCOUNT,
    lines: [
      msg({
        message:
          "Someone, most likely you, tried to sign up with this email address. It already has an account, so you can simply log in here:",
        comment: "The link follows on a line of its own",
      }),
      msg`If you have forgotten the password, you can choose a new one on the same page.`,
    ],
  },
  "password-changed": {
    subject: msg({ message: "Your password was changed", comment: "Subject of a mail" }),
    lines: [
      msg({
        message:
          "The password of your account was changed, and all other devices were logged out. You can log in here:",
        comment: "The link follows on a line of its own",
      }),
    ],
  },
  "user-deleted": {
    subject: ACCOUNT,
    lines: [
      msg`Your account was deleted, and you were logged out everywhere. Your personal data is gone; records of purchases are kept without your name.`,
      msg`You can sign up with this email address again at any time.`,
    ],
  },
} satisfies Readonly<Record<string, Section>>;

const IGNORE = msg`If you did not request this, you can ignore this email. Never pass the code on to anyone.`;
const NOT_YOU = msg`If this was not you, choose a new password at once.`;

/** Small print at the end: if you did not request the code, ignore it, unless someone is logged in as you. */
export const CLOSINGS = {
  "sign-up-code": IGNORE,
  "reset-code": IGNORE,
  "reset-link": msg`If you did not request this, you can ignore this email: no one can use the link without access to your emails. Never pass it on to anyone.`,
  "deletion-code": NOT_YOU,
  "payout-account-code": msg`If this was not you, choose a new password at once. Never pass the code on to anyone.`,
  "already-registered": NOT_YOU,
  "password-changed": NOT_YOU,
  "user-deleted": msg`If this was not you, please write to support.`,
} satisfies Readonly<Record<keyof typeof ACCOUNT_MAILS, Message>>;
