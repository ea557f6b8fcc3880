import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { errorConsequence } from "@catnip/domain/errors";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { errorText, knownCode } from "../messages/error-messages.ts";
import { openPopup } from "./open-popup.ts";

/** Shows an informational message; resolves when it has been dismissed. */
export async function showMessage(text: string, title?: string): Promise<void> {
  await openPopup({ name: "message", props: { kind: "message", text, ...(title && { title }) } });
}

/** Reports success and offers a next step. True: the visitor wants to go there. */
export async function offerNext(text: string, title: string, next: string): Promise<boolean> {
  const answer = await openPopup({ name: "message", props: { kind: "message", text, title, next } });
  return answer === "confirmed";
}

/** Asks a question. True: confirmed. */
export async function confirm(text: string, title?: string): Promise<boolean> {
  const answer = await openPopup({
    name: "message",
    props: { kind: "confirm", text, ...(title && { title }) },
  });
  return answer === "confirmed";
}

/**
 * Shows a failure: the translation of its code if there is one, else the API's first message (R-ERR-4). Confirming an
 * expired session leads to the login; an action that needs an account offers to log in.
 */
export async function showError(fault: unknown, i18n: I18n): Promise<void> {
  const code = knownCode(fault instanceof ApiFault ? fault.code : "9999");
  const requestId = fault instanceof ApiFault ? fault.requestId : null;
  const isGuest = code === "auth/login-required";
  const answer = await openPopup({
    name: "message",
    props: {
      kind: "error",
      text: i18n._(errorText(code)),
      code,
      requestId,
      ...(isGuest && { next: i18n._(msg`Log in`) }),
    },
  });
  if (isGuest && answer === "confirmed") (await import("../session/login.ts")).login();
  const consequence = errorConsequence(code);
  if (consequence === "sign-out") (await import("../session/login.ts")).logout();
  if (consequence === "reload") window.location.reload();
}
