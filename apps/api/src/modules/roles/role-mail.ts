import { composeMail } from "../../platform/mail-template.ts";
import { mailTranslator } from "../../platform/mail-messages/index.ts";
import { queueMail } from "../../platform/queue-mail.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { localeOfReader } from "../notifications/index.ts";
import type { Person } from "./lock-people.ts";
import type { WantedRole } from "./role-change.ts";
import {
  ROLE_CHANGED,
  ROLE_NAMES,
  ROLE_SUBJECT,
  ROLE_UNEXPECTED,
  ROLE_WAITS,
  ROLE_WAITS_SUBJECT,
  ROLE_WITHDRAW,
} from "./role-messages.ts";

/** Tells a person which role they got or lost, in their language. */
export async function mailRole(tx: Transaction, person: Person, { role, change }: WantedRole): Promise<void> {
  const i18n = mailTranslator(await localeOfReader(tx, person.uuid));
  const { id } = ROLE_CHANGED[change];
  await queueMail(
    tx,
    composeMail({
      to: person.email,
      lang: i18n.locale,
      subject: i18n._(ROLE_SUBJECT),
      parts: [
        { paragraph: i18n._(id, { role: i18n._(ROLE_NAMES[role]) }) },
        { note: i18n._(ROLE_UNEXPECTED) },
      ],
    }),
  );
}

/** Tells roots that a change waits for one of them. */
export async function mailRoots(
  tx: Transaction,
  roots: readonly Person[],
  { email }: Person,
  { role, change }: WantedRole,
): Promise<void> {
  for (const root of roots) {
    const i18n = mailTranslator(await localeOfReader(tx, root.uuid));
    const { id } = ROLE_WAITS[change];
    await queueMail(
      tx,
      composeMail({
        to: root.email,
        lang: i18n.locale,
        subject: i18n._(ROLE_WAITS_SUBJECT),
        parts: [
          { paragraph: i18n._(id, { email, role: i18n._(ROLE_NAMES[role]) }) },
          { note: i18n._(ROLE_WITHDRAW) },
        ],
      }),
    );
  }
}
