import type { UserDeletionCode } from "./deletion.ts";
import { parseVerificationCode, VERIFICATION_CODE_DIGITS } from "@catnip/domain/accounts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { Button, CodeField, Stack } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type SubmitEvent } from "react";
import { codeProblem, deleteAccount, sendCode } from "./deletion.ts";
import { DeletionMeaning } from "./deletion-meaning.tsx";
import { useViewer } from "../shell/viewer.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Deletes the account, after a code from the mailbox. */
    deleteAccount: { props: Record<string, never>; result: undefined };
  }
}

/** First the consequences, then the code; after that it cannot be undone (R-ACC-12). */
export default function DeleteAccountPopup({ close }: { close: () => void }) {
  const { t, i18n } = useLingui();
  const form = useId();
  const { me } = useViewer();
  const [sent, setSent] = useState<UserDeletionCode | null>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const email = me?.email ?? "";
  const digits = String(VERIFICATION_CODE_DIGITS);
  const sending = useAction(
    () => sendCode(i18n),
    (answer) => {
      setProblem(null);
      setSent(answer);
    },
  );
  const deleting = useAction(async () => {
    try {
      await deleteAccount(code);
    } catch (fault) {
      const refusal = codeProblem(fault);
      if (refusal === null) throw fault;
      setProblem(i18n._(errorText(refusal)));
    }
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (parseVerificationCode(code) !== null) deleting.run();
    else setProblem(t`Please enter the ${digits} digits from the email.`);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Delete account</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <DeletionMeaning pendingPayments={sent?.pending_payments ?? 0} />
            {sent && (
              <form id={form} onSubmit={submit} noValidate>
                <CodeField
                  label={t`Verification code`}
                  hint={t`We have sent it to ${email}.`}
                  length={VERIFICATION_CODE_DIGITS}
                  value={code}
                  error={problem}
                  onChange={(event) => {
                    setProblem(null);
                    setCode(event.currentTarget.value);
                  }}
                />
              </form>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="secondary" onClick={() => close()}>
            <Trans>Keep my account</Trans>
          </Button>
          {sent ? (
            <>
              <Button kind="ghost" busy={sending.isBusy} onClick={() => sending.run()}>
                <Trans>Send a new code</Trans>
              </Button>
              <Button type="submit" form={form} kind="danger" busy={deleting.isBusy}>
                <Trans>Delete permanently</Trans>
              </Button>
            </>
          ) : (
            <Button kind="danger" busy={sending.isBusy} onClick={() => sending.run()}>
              <Trans>Send me a code</Trans>
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
