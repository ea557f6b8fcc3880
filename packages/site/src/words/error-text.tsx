import { useLingui } from "@lingui/react";
import { lazy, Suspense, type ReactNode } from "react";
import { FIRST_ERROR_TEXTS, isFirstCode } from "./first-error-messages.ts";
import { MessageElement } from "./message-element.tsx";

/**
 * The message for a code, for what every page comes with. Where it is none of the first ones, it appears once it is loaded; if that fails,
 * the error is an unknown one.
 */
export function ErrorText({ code }: { code: unknown }) {
  const { i18n } = useLingui();
  if (isFirstCode(code)) return <MessageElement>{i18n._(FIRST_ERROR_TEXTS[code])}</MessageElement>;
  return (
    <Suspense>
      <LateErrorText code={code} />
    </Suspense>
  );
}

const UnknownError = () => <ErrorText code="9999" />;
const LateErrorText = lazy<(props: { code: unknown }) => ReactNode>(() =>
  import("./late-error-text.tsx").catch(() => ({ default: UnknownError })),
);
