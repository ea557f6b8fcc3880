import type { PaymentTimelineFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { VisuallyHidden } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { stepWords } from "./step-words.ts";

/** Says to those who listen to the page what happened since it was opened, once they are done with what they hear. */
export function NewSteps({ steps }: Pick<PaymentTimelineFieldsFragment, "steps">) {
  const { i18n } = useLingui();
  const [seen] = useState(steps.length);
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      {steps
        .slice(seen)
        .map(({ kind }) => i18n._(stepWords(kind)))
        .join(". ")}
    </VisuallyHidden>
  );
}
