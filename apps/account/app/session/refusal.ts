import type { ErrorCode } from "@catnip/domain/errors";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { nameProblemText } from "@catnip/site/messages/name-problems.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Our form field names; an error names the field it belongs to. */
export type FieldName = "email" | "password" | "code" | "nickname" | "adult";

/** Why a form was rejected, plus the values typed, so only secrets have to be typed again. */
export type Refusal = {
  readonly code: ErrorCode;
  readonly field: FieldName | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly typed: Readonly<Record<string, string>>;
};

/** Extracts the rejection from a form action's result. */
export const refusalIn = (answer: object | null | undefined): Refusal | null =>
  answer && "code" in answer ? (answer as Refusal) : null;

/** The message for a rejection; those with details say more than the catalog's text. */
export function useRefusalText(refusal: Refusal | null | undefined): string | null {
  const { t, i18n } = useLingui();
  if (!refusal) return null;
  const { code, field, facts } = refusal;
  const count = (name: string) => (typeof facts[name] === "number" ? facts[name] : 0);
  if (code === "input/invalid" && field === "email") return t`Please enter your full email address.`;
  if (code === "input/invalid" && field === "password") return t`Please enter your password.`;
  if (code === "input/invalid" && field === "adult") return t`Please confirm this to continue.`;
  if (code === "input/invalid" && field === "code") return t`Please enter all 8 digits.`;
  const nameText = code === "input/invalid" ? nameProblemText(facts) : null;
  if (nameText) return i18n._(nameText);
  if (code === "auth/wrong-password") return t`The email address or the password is incorrect.`;
  if (code === "auth/weak-password")
    return i18n._(PASSWORD_TEXTS[String(facts["reason"])] ?? PASSWORD_TEXTS.common);
  if (code === "auth/code-expired" && facts["link"])
    return t`This link has been used or has expired. Please request a new one.`;
  if (code === "auth/invalid-code" && count("tries_left") > 0) {
    return t`This code is not correct. ${plural(count("tries_left"), { one: "# try left.", other: "# tries left." })}`;
  }
  if (code === "auth/invalid-code") return t`This code is incorrect. Please request a new one.`;
  if (code === "auth/too-many-requests" && facts["new_code_needed"])
    return t`Too many wrong codes. Please request a new one.`;
  if (code === "auth/too-many-requests" && count("retry_after") > 0) {
    const minutes = Math.ceil(count("retry_after") / 60);
    return t`${plural(minutes, {
      one: "Too many attempts. Please try again in # minute.",
      other: "Too many attempts. Please try again in # minutes.",
    })}`;
  }
  return i18n._(errorText(code));
}

/** One message per reason why a password is rejected. */
const PASSWORD_TEXTS: Readonly<Record<string, MessageDescriptor>> & { readonly common: MessageDescriptor } = {
  "too-short": msg`The password must have at least 8 characters.`,
  "too-long": msg`The password must have at most 16 characters.`,
  "special-characters": msg`Please use only letters A–Z and digits: no spaces or special characters.`,
  common: msg`This password is too easy to guess. Please choose another.`,
};
