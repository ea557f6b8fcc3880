import { useLingui } from "@lingui/react";
import { errorText } from "./error-messages.ts";
import { MessageElement } from "./message-element.tsx";

/** The message for any code. */
export default function LateErrorText({ code }: { code: unknown }) {
  return <MessageElement>{useLingui().i18n._(errorText(code))}</MessageElement>;
}
