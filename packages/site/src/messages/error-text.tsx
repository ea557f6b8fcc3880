import { useLingui } from "@lingui/react";
import { errorText } from "./error-messages.ts";
import { MessageElement } from "./message-element.tsx";

/** The message for a code; an unknown one reads as 9999. */
export function ErrorText({ code }: { code: unknown }) {
  return <MessageElement>{useLingui().i18n._(errorText(code))}</MessageElement>;
}
