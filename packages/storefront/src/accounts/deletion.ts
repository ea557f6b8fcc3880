import type { ErrorCode } from "@catnip/domain/errors";
import {
  DelUserDocument,
  SendUserDeletionCodeDocument,
  type SendUserDeletionCodeMutation,
} from "@catnip/sdk/accounts/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { showMessage } from "@catnip/site/popups/messages.ts";
import { forgetDrafts } from "@catnip/site/session/forget-drafts.ts";
import { forgetLibrary } from "@catnip/site/session/forget-library.ts";
import { logout } from "@catnip/site/session/login.ts";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type UserDeletionCode = SendUserDeletionCodeMutation["sendUserDeletionCode"];

/** Mails a code. Null, after a message with the reason, if players cannot delete this account themselves (R-ACC-13). */
export async function sendCode(i18n: I18n): Promise<UserDeletionCode | null> {
  try {
    return (await mutate(SendUserDeletionCodeDocument, {})).sendUserDeletionCode;
  } catch (fault) {
    const reason = reasonToStay(fault);
    if (!reason) throw fault;
    await showMessage(i18n._(reason));
    return null;
  }
}

/** Deletes the account, and with it the session: this browser is logged out and returns home. */
export async function deleteAccount(code: string): Promise<void> {
  await mutate(DelUserDocument, { code });
  forgetDrafts();
  forgetLibrary();
  logout();
}

/** The error to show at the code's field; null: another error. */
export function codeProblem(fault: unknown): ErrorCode | null {
  if (!(fault instanceof ApiFault)) return null;
  return fault.code === "auth/invalid-code" || fault.code === "auth/code-expired" ? fault.code : null;
}

function reasonToStay(fault: unknown): MessageDescriptor | null {
  if (!(fault instanceof ApiFault) || fault.code !== "auth/forbidden") return null;
  const { facts } = fault;
  const reason = typeof facts === "object" && facts !== null && "reason" in facts ? facts.reason : null;
  if (reason === "creator")
    return msg`You have games in the shop or earnings that have not been paid out. Customer service helps you delete your account.`;
  if (reason === "last-root") return msg`You are the last administrator. Appoint another one first.`;
  return null;
}
