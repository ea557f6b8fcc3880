import { Notice } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** Says that a link was sent instead of a code. Reveals nothing about whether the address has an account. */
export function LinkSent({ answer }: { answer: object | null | undefined }) {
  if (!answer || !("linkFor" in answer) || typeof answer.linkFor !== "string") return null;
  const email = answer.linkFor;
  return (
    <Notice tone="success">
      <Trans>
        If <strong>{email}</strong> has an account, there is a mail with a link in its mailbox. The link is
        good for 2 hours and lets you choose a new password.
      </Trans>
    </Notice>
  );
}
