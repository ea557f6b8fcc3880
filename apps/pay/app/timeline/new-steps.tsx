import type { PaymentTimelineFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { VisuallyHidden } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { stepMessage } from "./step-messages.ts";

/** Announces to screen readers, politely, the steps that were added since the page was opened. */
export function NewSteps({ steps }: Pick<PaymentTimelineFieldsFragment, "steps">) {
  const { i18n } = useLingui();
  const [seen] = useState(steps.length);
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      {steps
        .slice(seen)
        .map(({ kind }) => i18n._(stepMessage(kind)))
        .join(". ")}
    </VisuallyHidden>
  );
}
