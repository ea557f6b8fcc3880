import { composeMail } from "../../platform/mail-template.ts";
import { mailTranslator } from "../../platform/mail-messages/index.ts";
import type { Mail } from "../../platform/mail.ts";
import { CODE_LIFE_SECONDS, LINK_LIFE_SECONDS } from "./mail-codes.service.ts";
import { CLOSINGS, ACCOUNT_MAILS } from "./mail-messages.ts";

export type AccountMail =
  | { readonly kind: "sign-up-code"; readonly code: string }
  | { readonly kind: "reset-code"; readonly code: string }
  | { readonly kind: "reset-link"; readonly link: string }
  | { readonly kind: "deletion-code"; readonly code: string }
  | { readonly kind: "payout-account-code"; readonly code: string }
  | { readonly kind: "already-registered"; readonly signInUrl: string }
  | { readonly kind: "password-changed"; readonly signInUrl: string }
  | { readonly kind: "user-deleted" };

/** One account mail, in the player's language. */
export function accountMail(to: string, lang: string, mail: AccountMail): Mail {
  const i18n = mailTranslator(lang);
  const { subject, lines } = ACCOUNT_MAILS[mail.kind];
  const lives = { minutes: CODE_LIFE_SECONDS / 60, hours: LINK_LIFE_SECONDS / 3_600 };
  const usefulSeconds = "code" in mail ? CODE_LIFE_SECONDS : "link" in mail ? LINK_LIFE_SECONDS : undefined;
  const [first = "", ...rest] = lines.map(({ id }) => i18n._(id, lives));
  const composed = composeMail({
    to,
    lang: i18n.locale,
    subject: i18n._(subject),
    parts: [
      { paragraph: first },
      ...("code" in mail ? [{ code: mail.code }] : []),
      ...("link" in mail ? [{ link: mail.link }] : []),
      ...("signInUrl" in mail ? [{ link: mail.signInUrl }] : []),
      ...rest.map((paragraph) => ({ paragraph })),
      { note: i18n._(CLOSINGS[mail.kind]) },
    ],
  });
  return usefulSeconds === undefined ? composed : { ...composed, usefulSeconds };
}
