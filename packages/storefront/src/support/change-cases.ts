import { parseSupportNumber } from "@catnip/domain/support";
import type { Locale } from "@catnip/domain/locales";
import {
  AddSupportCaseDocument,
  AddSupportCaseMessageDocument,
  CloseSupportCaseDocument,
  type SupportCaseFieldsFragment,
} from "@catnip/sdk/support/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { referenceOf, type SendableDraft } from "./contact-draft.ts";

/** How a case is named; `email` only by guests. */
export interface CaseKey {
  readonly number: string;
  readonly email: string | null;
}

/** For urql: an empty list of cases names no case. */
export const CASES = { additionalTypenames: ["SupportCase"] };

/** Writes to customer service. The draft's uuid makes it idempotent. */
export async function sendCase(
  { uuid, topic, text, reference, email }: SendableDraft,
  locale: Locale,
): Promise<SupportCaseFieldsFragment> {
  const { addSupportCase } = await mutate(AddSupportCaseDocument, {
    uuid,
    topic,
    text,
    locale,
    reference: referenceOf(reference),
    email: email.trim() || null,
  });
  return addSupportCase;
}

/** Adds a message to a case. */
export async function writeInCase(
  { number, email }: CaseKey,
  message: { readonly uuid: string; readonly text: string },
): Promise<SupportCaseFieldsFragment> {
  const { addSupportCaseMessage } = await mutate(AddSupportCaseMessageDocument, {
    number,
    email,
    ...message,
  });
  return addSupportCaseMessage;
}

export async function closeCase({ number, email }: CaseKey): Promise<SupportCaseFieldsFragment> {
  const { closeSupportCase } = await mutate(CloseSupportCaseDocument, { number, email });
  return closeSupportCase;
}

/** Whether two references name the same case. */
export const isSameNumber = (one: string, other: string): boolean =>
  parseSupportNumber(one) !== null && parseSupportNumber(one) === parseSupportNumber(other);
