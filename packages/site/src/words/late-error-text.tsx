import { useLingui } from "@lingui/react";
import { errorText } from "./error-messages.ts";

/** The message for any code. */
export default function LateErrorText({ code }: { code: unknown }) {
  return useLingui().i18n._(errorText(code));
}
