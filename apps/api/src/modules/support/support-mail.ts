import { isLocale, DEFAULT_LOCALE, localePath } from "@catnip/domain/locales";
import { shopOrigin } from "../../platform/brands.ts";
import type { Config } from "../../platform/config.ts";
import { composeMail } from "../../platform/mail-template.ts";
import { mailTranslator } from "../../platform/mail-messages/index.ts";
import { queueMail } from "../../platform/queue-mail.ts";
import { read } from "../../platform/read.ts";
import type { Transaction } from "../../platform/transaction.ts";
import type { SupportCase } from "./support-case.ts";
import { CASE_MAILS, CASE_NUMBER, GUEST_KEY, NOT_YOURS, OPEN_CASE } from "./support-messages.ts";

/** Notifies a case's author of what happened to it, in the language they wrote from (R-SPT-7). */
export async function mailAboutCase(
  tx: Transaction,
  config: Config,
  about: SupportCase,
  what: keyof typeof CASE_MAILS,
): Promise<void> {
  const to = about.email ?? (await addressOf(tx, about.user_uuid));
  if (to === null) return;
  const i18n = mailTranslator(about.locale);
  const { subject, intro } = CASE_MAILS[what];
  const isGuest = about.email !== null;
  await queueMail(
    tx,
    composeMail({
      to,
      lang: i18n.locale,
      subject: i18n._(subject),
      parts: [
        { paragraph: i18n._(intro) },
        { rows: [[i18n._(CASE_NUMBER), about.number]] },
        { link: caseUrl(config, about), label: i18n._(OPEN_CASE) },
        ...(isGuest ? [{ paragraph: i18n._(GUEST_KEY) }] : []),
        { note: i18n._(NOT_YOURS) },
      ],
    }),
  );
}

/** Where the case is shown, in the reader's shop and language. */
function caseUrl(config: Config, { platform_key, locale, number }: SupportCase): string {
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  return `${shopOrigin(config, platform_key)}${localePath(language, "/help/cases")}?case=${number}`;
}

async function addressOf(tx: Transaction, userUuid: string | null): Promise<string | null> {
  const rows = await read<{ email: string }>(
    tx,
    'select email from "user" where id = $1 and deleted_at is null',
    [userUuid],
  );
  return rows[0]?.email ?? null;
}
