import { Notice } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** Says that a link was sent instead of a code. Reveals nothing about whether the address has an account. */
export function LinkSent({ answer }: { answer: object | null | undefined }) {
  if (!answer || !("linkFor" in answer) || typeof answer.linkFor !== "string") return null;
  const email = answer.linkFor;
  return (
    <Notice tone="success">
      <Trans>
        If there is an account for <strong>{email}</strong>, we have sent it an email with a link for choosing
        a new password. The link is valid for 2 hours.
      </Trans>
    </Notice>
  );
}
